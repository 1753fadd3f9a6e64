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

/** Days that a warning comes before the feed ends, until the farmer chooses others. */
const WARN_DAYS = 7
/** Milliseconds for which a deleted pond can still be brought back. */
const RESTORABLE_FOR = DAY

export interface PondBook {
  state: 'opening' | 'open'
  /** Ponds that are not deleted, the oldest first. A record stays the same object until something of it changes. */
  records: readonly PondRecord[]
  bags: readonly Entry<BagEvent>[]
  settings: BookSettings
  trouble?: StorageTrouble | undefined
  /** Changes that are in memory only. */
  unsaved: number
}

const CLOSED: PondBook = { state: 'opening', records: [], bags: [], settings: { warnDays: WARN_DAYS }, unsaved: 0 }

export const $pondBook = atom<PondBook>(CLOSED)

let book: Book = EMPTY_BOOK
let opening: Promise<void> | undefined
let unsaved: readonly BookUpdate[] = []
let seenUpdates = 0
let channel: BroadcastChannel | undefined

/** The book as it is in memory, with ponds that can be brought back. */
export const pondBook = (): Book => book

/** Opens the book once. It opens without storage too, and then says why nothing is kept. */
export function openPondBook(): Promise<void> {
  opening ??= open()
  return opening
}

/** Lets go of the other tabs and of what is in memory, as when a page is left. */
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
 * Changes the book in memory at once, then on the device; answers why it was not kept, if so. What is not kept is tried
 * again with the next change. With `isKeptFirst`, nothing changes unless it is kept.
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

/** Tries once more to keep what is in memory only. */
export const retryUnsaved = (): Promise<StorageTrouble | undefined> =>
  unsaved.length > 0 ? keep(unsaved) : Promise.resolve(undefined)

let writing: Promise<unknown> = Promise.resolve()

/** Writes one after the other, so that none is tried twice. */
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

/** What one tab tells the others: changes that it kept, and how often the book was changed with them. */
interface Announced {
  changes: readonly BookUpdate[]
  count: number
}

/** Tells the other tabs of kept changes. What another tab changed unheard shows in the count, and is read. */
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

/** Takes over what another tab has kept; what it could not know of is read again. */
function hear({ changes, count }: Announced) {
  if (count !== seenUpdates + 1) return readAgain()
  seenUpdates = count
  for (const change of changes) apply(change)
}

/** Reads the book again if another tab changed it while this one slept. */
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

/** Ponds that were deleted over a day ago go for good. */
async function forgetDeleted() {
  const isOver = (at: string | undefined) => at !== undefined && Math.abs(Date.now() - Date.parse(at)) > RESTORABLE_FOR
  const gone = [...book.ponds.values()].filter(({ deletedAt }) => isOver(deletedAt)).map(({ id }) => id)
  if (gone.length === 0) return
  await updateBook({ lost: lostWith(book, new Set(gone)) })
}

/** Deletes the whole book from this device, for good. */
export const wipePondBook = () => updateBook({ isWiped: true })
