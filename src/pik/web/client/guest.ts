// Who this browser is: the server's cookie says so; here is what is asked about it. Nothing secret is kept by the page.
import { language } from "./settings"
import type { Message } from "./wire"

export interface Answer<T> {
  readonly status: number
  readonly data: T | null
  /** Why not; without a code: the server could not be reached. */
  readonly failure: Message | null
}

const unreachable: Message = { code: "", data: {} }

/** Ask the server to do something. */
export function post<T>(path: string, body: unknown = {}): Promise<Answer<T>> {
  const how = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
  return ask(path, how, async (answer) => (await answer.json().catch(() => null)) as T)
}

/** Get a file, under the name that the server gives it. */
export function getFile(path: string): Promise<Answer<File>> {
  return ask(path, {}, async (answer) => {
    const name = /filename="(.+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1]
    return new File([await answer.blob()], name ?? "pik")
  })
}

async function ask<T>(path: string, how: RequestInit, read: (answer: Response) => Promise<T>): Promise<Answer<T>> {
  try {
    const answer = await fetch(path, how)
    const { status } = answer
    if (answer.ok) return { status, data: await read(answer), failure: null }
    const why: unknown = await answer.json().catch(() => null)
    return { status, data: null, failure: isMessage(why) ? why : unreachable }
  } catch {
    return { status: 0, data: null, failure: unreachable }
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "code" in value
}

/** Make sure that the server knows this browser; whether it did not before. Null: no answer. */
export async function hello(): Promise<boolean | null> {
  const { data } = await post<{ readonly new: boolean }>("/api/hello")
  return data && data.new
}

/** A personal link's secret; it is taken out of the address, for it must not be passed on by accident. */
export function keyInAddress(table: string): string | null {
  const key = /^#k=(.+)$/.exec(location.hash)?.[1]
  if (!key) return null
  history.replaceState(null, "", `/t/${table}`)
  return decodeURIComponent(key)
}

/** Show the secret of a personal link. */
export function enterByKey(table: string, key: string): Promise<Answer<unknown>> {
  return post(`/api/tables/${table}/enter`, { key })
}

/** Show a short code, of this table or, where the table is not known yet, of any. */
export async function enterByCode(code: string, table?: string): Promise<Answer<{ readonly table?: string }>> {
  const path = table === undefined ? "/api/enter" : `/api/tables/${table}/enter`
  return post(path, { code: code.trim().toUpperCase() })
}

export function personalLink(table: string): Promise<Answer<{ readonly link: string }>> {
  return post(`/api/tables/${table}/link`)
}

export function shortCode(table: string): Promise<Answer<{ readonly code: string; readonly minutes: number }>> {
  return post(`/api/tables/${table}/code`)
}

export function deleteTable(table: string): Promise<Answer<unknown>> {
  return post(`/api/tables/${table}/delete`)
}

/** A new table; its name. */
export function createTable(order: object): Promise<Answer<{ readonly table: string }>> {
  return post("/api/tables", { ...order, lang: language.value })
}
