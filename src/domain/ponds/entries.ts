import { findLast, lastOf } from '../lists'

/** The common fields of all records. */
interface Written {
  id: string
  kind: string
  day: string
  at: string
  revision: number
  corrects?: string | undefined
}

type Said<Event extends Written> = Exclude<Event, { kind: 'taken back' }>

/** An entry of the book: its current state, and all its records from oldest to newest. */
export interface Entry<Event extends Written> {
  /** The id of its first record; corrections keep it. */
  id: string
  /** The current state, with the time at which it was first written. */
  event: Said<Event>
  history: readonly Event[]
  state: 'as written' | 'corrected' | 'taken back'
}

/** The order of events within a day: fish arrive first and leave last, and are weighed before they are fed. */
const ORDER = ['stocked', 'weighed', 'temperature', 'oxygen', 'treated', 'bought', 'fed', 'dead', 'moved', 'harvested', 'counted']

const rank = (kind: string) => ORDER.indexOf(kind)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Sorts events by day, then by order within a day, then by time written. */
export const inOrder = (one: Written, other: Written): number =>
  compare(one.day, other.day) || rank(one.kind) - rank(other.kind) || compare(one.at, other.at) || compare(one.id, other.id)

/** Sorts by revision; equal revisions from different devices by time. */
const byRevision = (one: Written, other: Written) =>
  one.revision - other.revision || compare(one.at, other.at) || compare(one.id, other.id)

const isSaid = <Event extends Written>(event: Event): event is Said<Event> => event.kind !== 'taken back'

export function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Groups records into entries, sorted. Corrections without their first record are ignored. */
export function entriesOf<Event extends Written>(records: readonly Event[]): Entry<Event>[] {
  const histories = grouped(records, ({ id, corrects }) => corrects ?? id)
  const entries = [...histories].flatMap(([id, history]) => entryOf(id, history) ?? [])
  return entries.sort((one, other) => inOrder(one.event, other.event))
}

function entryOf<Event extends Written>(id: string, history: Event[]): Entry<Event> | undefined {
  if (history.length > 1) history.sort(byRevision)
  const said = findLast(history, isSaid)
  const first = history.find((record) => record.id === id)
  if (!said || !first) return undefined
  const isTakenBack = lastOf(history)?.kind === 'taken back'
  const event = said === first ? said : { ...said, at: first.at }
  return { id, event, history, state: isTakenBack ? 'taken back' : history.length > 1 ? 'corrected' : 'as written' }
}

/** The events of entries that were not taken back, in order. */
export const eventsIn = <Event extends Written>(entries: readonly Entry<Event>[]): Said<Event>[] =>
  entries.filter(({ state }) => state !== 'taken back').map(({ event }) => event)
