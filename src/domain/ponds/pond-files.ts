import { indianDay } from '../dates'
import { type BookRecords, mergeFault } from './merging'
import { NOT_PLAIN, POND_FILE, type PondFile, pondFile } from './schema'

/** Characters of a file: some thirty years of ten ponds. */
export const MAX_POND_FILE = 32 * 1024 * 1024

/** Why a file is not taken, by code; each language has a sentence for each. */
type FileRefusalCode =
  /** No file of a pond book at all. */
  | 'file foreign'
  /** Its end is missing. */
  | 'file cut'
  /** Written by version {version} of the book; this one reads {own}. */
  | 'file version'
  /** Holds markup, a script or hidden characters in a text. */
  | 'file script'
  /** Something in it is no figure, day or text that the book writes: {path}. */
  | 'file broken'
  /** Records that are there twice, of no pond, or that correct nothing. */
  | 'file mixed up'
  /** Has lines after today, as far as {day}. */
  | 'file ahead'
  /** Over {max} MB. */
  | 'file too large'

export interface FileRefusal {
  code: FileRefusalCode
  values: Readonly<Record<string, number | string>>
}

/** The book as the text of its one file. Examples and deleted ponds stay out, as do lines of theirs. */
export function pondFileText({ ponds, events, bags }: BookRecords, now: Date): string {
  const living = ponds.filter(({ deletedAt, isExample }) => deletedAt === undefined && !isExample)
  const ids = new Set(living.map(({ id }) => id))
  const moved = new Set(events.flatMap((event) => (event.kind === 'moved' && ids.has(event.toPondId) ? lineOf(event) : [])))
  const file: PondFile = {
    ...POND_FILE,
    exportedAt: now.toISOString(),
    ponds: living,
    events: events.filter((event) => ids.has(event.pondId) || moved.has(lineOf(event))),
    bags: bags.filter(({ pondId }) => pondId === undefined),
  }
  return JSON.stringify(file)
}

const lineOf = ({ id, corrects }: { id: string; corrects?: string | undefined }) => corrects ?? id

/** The book in a file's text, or why it is not taken. */
export function readPondFile(text: string, now: Date): PondFile | FileRefusal {
  if (text.length > MAX_POND_FILE) return refusal('file too large', { max: MAX_POND_FILE / 1024 / 1024 })
  const json = parsed(text)
  if (json === undefined) return refusal(isOurs(text) ? 'file cut' : 'file foreign')
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown }
  if (format !== POND_FILE.format) return refusal('file foreign')
  if (version !== POND_FILE.version)
    return refusal('file version', { version: String(version).slice(0, 20), own: POND_FILE.version })
  const file = pondFile.safeParse(json)
  if (!file.success) return schemaRefusal(file.error.issues[0], text)
  if (mergeFault(file.data)) return refusal('file mixed up')
  const today = indianDay(now)
  const day = [...file.data.events, ...file.data.bags].reduce((latest, event) => (event.day > latest ? event.day : latest), '')
  return day > today ? refusal('file ahead', { day }) : file.data
}

export const isFileRefusal = (read: PondFile | FileRefusal): read is FileRefusal => 'code' in read

const refusal = (code: FileRefusalCode, values: FileRefusal['values'] = {}): FileRefusal => ({ code, values })

/** A file that was cut still begins as ours does. */
const isOurs = (text: string) => text.replace(/\s/g, '').startsWith(`{"format":"${POND_FILE.format}"`)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Markup in a text that the book would not have written, and in one that it does not know. */
const SCRIPT = /<\s*[a-z!/?]|javascript\s*:/i

interface Issue {
  message: string
  path: readonly PropertyKey[]
  /** Fields that the book does not know. */
  keys?: readonly string[]
}

function schemaRefusal(issue: Issue | undefined, text: string): FileRefusal {
  if (issue?.message === NOT_PLAIN || SCRIPT.test(text)) return refusal('file script')
  return refusal('file broken', { path: [...(issue?.path ?? []), ...(issue?.keys ?? [])].map(String).join('.').slice(0, 80) })
}
