import { atom } from 'nanostores'
import { DAY } from '~/domain/day'
import type { PondRecord } from '~/domain/ponds/batches'
import { type Book, EMPTY_BOOK, lostWith, withoutLost, withRecords } from '~/domain/ponds/book'
import type { Entry } from '~/domain/ponds/entries'
import type { BagEvent } from '~/domain/ponds/schema'
import {
  type BookSettings,
  type BookUpdate,
  closePondStorage,
  countUpdates,
  readBook,
  type StorageTrouble,
  saveUpdates,
  troubleOf,
} from './pond-storage'

/** Default number of days before a feed runs out to warn. */
const WARN_DAYS = 5
/** Milliseconds during which a deleted pond can be restored. */
const RESTORABLE_FOR = DAY

export interface PondBook {
  state: 'opening' | 'open'
  /** Ponds that are not deleted, oldest first. A record stays the same object until it changes. */
  records: readonly PondRecord[]
  bags: readonly Entry<BagEvent>[]
  settings: BookSettings
  trouble?: StorageTrouble | undefined
  /** Number of changes that are only in memory. */
  unsaved: number
}

const CLOSED: PondBook = { state: 'opening', records: [], bags: [], settings: { warnDays: WARN_DAYS }, unsaved: 0 }

export const $pondBook = atom<PondBook>(CLOSED)

let book: Book = EMPTY_BOOK
let opening: Promise<void> | undefined
let unsaved: readonly BookUpdate[] = []
let seenUpdates = 0
let channel: BroadcastChannel | undefined

/** The book in memory, including ponds that can be restored. */
export const pondBook = (): Book => book

/** Opens the book once. Without storage it also opens, and reports why nothing is stored. */
export function openPondBook(): Promise<void> {
  opening ??= open()
  return opening
}

/** Disconnects from other tabs and clears the memory, as when a page is left. */
export async function closePondBook() {
  channel?.close()
  channel = undefined
  removeEventListener('visibilitychange', readAgain)
  opening = undefined
  unsaved = []
  show(EMPTY_BOOK, CLOSED)
  await closePondStorage()
}

/**
 * Changes the book in memory, then on the device; returns the reason if it could not be stored. Unstored changes are retried with
 * the next one. With `isKeptFirst`, nothing changes unless it is stored.
 */
export async function updateBook(change: BookUpdate, isKeptFirst = false): Promise<StorageTrouble | undefined> {
  if (!isKeptFirst) {
    unsaved = [...unsaved, change]
    apply(change)
    return retryUnsaved()
  }
  const trouble = await keep([...unsaved, change])
  if (!trouble) apply(change)
  return trouble
}

/** Retries to store changes that are only in memory. */
export const retryUnsaved = (): Promise<StorageTrouble | undefined> =>
  unsaved.length > 0 ? keep(unsaved) : Promise.resolve(undefined)

let writing: Promise<unknown> = Promise.resolve()

/** Writes sequentially, so that no change is written twice. */
function keep(changes: readonly BookUpdate[]): Promise<StorageTrouble | undefined> {
  const written = writing.then(() => write(changes))
  writing = written
  return written
}

async function write(changes: readonly BookUpdate[]): Promise<StorageTrouble | undefined> {
  const isNew = (change: BookUpdate) => !kept.has(change)
  try {
    const fresh = changes.filter(isNew)
    if (fresh.length > 0) tell(fresh, await saveUpdates(fresh))
    for (const change of fresh) kept.add(change)
    unsaved = unsaved.filter(isNew)
    show(book, { trouble: undefined, unsaved: unsaved.length })
    return undefined
  } catch (error) {
    console.warn('Failed to keep the pond book:', error)
    const trouble = troubleOf(error)
    show(book, { trouble, unsaved: unsaved.length })
    return trouble
  }
}

const kept = new WeakSet<BookUpdate>()

/** A message to other tabs: the stored changes and the new change count. */
interface Announced {
  changes: readonly BookUpdate[]
  count: number
}

/** Announces stored changes to other tabs. They detect missed changes by the count. */
function tell(changes: readonly BookUpdate[], count: number) {
  channel?.postMessage({ changes, count } satisfies Announced)
  if (count === seenUpdates + 1) seenUpdates = count
  else readAgain()
}

async function open() {
  listen()
  try {
    await read()
    show(book, { state: 'open' })
    await forgetDeleted()
  } catch (error) {
    console.warn('Failed to open the pond book:', error)
    show(book, { state: 'open', trouble: troubleOf(error) })
  }
}

async function read() {
  const { settings, changes, ...records } = await readBook()
  seenUpdates = changes
  show(withRecords(EMPTY_BOOK, records), settings ? { settings } : {})
  for (const change of unsaved) apply(change)
}

function listen() {
  if (typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('pond-book')
    channel.addEventListener('message', ({ data }: MessageEvent<Announced>) => hear(data))
  }
  addEventListener('visibilitychange', readAgain)
}

/** Applies the changes of another tab; rereads the book if some were missed. */
function hear({ changes, count }: Announced) {
  if (count !== seenUpdates + 1) return readAgain()
  seenUpdates = count
  for (const change of changes) apply(change)
}

/** Rereads the book if another tab changed it while this one was suspended. */
function readAgain() {
  if (document.visibilityState === 'hidden') return
  writing = writing.then(async () => {
    try {
      if ((await countUpdates()) !== seenUpdates) await read()
    } catch (error) {
      show(book, { trouble: troubleOf(error) })
    }
  })
}

function apply({ ponds, events, bags, settings, lost, isWiped }: BookUpdate) {
  const before = isWiped ? EMPTY_BOOK : book
  const added = withRecords(before, { ...(ponds && { ponds }), ...(events && { events }), ...(bags && { bags }) })
  const after = lost ? withoutLost(added, lost) : added
  show(after, settings ? { settings } : isWiped ? { settings: CLOSED.settings } : {})
}

function show(next: Book, changes: Partial<PondBook>) {
  book = next
  $pondBook.set({ ...$pondBook.get(), ...changes, records: book.records, bags: book.bagEntries })
}

/** Permanently deletes ponds that were deleted over a day ago. */
async function forgetDeleted() {
  const isOver = (at: string | undefined) => at !== undefined && Math.abs(Date.now() - Date.parse(at)) > RESTORABLE_FOR
  const gone = [...book.ponds.values()].filter(({ deletedAt }) => isOver(deletedAt)).map(({ id }) => id)
  if (gone.length === 0) return
  await updateBook({ lost: lostWith(book, new Set(gone)) })
}

/** Deletes the whole book from this device permanently. */
export const wipePondBook = () => updateBook({ isWiped: true })
