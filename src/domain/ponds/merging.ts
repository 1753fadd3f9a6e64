import type { BagEvent, Pond, PondEvent, PondFile } from './schema'

/** All that the book keeps, as records. */
export type BookRecords = Pick<PondFile, 'ponds' | 'events' | 'bags'>

/** What a file would add to the book; a pond that is here in an older state is replaced. */
interface Additions extends BookRecords {
  /** Ponds of the file that are not here at all. */
  newPonds: number
}

/**
 * What another book adds to this one. Records never change once written, so each is known by its id: nothing is doubled,
 * and the order of merging makes no difference. A deleted pond of this book comes back with a file that has it.
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

/** The newer state of a pond; undefined where the own one stays. */
function mergedPond(own: Pond | undefined, other: Pond): Pond | undefined {
  if (!own) return other
  if (own.deletedAt !== undefined) return { ...other, revision: Math.max(own.revision, other.revision) }
  const isNewer = other.revision > own.revision || (other.revision === own.revision && other.changedAt > own.changedAt)
  return isNewer ? other : undefined
}

type MergeFault = 'doubled record' | 'record of no pond' | 'correction of nothing'

/** What does not fit together in a book, as in a file that was changed by hand; undefined where all does. */
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
