import * as z from 'zod/mini'
import { FIGURES, type Figure } from '../catalog/figures'
import { imageAddress } from '../catalog/images-schema'
import { MAX_STOCK } from '../catalog/stock'
import { isDay } from '../dates'
import type { Frozen } from '../frozen'
import { languageField } from '../languages-schema'
import { foldedLot, LOT, LOT_STATES, MAX_LOT } from '../lots'
import { count, id, line, MAX_NUMBER, optionalLine, timestamp, version, wholeNumber } from '../text'
import { lotPlan } from './item-lots-schema'

export const MAX_REASON = 200
export const MAX_FIGURE = 60
const MAX_NOTIFIED = 1000
const MAX_PLANNED = 200

const measured = z._default(optionalLine(MAX_FIGURE), '')

/** The figures that a laboratory measured; an empty one was not measured. */
const analysis = z.object(Object.fromEntries(FIGURES.map((name) => [name, measured])) as Record<Figure, typeof measured>)

/** Bags of a sum, below zero if more left than were there. */
const bagCount = z.int().check(z.minimum(-MAX_NUMBER), z.maximum(MAX_NUMBER))

const day = z.string().check(z.refine(isDay, 'Please choose a day, such as 2026-11-23.'))

const dates = {
  milledOn: day,
  bestBefore: day,
  analysis: z.prefault(analysis, {}),
  /** The picture of the laboratory's paper. */
  labReport: z._default(z.union([z.literal(''), imageAddress]), ''),
}

const isOrdered = z.refine<{ milledOn: string; bestBefore: string }>(({ milledOn, bestBefore }) => milledOn < bestBefore, {
  path: ['bestBefore'],
  error: 'Please choose a day after the milling.',
})

/** The lot number on the bags, such as E-261123-1. */
const lotNumber = optionalLine(MAX_LOT).check(
  z.overwrite((text) => (text.length > MAX_LOT ? text : foldedLot(text))),
  z.regex(LOT, 'Please give the lot with the letters A to Z, digits, dashes and dots, such as E-261123-1.'),
)

const bags = wholeNumber(1, MAX_STOCK, 'Please give how many bags, as a whole number from 1.')

/** A milled batch. `isInStock`: its bags are counted in the stock already. */
export const newBatch = z
  .object({ lot: lotNumber, productId: id, bags, isInStock: z._default(z.boolean(), false), ...dates })
  .check(isOrdered)

export const editedBatch = z.object(dates).check(isOrdered)

/** A hold or a recall has a reason; buyers read that of a recall. */
export const newBatchState = z
  .object({
    state: z.enum(LOT_STATES, `Please choose one of ${LOT_STATES.join(', ')}.`),
    reason: z._default(optionalLine(MAX_REASON), ''),
  })
  .check(
    z.refine(({ state, reason }) => state === 'free' || reason.trim() !== '', {
      path: ['reason'],
      error: 'Please give the reason.',
    }),
  )

/** Bags that were found, or that spoiled (negative). */
export const newBatchMove = z.object({
  by: wholeNumber(-MAX_STOCK, MAX_STOCK, 'Please give how many bags, as a whole number.').check(
    z.refine((by) => by !== 0, 'Please give how many bags.'),
  ),
  note: line(MAX_REASON),
})

/** The lots to take for orders that have not left. */
export const newLotPlans = z.extend(lotPlan, {
  orderIds: z
    .array(id, 'Please choose at least one order.')
    .check(
      z.minLength(1, 'Please choose at least one order.'),
      z.maxLength(MAX_PLANNED, `Please choose at most ${MAX_PLANNED} orders at once.`),
    ),
})

/** Orders whose buyers were notified of a recall, or not after all. */
export const newNotified = z.object({
  orderIds: z.array(id).check(z.minLength(1, 'Please name an order.'), z.maxLength(MAX_NOTIFIED)),
  isNotified: z.boolean(),
})

const who = { at: timestamp, by: z.string() }

/** A stored batch; `bags` as milled, `productName` as at the milling. */
export const batch = z.object({
  id,
  version,
  lot: z.string(),
  productId: id,
  productName: z.string(),
  bags: count,
  ...dates,
  state: z.enum(LOT_STATES),
  reason: z.string(),
  stateAt: timestamp,
  stateBy: z.string(),
  moves: z.array(z.object({ bags: bagCount, note: z.string(), ...who })),
  notified: z.array(z.object({ orderId: id, ...who })),
  ...who,
})

/** `left`: bags that are still here, below zero if more left than were milled. `toNotify`: orders of a recall to be notified. */
export const listedBatch = z.extend(z.omit(batch, { notified: true, moves: true }), { left: bagCount, toNotify: count })

export const batchList = z.object({
  batches: z.array(listedBatch),
  /** The feeds whose bags in stock and in batches differ. */
  disagreeing: z.array(z.object({ productId: id, productName: z.string(), inStock: bagCount, inBatches: bagCount })),
})

/** A lot that can be dispatched, the first to expire first. */
export const openLot = z.object({
  lot: z.string(),
  productId: id,
  productName: z.string(),
  bestBefore: day,
  /** Whether it is past its best-before day by the shop's clock. */
  isOver: z.boolean(),
  state: z.enum(LOT_STATES),
  left: bagCount,
})

/** Who has bags of a batch: each customer once, or each order without one. */
const holder = z.object({
  customerName: z.string(),
  customerPhone: z.string(),
  language: languageField,
  bags: count,
  isNotified: z.boolean(),
  orders: z.array(z.object({ id, status: z.string(), bags: count })),
})

export const batchDetails = z.extend(batch, { left: bagCount, holders: z.array(holder) })

export type Batch = Readonly<z.infer<typeof batch>>
export type NewBatch = z.infer<typeof newBatch>
export type EditedBatch = z.infer<typeof editedBatch>
export type NewBatchState = z.infer<typeof newBatchState>
export type NewBatchMove = z.infer<typeof newBatchMove>
export type NewNotified = z.infer<typeof newNotified>
export type ListedBatch = z.infer<typeof listedBatch>
export type BatchList = Frozen<z.infer<typeof batchList>>
export type OpenLot = z.infer<typeof openLot>
export type BatchDetails = Frozen<z.infer<typeof batchDetails>>
export type Holder = BatchDetails['holders'][number]
