import type { PondRecord } from './batches'
import { type Entry, inOrder } from './entries'
import { fieldRefusals } from './field-checks'
import type { PondRefusal } from './refusals'
import type { NewPondEvent, PondEvent, WrittenEvent } from './schema'
import { shortagesOf } from './shortages'

/** The context of an event: the book and the current day in India. */
export interface Surroundings {
  records: readonly PondRecord[]
  today: string
  /** The entry that the event corrects. */
  entryId?: string
}

/** Reasons to refuse an event, its own fields first; empty if it is accepted. */
export function eventRefusals(event: NewPondEvent, around: Surroundings): PondRefusal[] {
  const refusals = fieldRefusals(event, around.today)
  return refusals.length > 0 ? refusals : fishRefusals(event, around)
}

/** Fish shortages that an event would cause, in all affected ponds. */
function fishRefusals(event: NewPondEvent, { records, entryId }: Surroundings): PondRefusal[] {
  const isThere = (id: string) => records.some(({ pond }) => pond.id === id)
  if (!isThere(event.pondId)) return [{ code: 'no such pond', values: {} }]
  if (event.kind === 'moved' && (event.toPondId === event.pondId || !isThere(event.toPondId)))
    return [{ code: 'no such pond', field: 'toPondId', values: {} }]
  const written: WrittenEvent = { ...event, id: entryId ?? 'new', at: '9', revision: 1 }
  const near = touched(records, written)
  return newShortages(near, withEvent(near, written), written.id)
}

/** Reasons why an entry cannot be taken back; empty if it can. */
export function takeBackRefusals(entryId: string, records: readonly PondRecord[]): PondRefusal[] {
  const near = records.filter(({ entries, arrivals }) => entries.some(({ id }) => id === entryId) || brings(arrivals, entryId))
  return newShortages(near, withoutEntry(near, entryId), entryId)
}

const brings = (arrivals: PondRecord['arrivals'], entryId: string) =>
  arrivals.some(({ id, corrects }) => (corrects ?? id) === entryId)

/** The ponds whose fish an event may change, including those of the entry it corrects. */
const touched = (records: readonly PondRecord[], event: WrittenEvent): PondRecord[] =>
  records.filter(({ pond, arrivals }) => pond.id === event.pondId || brings(arrivals, event.id))

function newShortages(before: readonly PondRecord[], after: readonly PondRecord[], id: string): PondRefusal[] {
  const known = new Set(before.flatMap((record) => shortagesOf(record).map(({ event }) => event.id)))
  const shortages = after.flatMap(shortagesOf)
  const own = shortages.find(({ event }) => event.id === id)
  if (own) {
    const { day } = own.event
    if (own.living > 0) return [{ code: 'more than live', field: 'count', values: { living: own.living, day } }]
    if (own.isAfterStocking) return [{ code: 'no fish', field: 'day', values: { day } }]
    const first = firstStocking(after, own.event.pondId)
    return [
      first ? { code: 'before stocking', field: 'day', values: { first } } : { code: 'no fish', field: 'day', values: { day } },
    ]
  }
  const later = shortages.find(({ event }) => !known.has(event.id))
  return later ? [{ code: 'too few later', values: { day: later.event.day } }] : []
}

function firstStocking(records: readonly PondRecord[], pondId: string): string | undefined {
  const record = records.find(({ pond }) => pond.id === pondId)
  const stocked = record?.entries.filter(({ event, state }) => event.kind === 'stocked' && state !== 'taken back') ?? []
  const days = [...stocked.map(({ event }) => event.day), ...(record?.arrivals.map(({ day }) => day) ?? [])]
  return days.sort()[0]
}

export const withoutEntry = (records: readonly PondRecord[], entryId: string): PondRecord[] =>
  records.map((record) => ({
    ...record,
    entries: record.entries.filter(({ id }) => id !== entryId),
    arrivals: record.arrivals.filter(({ id, corrects }) => (corrects ?? id) !== entryId),
  }))

/** The ponds after an event is applied. */
export function withEvent(records: readonly PondRecord[], event: WrittenEvent): PondRecord[] {
  const entry: Entry<PondEvent> = { id: event.id, event, history: [event], state: 'as written' }
  return withoutEntry(records, event.id).map((record) => ({
    ...record,
    entries: record.pond.id === event.pondId ? inserted(record.entries, entry) : record.entries,
    arrivals: event.kind === 'moved' && event.toPondId === record.pond.id ? [...record.arrivals, event] : record.arrivals,
  }))
}

const inserted = (entries: readonly Entry<PondEvent>[], entry: Entry<PondEvent>) =>
  [...entries, entry].sort((one, other) => inOrder(one.event, other.event))
