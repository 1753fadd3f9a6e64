import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { type Lost, replaced } from '~/domain/ponds/book'
import { grouped } from '~/domain/ponds/entries'
import type { BookRecords } from '~/domain/ponds/merging'
import type { Sack } from '~/domain/ponds/sacks-schema'
import type { BagEvent, Pond, PondEvent } from '~/domain/ponds/schema'

const DATABASE = 'pond-book'
const VERSION = 1
const STORES = ['ponds', 'years', 'bags', 'settings'] as const

/** Why the device cannot store now. Changes stay in memory and are retried with the next one. */
export type StorageTrouble = 'storage full' | 'storage denied' | 'newer version'

/** The farmer's settings and the state of the book; times are ISO 8601. */
export interface BookSettings {
  /** Days before a feed runs out. */
  warnDays: number
  exportedAt?: string
  /** When the farmer postponed the reminder. */
  remindedAt?: string
  askedToPersistAt?: string
  /** What the shop last said about the lots of the book, by lot. */
  lots?: Readonly<Record<string, KnownLot>>
}

/** A lot as the shop knows it; `since`: the Indian day on which this device learned its state. */
export type KnownLot = Pick<Sack, 'bestBefore' | 'state' | 'reason'> & { since: string }

/** What one change writes and deletes. */
export interface BookUpdate extends Partial<BookRecords> {
  settings?: BookSettings
  /** Rows to delete permanently. */
  lost?: Lost
  /** All stored rows are deleted before these are written. */
  isWiped?: boolean
}

interface Tables extends DBSchema {
  ponds: { key: string; value: Pond }
  /** The events of a pond in one year as one row: ten thousand single rows take a phone a second to read. */
  years: { key: string; value: PondEvent[] }
  bags: { key: string; value: BagEvent }
  settings: { key: string; value: BookSettings | number }
}

type Writing = IDBPTransaction<Tables, typeof STORES, 'readwrite'>

/** The key of the change counter of all tabs. */
const CHANGES = 'changes'
const SETTINGS = 'settings'

let opened: Promise<IDBPDatabase<Tables>> | undefined

/** Reads the whole book. Throws the errors of the browser's storage. */
export async function readBook(): Promise<BookRecords & { settings: BookSettings | undefined; changes: number }> {
  const read = (await database()).transaction(STORES, 'readonly')
  const [ponds, years, bags, settings, changes] = await Promise.all([
    read.objectStore('ponds').getAll(),
    read.objectStore('years').getAll(),
    read.objectStore('bags').getAll(),
    read.objectStore('settings').get(SETTINGS),
    read.objectStore('settings').get(CHANGES),
  ])
  return { ponds, events: years.flat(), bags, settings: settings as BookSettings | undefined, changes: Number(changes ?? 0) }
}

/** Number of changes of the book on this device, by all tabs. */
export const countUpdates = async (): Promise<number> => Number((await (await database()).get('settings', CHANGES)) ?? 0)

/** Writes changes in one durable transaction. Returns the new count of changes. */
export async function saveUpdates(changes: readonly BookUpdate[]): Promise<number> {
  const write = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' })
  // The error is thrown by the request that caused it.
  write.done.catch(() => {})
  try {
    const settings = write.objectStore('settings')
    const count = Number((await settings.get(CHANGES)) ?? 0) + 1
    for (const change of changes) await writeUpdate(write, change)
    await settings.put(count, CHANGES)
    await write.done
    return count
  } catch (error) {
    abort(write)
    throw error
  }
}

function abort(write: Writing) {
  try {
    write.abort()
  } catch {
    // The transaction had already ended.
  }
}

async function writeUpdate(write: Writing, { isWiped, ponds = [], events = [], bags = [], lost, settings }: BookUpdate) {
  if (isWiped) await Promise.all(STORES.map((name) => write.objectStore(name).clear()))
  const years = write.objectStore('years')
  for (const [key, written] of grouped(events, yearOf)) {
    await years.put(replaced((await years.get(key)) ?? [], written), key)
  }
  for (const [key, gone] of grouped(lost?.events ?? [], yearOf)) {
    const ids = new Set(gone.map(({ id }) => id))
    const left = ((await years.get(key)) ?? []).filter(({ id }) => !ids.has(id))
    await (left.length > 0 ? years.put(left, key) : years.delete(key))
  }
  await Promise.all([
    ...ponds.map((pond) => write.objectStore('ponds').put(pond)),
    ...bags.map((bag) => write.objectStore('bags').put(bag)),
    ...(lost?.ponds ?? []).map((id) => write.objectStore('ponds').delete(id)),
    ...(lost?.bags ?? []).map(({ id }) => write.objectStore('bags').delete(id)),
    ...(settings ? [write.objectStore('settings').put(settings, SETTINGS)] : []),
  ])
}

/** Closes the database. It reopens on demand. */
export async function closePondStorage() {
  const closing = opened
  opened = undefined
  await closing?.then((open) => open.close()).catch(() => {})
}

const yearOf = ({ pondId, day }: PondEvent) => `${pondId}/${day.slice(0, 4)}`

/** Classifies a storage error. */
export function troubleOf(error: unknown): StorageTrouble {
  if (error instanceof DOMException && error.name === 'VersionError') return 'newer version'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage full' : 'storage denied'
}

function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDatabase()
  return opened
}

async function openDatabase(): Promise<IDBPDatabase<Tables>> {
  try {
    return await openDB<Tables>(DATABASE, VERSION, {
      upgrade(made) {
        for (const name of ['ponds', 'bags'] as const) made.createObjectStore(name, { keyPath: 'id' })
        for (const name of ['years', 'settings'] as const) made.createObjectStore(name)
      },
      // A tab with a newer version waits until this one closes the database.
      blocking(_from, _to, event) {
        ;(event.target as IDBDatabase).close()
        opened = undefined
      },
      terminated() {
        opened = undefined
      },
    })
  } catch (error) {
    opened = undefined
    throw error
  }
}
