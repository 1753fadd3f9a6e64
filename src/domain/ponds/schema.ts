import * as z from 'zod/mini'
import { isDay } from '../dates'
import { isLot } from '../lots'
import {
  isPlainText,
  MAX_CORRECTIONS,
  MAX_POND_EVENTS,
  MAX_PONDS,
  MOST_SACKS,
  POND_LIMITS,
  POND_TEXTS,
  type PondFigure,
} from './limits'

/** The error code of a text that may contain a script. */
export const NOT_PLAIN = 'not plain'

const figure = (name: PondFigure) => z.number().check(z.minimum(POND_LIMITS[name].min), z.maximum(POND_LIMITS[name].max))
const whole = (name: PondFigure) => z.int().check(z.minimum(POND_LIMITS[name].min), z.maximum(POND_LIMITS[name].max))
const text = (name: keyof typeof POND_TEXTS) =>
  z.string().check(
    z.maxLength(POND_TEXTS[name]),
    z.refine((value) => value.trim() !== '' && isPlainText(value), NOT_PLAIN),
  )
const id = z.uuid()
const day = z.string().check(z.refine(isDay))
const at = z.iso.datetime()
const lot = z.string().check(z.refine(isLot))
const revision = z.int().check(z.minimum(1), z.maximum(MAX_CORRECTIONS))

/** Volume in m³, or length, width and depth in m. */
const pondSize = z.union([
  z.strictObject({ cubicMetres: figure('cubicMetres') }),
  z.strictObject({ length: figure('metres'), width: figure('metres'), depth: figure('metres') }),
])

/** The current state of a pond; `revision` counts its changes. `waterFlow` in litres per second. */
const pond = z.strictObject({
  id,
  name: text('name'),
  size: pondSize,
  waterFlow: z.optional(figure('waterFlow')),
  createdAt: at,
  changedAt: at,
  revision,
  deletedAt: z.optional(at),
  isExample: z.optional(z.boolean()),
})

/** A shop feed by SKU, or another feed by name only. */
const feedName = z.strictObject({ name: text('feed'), sku: z.optional(text('sku')) })

/** Common fields of all records. A correction has the first record's id in `corrects` and a higher `revision`. */
const line = { id, day, at, revision, corrects: z.optional(id) }
const base = { ...line, pondId: id, note: z.optional(text('note')) }

const weighing = z.strictObject({ number: whole('count'), grams: figure('grams') })

/** Weights of single fish in g, feed and total fish in kg, water in °C, oxygen in mg/L, Indian days such as 2026-11-21. */
const pondEvent = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('stocked'), count: whole('count'), meanWeight: figure('meanWeight') }),
  z.strictObject({
    ...base,
    kind: z.literal('fed'),
    kilograms: figure('kilograms'),
    feed: feedName,
    bagDay: z.optional(day),
    /** The lot that the farmer named; otherwise the first to expire is fed. */
    lot: z.optional(lot),
    /** The lots that were held or recalled when it was written. */
    closedLots: z.optional(z.array(lot).check(z.maxLength(MOST_SACKS))),
  }),
  z.strictObject({ ...base, kind: z.literal('dead'), count: whole('count') }),
  z.strictObject({
    ...base,
    kind: z.literal('weighed'),
    weighings: z.array(weighing).check(z.minLength(POND_LIMITS.weighings.min), z.maxLength(POND_LIMITS.weighings.max)),
  }),
  z.strictObject({ ...base, kind: z.literal('temperature'), celsius: figure('temperature') }),
  z.strictObject({ ...base, kind: z.literal('oxygen'), milligrams: figure('oxygen') }),
  z.strictObject({
    ...base,
    kind: z.literal('treated'),
    treatment: text('treatment'),
    withdrawalDays: whole('withdrawalDays'),
  }),
  z.strictObject({ ...base, kind: z.literal('moved'), toPondId: id, count: whole('count'), meanWeight: figure('meanWeight') }),
  z.strictObject({ ...base, kind: z.literal('harvested'), count: whole('count'), kilograms: figure('kilograms') }),
  z.strictObject({ ...base, kind: z.literal('taken back'), corrects: id }),
])

const bagBase = { ...line, pondId: z.optional(id) }

/**
 * Feed in stock for all ponds, bought or counted, in kg. Feed of an example has the id of its pond. A bag may have its lot, best
 * before day, and the pond that is to be fed with it.
 */
const bagEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    ...bagBase,
    kind: z.literal('bought'),
    feed: feedName,
    kilograms: figure('kilograms'),
    lot: z.optional(lot),
    bestBefore: z.optional(day),
    toPondId: z.optional(id),
  }),
  z.strictObject({
    ...bagBase,
    kind: z.literal('counted'),
    feed: feedName,
    kilograms: z.number().check(z.minimum(0), z.maximum(POND_LIMITS.kilograms.max)),
  }),
  z.strictObject({ ...bagBase, kind: z.literal('taken back'), corrects: id }),
])

export const POND_FILE = { format: 'trout-feed-ponds', version: 2 } as const
/** The version of a book without lots, which older pages can open. */
export const VERSION_WITHOUT_LOTS = 1

/** The file format of the whole book. */
export const pondFile = z.strictObject({
  format: z.literal(POND_FILE.format),
  version: z.literal([VERSION_WITHOUT_LOTS, POND_FILE.version]),
  exportedAt: at,
  ponds: z.array(pond).check(z.maxLength(MAX_PONDS)),
  events: z.array(pondEvent).check(z.maxLength(MAX_POND_EVENTS)),
  bags: z.array(bagEvent).check(z.maxLength(MAX_POND_EVENTS)),
})

export type PondSize = z.infer<typeof pondSize>
export type Pond = z.infer<typeof pond>
export type FeedName = z.infer<typeof feedName>
export type Weighing = z.infer<typeof weighing>
export type PondEvent = z.infer<typeof pondEvent>
export type PondEventKind = PondEvent['kind']
export type BagEvent = z.infer<typeof bagEvent>
export type PondFile = z.infer<typeof pondFile>

/** An event that is not 'taken back'. */
export type WrittenEvent = Exclude<PondEvent, { kind: 'taken back' }>
export type EventOf<Kind extends PondEventKind> = Extract<PondEvent, { kind: Kind }>

type Unwritten<Event> = Event extends unknown ? Omit<Event, 'id' | 'at' | 'revision' | 'corrects'> : never
/** An event as entered in a form; the book adds the other fields. */
export type NewPondEvent = Unwritten<WrittenEvent>
export type NewBagEvent = Unwritten<Exclude<BagEvent, { kind: 'taken back' }>>
export type NewPond = Pick<Pond, 'name' | 'size' | 'waterFlow'>
