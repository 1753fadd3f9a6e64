import { arrivalsAt, movesIn, type PondRecord } from './batches'
import { type Entry, entriesOf, grouped } from './entries'
import type { BookRecords } from './merging'
import type { BagEvent, EventOf, Pond, PondEvent } from './schema'

/** The book in memory. Unchanged parts stay the same object, so that cached results stay valid. */
export interface Book {
  ponds: ReadonlyMap<string, Pond>
  lines: ReadonlyMap<string, PondLines>
  bags: readonly BagEvent[]
  bagEntries: readonly Entry<BagEvent>[]
  /** Ponds that are not deleted, oldest first. */
  records: readonly PondRecord[]
}

/** The events of one pond. */
interface PondLines {
  events: readonly PondEvent[]
  entries: readonly Entry<PondEvent>[]
  moves: readonly EventOf<'moved'>[]
}

export const EMPTY_BOOK: Book = { ponds: new Map(), lines: new Map(), bags: [], bagEntries: [], records: [] }

/** Adds records to the book; records with a known id are replaced. */
export function withRecords(book: Book, { ponds = [], events = [], bags = [] }: Partial<BookRecords>): Book {
  const allPonds = ponds.length > 0 ? new Map([...book.ponds, ...ponds.map((pond) => [pond.id, pond] as const)]) : book.ponds
  const lines = withLines(book.lines, events)
  const allBags = bags.length > 0 ? replaced(book.bags, bags) : book.bags
  const bagEntries = allBags === book.bags ? book.bagEntries : entriesOf(allBags)
  return { ponds: allPonds, lines, bags: allBags, bagEntries, records: recordsIn(allPonds, lines, book.records) }
}

/** What is deleted permanently with some ponds. Fish moved to other ponds stay there. */
export type Lost = Pick<BookRecords, 'events' | 'bags'> & { ponds: readonly string[] }

export function lostWith(book: Book, gone: ReadonlySet<string>): Lost {
  const isThere = (id: string) => book.ponds.has(id) && !gone.has(id)
  const lines = [...gone].flatMap((id) => book.lines.get(id) ?? [])
  const lasting = new Set(lines.flatMap(({ moves }) => moves.flatMap((move) => (isThere(move.toPondId) ? lineOf(move) : []))))
  const events = lines.flatMap((each) => each.events.filter((event) => !lasting.has(lineOf(event))))
  const bags = book.bags.filter(({ pondId }) => pondId !== undefined && gone.has(pondId))
  return { ponds: [...gone], events, bags }
}

/** Removes what was lost. */
export function withoutLost(book: Book, lost: Lost): Book {
  const gone = new Set([...lost.ponds, ...lost.events.map(({ id }) => id), ...lost.bags.map(({ id }) => id)])
  const isLeft = ({ id }: { id: string }) => !gone.has(id)
  const { ponds, events, bags } = recordsInBook(book)
  const left = { ponds: ponds.filter(isLeft), events: events.filter(isLeft), bags: bags.filter(isLeft) }
  return withRecords(EMPTY_BOOK, left)
}

const lineOf = ({ id, corrects }: PondEvent) => corrects ?? id

/** All records of the book, as stored. */
export const recordsInBook = ({ ponds, lines, bags }: Book): BookRecords => ({
  ponds: [...ponds.values()],
  events: [...lines.values()].flatMap(({ events }) => events),
  bags: [...bags],
})

function withLines(lines: Book['lines'], events: readonly PondEvent[]): Book['lines'] {
  if (events.length === 0) return lines
  const all = new Map(lines)
  for (const [pondId, more] of grouped(events, (event) => event.pondId)) {
    const ofPond = replaced(all.get(pondId)?.events ?? [], more)
    const entries = entriesOf(ofPond)
    all.set(pondId, { events: ofPond, entries, moves: movesIn(entries) })
  }
  return all
}

/** Replaces records with the same id and appends the others. */
export function replaced<Record extends { id: string }>(before: readonly Record[], more: readonly Record[]): Record[] {
  const ids = new Set(more.map(({ id }) => id))
  return [...before.filter(({ id }) => !ids.has(id)), ...more]
}

const NO_LINES: PondLines = { events: [], entries: [], moves: [] }

function recordsIn(ponds: Book['ponds'], lines: Book['lines'], before: readonly PondRecord[]): PondRecord[] {
  const moves = [...lines.values()].flatMap((each) => each.moves)
  const known = new Map(before.map((record) => [record.pond.id, record]))
  const living = [...ponds.values()].filter(({ deletedAt }) => deletedAt === undefined)
  living.sort((one, other) => (age(one) < age(other) ? -1 : 1))
  return living.map((pond) => {
    const { entries } = lines.get(pond.id) ?? NO_LINES
    const arrivals = arrivalsAt(pond.id, moves)
    const old = known.get(pond.id)
    const isSame = old?.pond === pond && sameItems(old.entries, entries) && sameItems(old.arrivals, arrivals)
    return isSame ? old : { pond, entries, arrivals }
  })
}

const age = ({ createdAt, id }: Pond) => createdAt + id

const sameItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one === other || (one.length === other.length && one.every((item, index) => item === other[index]))
