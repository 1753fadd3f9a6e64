import { type Entry, entriesOf, eventsIn, grouped, inOrder } from './entries'
import { type Sample, sampleOf } from './samples'
import type { EventOf, Pond, PondEvent, WrittenEvent } from './schema'

/** A pond with its entries, and the moves that brought fish from other ponds. */
export interface PondRecord {
  pond: Pond
  entries: readonly Entry<PondEvent>[]
  arrivals: readonly EventOf<'moved'>[]
}

/** Fish counts; stocked + arrived + missing = living + dead + harvested + moved. */
export interface Balance {
  stocked: number
  arrived: number
  dead: number
  harvested: number
  moved: number
  living: number
  /** Fish taken out beyond those in the book; positive only after two books were merged. */
  missing: number
}

/** A day with known fish count and mean weight (g); `before` is the number of earlier events of the batch. */
export interface WeightPoint extends Sample {
  kind: 'stocked' | 'weighed' | 'emptied'
  day: string
  before: number
  living: number
}

/** Fish from their stocking until none are left. */
export interface Batch extends Balance {
  pondId: string
  from: string
  /** The day it became empty; undefined while fish live. */
  to?: string
  events: readonly WrittenEvent[]
  points: readonly WeightPoint[]
}

const NONE: Balance = { stocked: 0, arrived: 0, dead: 0, harvested: 0, moved: 0, living: 0, missing: 0 }

/** All ponds with their entries and arrivals. The caller filters deleted ponds. */
export function recordsOf(ponds: readonly Pond[], events: readonly PondEvent[]): PondRecord[] {
  const ofPond = grouped(events, ({ pondId }) => pondId)
  const entries = new Map(ponds.map(({ id }) => [id, entriesOf(ofPond.get(id) ?? [])]))
  const moves = [...ofPond].flatMap(([id, own]) => movesIn(entries.get(id) ?? entriesOf(own)))
  return ponds.map((pond) => ({ pond, entries: entries.get(pond.id) ?? [], arrivals: arrivalsAt(pond.id, moves) }))
}

export const movesIn = (entries: readonly Entry<PondEvent>[]): EventOf<'moved'>[] =>
  eventsIn(entries).filter((event) => event.kind === 'moved')

export const arrivalsAt = (pondId: string, moves: readonly EventOf<'moved'>[]): EventOf<'moved'>[] =>
  moves.filter(({ toPondId }) => toPondId === pondId).sort(inOrder)

/** The events of a pond in order; arriving fish come first on their day. */
export function eventsOf({ pond, entries, arrivals }: PondRecord): WrittenEvent[] {
  const own = eventsIn(entries)
  if (arrivals.length === 0) return own
  const asStocked = (event: WrittenEvent) => (isArrival(event, pond.id) ? { ...event, kind: 'stocked' } : event)
  return [...own, ...arrivals].sort((one, other) => inOrder(asStocked(one), asStocked(other)))
}

const isArrival = (event: WrittenEvent, pondId: string) => event.kind === 'moved' && event.pondId !== pondId

/** The batches of a pond, oldest first. Events without living fish belong to none. */
export function batchesOf(record: PondRecord): Batch[] {
  const batches: Batch[] = []
  let open: WrittenEvent[] = []
  let balance = NONE
  let points: WeightPoint[] = []
  const close = (to?: string) => {
    const [first] = open
    if (first) batches.push({ ...balance, pondId: record.pond.id, from: first.day, ...(to && { to }), events: open, points })
    open = []
    points = []
    balance = NONE
  }
  for (const event of eventsOf(record)) {
    const next = afterEvent(balance, event, record.pond.id)
    if (open.length === 0 && next.living === 0) continue
    open.push(event)
    const point = pointAfter(event, balance, next, open.length, record.pond.id)
    if (point) points.push(point)
    balance = next
    if (balance.living === 0) close(event.day)
  }
  close()
  return batches
}

function afterEvent(balance: Balance, event: WrittenEvent, pondId: string): Balance {
  const name = nameOf(event, pondId)
  if (!name || !('count' in event)) return balance
  const isComing = name === 'stocked' || name === 'arrived'
  const left = balance.living + (isComing ? event.count : -event.count)
  const missing = balance.missing + Math.max(0, -left)
  return { ...balance, [name]: balance[name] + event.count, living: Math.max(0, left), missing }
}

function nameOf({ kind, pondId: from }: WrittenEvent, pondId: string) {
  if (kind === 'moved') return from === pondId ? 'moved' : 'arrived'
  return kind === 'stocked' || kind === 'dead' || kind === 'harvested' ? kind : undefined
}

function pointAfter(
  event: WrittenEvent,
  { living }: Balance,
  after: Balance,
  before: number,
  pondId: string,
): WeightPoint | undefined {
  const { day } = event
  if (event.kind === 'weighed') return { ...sampleOf(event.weighings), kind: 'weighed', day, before, living }
  if (after.living === 0) return { kind: 'emptied', day, before, living: 0, number: 0, mean: lastWeight(event), standardError: 0 }
  const isFirst = living === 0 && (event.kind === 'stocked' || (event.kind === 'moved' && event.pondId !== pondId))
  if (!isFirst) return undefined
  return { kind: 'stocked', day, before, living: after.living, number: 0, mean: event.meanWeight, standardError: 0 }
}

/** The mean weight in g of the last fish that left a pond; 0 if they died. */
function lastWeight(event: WrittenEvent): number {
  if (event.kind === 'harvested') return (1000 * event.kilograms) / event.count
  return event.kind === 'moved' ? event.meanWeight : 0
}
