import { indianDay } from '../dates'
import { type BookRecords, mergeFault } from './merging'
import { NOT_PLAIN, POND_FILE, type PondFile, pondFile, VERSION_WITHOUT_LOTS } from './schema'

/** Maximum characters of a file: about thirty years of ten ponds. */
export const MAX_POND_FILE = 32 * 1024 * 1024

/** Reasons to refuse a file; each language has a sentence for each code. */
type FileRefusalCode =
  /** Not a pond book file. */
  | 'file foreign'
  /** Truncated. */
  | 'file cut'
  /** Written by version {version}; this version is {own}. */
  | 'file version'
  /** A text with markup, a script or hidden characters. */
  | 'file script'
  /** An invalid value at {path}. */
  | 'file broken'
  /** Duplicate records, records without a pond, or corrections of missing records. */
  | 'file mixed up'
  /** Entries in the future, up to {day}. */
  | 'file ahead'
  /** Larger than {max} MB. */
  | 'file too large'

export interface FileRefusal {
  code: FileRefusalCode
  values: Readonly<Record<string, number | string>>
}

/** Serializes the book to its file. Examples, deleted ponds and their entries are left out. */
export function pondFileText({ ponds, events, bags }: BookRecords, now: Date): string {
  const living = ponds.filter(({ deletedAt, isExample }) => deletedAt === undefined && !isExample)
  const ids = new Set(living.map(({ id }) => id))
  const moved = new Set(events.flatMap((event) => (event.kind === 'moved' && ids.has(event.toPondId) ? lineOf(event) : [])))
  const kept = {
    ponds: living,
    events: events.filter((event) => ids.has(event.pondId) || moved.has(lineOf(event))),
    bags: bags.filter(({ pondId }) => pondId === undefined),
  }
  const hasLots = [...kept.events, ...kept.bags].some((record) => 'lot' in record || 'closedLots' in record)
  const version = hasLots ? POND_FILE.version : VERSION_WITHOUT_LOTS
  const file: PondFile = { ...POND_FILE, version, exportedAt: now.toISOString(), ...kept }
  return JSON.stringify(file)
}

const lineOf = ({ id, corrects }: { id: string; corrects?: string | undefined }) => corrects ?? id

/** Parses a file to a book, or to the reason of its refusal. */
export function readPondFile(text: string, now: Date): PondFile | FileRefusal {
  if (text.length > MAX_POND_FILE) return refusal('file too large', { max: MAX_POND_FILE / 1024 / 1024 })
  const json = parsed(text)
  if (json === undefined) return refusal(isOurs(text) ? 'file cut' : 'file foreign')
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown }
  if (format !== POND_FILE.format) return refusal('file foreign')
  if (version !== POND_FILE.version && version !== VERSION_WITHOUT_LOTS)
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

/** A truncated file still begins like ours. */
const isOurs = (text: string) => text.replace(/\s/g, '').startsWith(`{"format":"${POND_FILE.format}"`)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Markup in a text, also in unknown fields. */
const SCRIPT = /<\s*[a-z!/?]|javascript\s*:/i

interface Issue {
  message: string
  path: readonly PropertyKey[]
  /** Unknown fields. */
  keys?: readonly string[]
}

function schemaRefusal(issue: Issue | undefined, text: string): FileRefusal {
  if (issue?.message === NOT_PLAIN || SCRIPT.test(text)) return refusal('file script')
  return refusal('file broken', { path: [...(issue?.path ?? []), ...(issue?.keys ?? [])].map(String).join('.').slice(0, 80) })
}
