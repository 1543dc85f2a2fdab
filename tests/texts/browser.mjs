// Says happenings and messages with the client's own code: reads {sources, frame, told, said, acts, every} from stdin,
// writes a list of sentences for each language, and under every game of `every` what its messages come to.
import { build } from "esbuild"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"

const client = new URL("../../src/pik/web/client/", import.meta.url)
const contents = `
  export { followLanguage, hasTexts, known, scope, t, tongue } from "./texts"
  export { language } from "./settings"
  export { sentence, told, label } from "./say"
`
const folder = await mkdtemp(join(tmpdir(), "pik-say-"))
await build({
  stdin: { contents, resolveDir: client.pathname, loader: "ts" },
  bundle: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  outfile: join(folder, "say.mjs"),
})

const asked = JSON.parse(await text(process.stdin))
const stubs = {
  document: { documentElement: { dataset: {}, lang: "" } },
  navigator: { language: "en", languages: ["en"] },
  fetch: async (address) => new Response(asked.sources[address]),
}
for (const [name, value] of Object.entries(stubs)) Object.defineProperty(globalThis, name, { value, configurable: true })
const say = await import(join(folder, "say.mjs"))
await rm(folder, { recursive: true })

say.scope.value = "game"
say.followLanguage()
const spoken = {}
for (const language of ["en", "ru", "pl"]) {
  say.language.value = language
  while (say.tongue() !== language || !say.known("act-play")) await new Promise(setImmediate)
  spoken[language] = [
    ...asked.told.map((happening) => say.told(asked.frame, happening)),
    ...asked.said.map((message) => say.sentence(asked.frame, message)),
    ...asked.acts.map((act) => say.label(asked.frame, act)),
  ]
}
for (const [game, messages] of Object.entries(asked.every)) {
  say.scope.value = game
  spoken[game] = {}
  for (const language of ["en", "ru", "pl"]) {
    say.language.value = language
    while (say.tongue() !== language || !say.hasTexts(game)) await new Promise(setImmediate)
    spoken[game][language] = messages[language].map(([code, filling]) => say.t(code, filling))
  }
}
process.stdout.write(JSON.stringify(spoken))
