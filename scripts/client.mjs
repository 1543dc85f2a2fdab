// Bundles the client: `node scripts/client.mjs OUT` writes main.js, main.css, their assets, what lies in public/,
// the licenses of all third-party code in it (THIRD-PARTY.txt) and a list of the files with their hashes (bundle.json).
import { createHash } from "node:crypto"
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const client = join(root, "src/pik/web/client")
const allowed = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"]

/** The sheets of the client: styles/main.css says which if it is there, else all in the order of their names. */
function sheets() {
  const folder = join(client, "styles")
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".css")).sort() : []
  return (names.includes("main.css") ? ["main.css"] : names).map((name) => `./styles/${name}`)
}

/** One entry that holds the program and the sheets. */
const entry = {
  name: "entry",
  setup(build) {
    build.onResolve({ filter: /^pik-entry$/ }, () => ({ path: "main", namespace: "pik" }))
    build.onLoad({ filter: /.*/, namespace: "pik" }, () => ({
      contents: [...sheets(), "./main.tsx"].map((path) => `import ${JSON.stringify(path)}`).join("\n"),
      resolveDir: client,
    }))
  },
}

function bundle(out) {
  return build({
    absWorkingDir: root,
    entryPoints: { main: "pik-entry" },
    outdir: out,
    plugins: [entry],
    tsconfigRaw: {},
    jsxFactory: "h",
    jsxFragment: "Fragment",
    inject: [join(client, "jsx.ts")],
    assetNames: "assets/[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    loader: { ".ftl": "text", ".svg": "file", ".webp": "file", ".woff2": "file" },
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    charset: "utf8",
    legalComments: "none",
    target: ["es2022", "chrome111", "firefox115", "safari16.4"],
    metafile: true,
    logLevel: "warning",
  })
}

/** The folders of the packages that files of the bundle come from, and of those that package.json names for it: the
 * digits of the score pad, say, are a cut of such a package and lie with the client. */
function packages(files) {
  const named = Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies)
  const folders = files.map((file) => file.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0]).filter(Boolean)
  return [...new Set([...folders, ...named.map((name) => `node_modules/${name}`)])].sort()
}

/** The license text of a package: its own, else the one kept here for packages that come without. */
function licenseText(folder, { license, author }) {
  const file = readdirSync(join(root, folder)).find((name) => /^licen[sc]e/i.test(name))
  if (file) return readFileSync(join(root, folder, file), "utf8").trim()
  const text = readFileSync(join(root, `scripts/licenses/${license}.txt`), "utf8").trim()
  return `Copyright ${String(author).replace(/ <.*>/, "")} and contributors\n\n${text}`
}

/** What must be told about one package; a license that nobody has looked at is refused. */
function license(folder) {
  const about = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))
  if (!allowed.includes(about.license)) throw new Error(`${folder}: nobody has looked at its license ${about.license}`)
  return `${about.name} ${about.version} (${about.license})\n\n${licenseText(folder, about)}\n`
}

function list(out) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const paths = files.map((file) => join(file.parentPath, file.name)).sort()
  const hash = (path) => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16)
  return Object.fromEntries(paths.map((path) => [path.slice(out.length + 1).replaceAll("\\", "/"), hash(path)]))
}

const out = resolve(process.argv[2])
const { metafile } = await bundle(out)
const used = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs))
const line = `\n${"-".repeat(80)}\n\n`
writeFileSync(join(out, "THIRD-PARTY.txt"), packages(used).map(license).join(line))
if (existsSync(join(client, "public"))) cpSync(join(client, "public"), out, { recursive: true })
writeFileSync(join(out, "bundle.json"), `${JSON.stringify(list(out), null, 2)}\n`)
