import { atom } from 'nanostores'
import type { PondRecord } from '~/rules/ponds/batches'
import { type Book, EMPTY_BOOK, lostWith, withoutLost, withRecords } from '~/rules/ponds/book'
import type { Entry } from '~/rules/ponds/entries'
import type { BagEvent } from '~/schemas/ponds'
import {
  type BookChange,
  type BookSettings,
  closePondStorage,
  countChanges,
  keepChanges,
  readBook,
  type StorageTrouble,
  troubleOf,
} from './pond-storage'

/** Days that a warning comes before the feed ends, until the farmer chooses others. */
const WARN_DAYS = 7
/** Milliseconds for which a deleted pond can still be brought back. */
const RESTORABLE_FOR = 24 * 60 * 60 * 1000

export interface PondBook {
  state: 'opening' | 'open'
  /** Ponds that are not deleted, the oldest first. A record stays the same object until something of it changes. */
  records: readonly PondRecord[]
  bags: readonly Entry<BagEvent>[]
  settings: BookSettings
  trouble?: StorageTrouble | undefined
  /** Changes that are in memory only. */
  unkept: number
}

const CLOSED: PondBook = { state: 'opening', records: [], bags: [], settings: { warnDays: WARN_DAYS }, unkept: 0 }

export const $pondBook = atom<PondBook>(CLOSED)

let book: Book = EMPTY_BOOK
let opening: Promise<void> | undefined
let unkept: readonly BookChange[] = []
let seenChanges = 0
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
  unkept = []
  show(EMPTY_BOOK, CLOSED)
  await closePondStorage()
}

/**
 * Changes the book in memory at once, then on the device; answers why it was not kept, if so. What is not kept is tried
 * again with the next change. With `isKeptFirst`, nothing changes unless it is kept.
 */
export async function changeBook(change: BookChange, isKeptFirst = false): Promise<StorageTrouble | undefined> {
  if (!isKeptFirst) {
    unkept = [...unkept, change]
    apply(change)
    return keepUnkept()
  }
  const trouble = await keep([...unkept, change])
  if (!trouble) apply(change)
  return trouble
}

/** Tries once more to keep what is in memory only. */
export const keepUnkept = (): Promise<StorageTrouble | undefined> =>
  unkept.length > 0 ? keep(unkept) : Promise.resolve(undefined)

let writing: Promise<unknown> = Promise.resolve()

/** Writes one after the other, so that none is tried twice. */
function keep(changes: readonly BookChange[]): Promise<StorageTrouble | undefined> {
  const written = writing.then(() => write(changes))
  writing = written
  return written
}

async function write(changes: readonly BookChange[]): Promise<StorageTrouble | undefined> {
  const isNew = (change: BookChange) => !kept.has(change)
  try {
    const fresh = changes.filter(isNew)
    if (fresh.length > 0) tell(fresh, await keepChanges(fresh))
    for (const change of fresh) kept.add(change)
    unkept = unkept.filter(isNew)
    show(book, { trouble: undefined, unkept: unkept.length })
    return undefined
  } catch (error) {
    console.warn('Failed to keep the pond book:', error)
    const trouble = troubleOf(error)
    show(book, { trouble, unkept: unkept.length })
    return trouble
  }
}

const kept = new WeakSet<BookChange>()

/** What one tab tells the others: changes that it kept, and how often the book was changed with them. */
interface Told {
  changes: readonly BookChange[]
  count: number
}

/** Tells the other tabs of kept changes. What another tab changed unheard shows in the count, and is read. */
function tell(changes: readonly BookChange[], count: number) {
  channel?.postMessage({ changes, count } satisfies Told)
  if (count === seenChanges + 1) seenChanges = count
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
  seenChanges = changes
  show(withRecords(EMPTY_BOOK, records), settings ? { settings } : {})
  for (const change of unkept) apply(change)
}

function listen() {
  if (typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('pond-book')
    channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  }
  addEventListener('visibilitychange', readAgain)
}

/** Takes over what another tab has kept; what it could not know of is read again. */
function hear({ changes, count }: Told) {
  if (count !== seenChanges + 1) return readAgain()
  seenChanges = count
  for (const change of changes) apply(change)
}

/** Reads the book again if another tab changed it while this one slept. */
function readAgain() {
  if (document.visibilityState === 'hidden') return
  writing = writing.then(async () => {
    try {
      if ((await countChanges()) !== seenChanges) await read()
    } catch (error) {
      show(book, { trouble: troubleOf(error) })
    }
  })
}

function apply({ ponds, events, bags, settings, lost, isWiped }: BookChange) {
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
  await changeBook({ lost: lostWith(book, new Set(gone)) })
}
