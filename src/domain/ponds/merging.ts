import { entriesOf, eventsIn } from './entries'
import type { BagEvent, Pond, PondEvent, PondFile } from './schema'

/** All records of the book. */
export type BookRecords = Pick<PondFile, 'ponds' | 'events' | 'bags'>

/** What a file adds to the book. An older version of a pond is replaced. */
interface Additions extends BookRecords {
  /** Number of ponds that are only in the file. */
  newPonds: number
}

/**
 * What another book adds to this one. Records are immutable and identified by id, so merging is idempotent and commutative. A
 * deleted pond is restored by a file that contains it.
 */
export function additionsOf(own: BookRecords, other: BookRecords): Additions {
  const here = new Map(own.ponds.map((pond) => [pond.id, pond]))
  const ponds = other.ponds.flatMap((pond) => mergedPond(here.get(pond.id), pond) ?? [])
  const added = <Record extends PondEvent | BagEvent>(mine: readonly Record[], theirs: readonly Record[]): Record[] => {
    const ids = new Set(mine.map(({ id }) => id))
    return theirs.filter(({ id }) => !ids.has(id))
  }
  return {
    ponds,
    events: added(own.events, other.events),
    bags: added(own.bags, other.bags),
    newPonds: other.ponds.filter(({ id }) => !here.has(id)).length,
  }
}

/** The lots of which two books bought feed on one day without each other: perhaps a sack that both phones scanned. */
export function lotsScannedTwice(own: readonly BagEvent[], other: readonly BagEvent[]): string[] {
  const theirs = new Set(lotDays(other, own).map(({ lot, day }) => `${lot} ${day}`))
  const both = lotDays(own, other).filter(({ lot, day }) => theirs.has(`${lot} ${day}`))
  return [...new Set(both.map(({ lot }) => lot))]
}

/** The lots and days of bags that the other book does not have. */
function lotDays(bags: readonly BagEvent[], other: readonly BagEvent[]) {
  const known = new Set(other.map(({ id }) => id))
  const entries = entriesOf(bags).filter(({ id }) => !known.has(id))
  return eventsIn(entries).flatMap(({ day, ...event }) => ('lot' in event && event.lot ? [{ lot: event.lot, day }] : []))
}

/** The newer version of a pond; undefined if the own one is kept. */
function mergedPond(own: Pond | undefined, other: Pond): Pond | undefined {
  if (!own) return other
  if (own.deletedAt !== undefined) return { ...other, revision: Math.max(own.revision, other.revision) }
  const isNewer = other.revision > own.revision || (other.revision === own.revision && other.changedAt > own.changedAt)
  return isNewer ? other : undefined
}

type MergeFault = 'doubled record' | 'record of no pond' | 'correction of nothing'

/** An inconsistency in a book, for example in a manually edited file; undefined if there is none. */
export function mergeFault({ ponds, events, bags }: BookRecords): MergeFault | undefined {
  const records: readonly { id: string; corrects?: string | undefined }[] = [...events, ...bags]
  const ids = new Set(records.map(({ id }) => id))
  const pondIds = new Set(ponds.map(({ id }) => id))
  if (ids.size < records.length || pondIds.size < ponds.length) return 'doubled record'
  const hasPond = (event: PondEvent) => pondIds.has(event.pondId) || (event.kind === 'moved' && pondIds.has(event.toPondId))
  const firsts = new Map(events.map((event) => [event.id, event]))
  const isKnown = (event: PondEvent) => {
    const first = event.corrects === undefined ? event : firsts.get(event.corrects)
    return hasPond(event) || (first !== undefined && hasPond(first))
  }
  const isWithinPond = (event: PondEvent) => event.kind === 'moved' && event.toPondId === event.pondId
  if (!events.every(isKnown) || events.some(isWithinPond)) return 'record of no pond'
  return records.every(({ corrects }) => corrects === undefined || ids.has(corrects)) ? undefined : 'correction of nothing'
}
