import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { BookRecords } from '~/rules/ponds/merging'
import type { BagEvent, Pond, PondEvent } from '~/schemas/ponds'

const DATABASE = 'pond-book'
const VERSION = 1
const STORES = ['ponds', 'events', 'bags', 'settings'] as const

/** Why the device keeps nothing just now; what is written stays in memory and is tried again with the next line. */
export type StorageTrouble = 'storage full' | 'storage denied' | 'newer version'

/** What the farmer chose, and what the book remembers of itself; moments are ISO 8601. */
export interface BookSettings {
  /** Days before the end of a feed. */
  warnDays: number
  exportedAt?: string
  /** When the farmer put off the reminder. */
  remindedAt?: string
  askedToPersistAt?: string
}

/** What one change writes and deletes. */
export interface BookChange extends Partial<BookRecords> {
  settings?: BookSettings
  /** Ids of records that go for good. */
  lost?: { ponds: readonly string[]; events: readonly string[] }
  /** Everything goes first. */
  isWiped?: boolean
}

interface Tables extends DBSchema {
  ponds: { key: string; value: Pond }
  events: { key: string; value: PondEvent }
  bags: { key: string; value: BagEvent }
  settings: { key: string; value: BookSettings | number }
}

type Writing = IDBPTransaction<Tables, typeof STORES, 'readwrite'>

/** Counts the changes of all tabs. */
const CHANGES = 'changes'
const SETTINGS = 'settings'

let opened: Promise<IDBPDatabase<Tables>> | undefined
let isOutdated = false

/** Reads the whole book. Throws what the browser's storage throws. */
export async function readBook(): Promise<BookRecords & { settings: BookSettings | undefined; changes: number }> {
  const read = (await database()).transaction(STORES, 'readonly')
  const [ponds, events, bags, settings, changes] = await Promise.all([
    read.objectStore('ponds').getAll(),
    read.objectStore('events').getAll(),
    read.objectStore('bags').getAll(),
    read.objectStore('settings').get(SETTINGS),
    read.objectStore('settings').get(CHANGES),
  ])
  return { ponds, events, bags, settings: settings as BookSettings | undefined, changes: Number(changes ?? 0) }
}

/** How often the book was changed on this device, by any tab. */
export const countChanges = async (): Promise<number> => Number((await (await database()).get('settings', CHANGES)) ?? 0)

/** Writes changes in turn, all or none, and onto the disk before it answers; answers the new count of changes. */
export async function keepChanges(changes: readonly BookChange[]): Promise<number> {
  const write = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' })
  const settings = write.objectStore('settings')
  const count = Number((await settings.get(CHANGES)) ?? 0) + 1
  // All at once: a refused write ends the transaction, and is answered for once.
  await Promise.all([...changes.flatMap((change) => requestsOf(write, change)), settings.put(count, CHANGES), write.done])
  return count
}

function requestsOf(write: Writing, { isWiped, ponds, events, bags, lost, settings }: BookChange): Promise<unknown>[] {
  return [
    ...(isWiped ? STORES.map((name) => write.objectStore(name).clear()) : []),
    ...(ponds ?? []).map((pond) => write.objectStore('ponds').put(pond)),
    ...(events ?? []).map((event) => write.objectStore('events').put(event)),
    ...(bags ?? []).map((bag) => write.objectStore('bags').put(bag)),
    ...(lost?.ponds ?? []).map((id) => write.objectStore('ponds').delete(id)),
    ...(lost?.events ?? []).map((id) => write.objectStore('events').delete(id)),
    ...(settings ? [write.objectStore('settings').put(settings, SETTINGS)] : []),
  ]
}

/** Lets go of the storage, which opens anew when it is wanted. */
export async function closePondStorage() {
  const closing = opened
  opened = undefined
  isOutdated = false
  await closing?.then((open) => open.close()).catch(() => {})
}

/** What a refusal of the storage means. */
export function troubleOf(error: unknown): StorageTrouble {
  if (isOutdated || (error instanceof DOMException && error.name === 'VersionError')) return 'newer version'
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
        for (const name of ['ponds', 'events', 'bags'] as const) made.createObjectStore(name, { keyPath: 'id' })
        made.createObjectStore('settings')
      },
      // A tab of a newer version waits for this one to let go.
      blocking(_from, _to, event) {
        isOutdated = true
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
