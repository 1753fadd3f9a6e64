import * as z from 'zod/mini'
import { MAX_STOCK } from '../catalog/stock'
import { id, line, MAX_NUMBER, timestamp, wholeNumber } from '../text'

const MAX_COUNT_NOTE = 150

/** What a packer found in the store, and why it differs. */
export const newStockCount = z.object({
  productId: id,
  found: wholeNumber(0, MAX_STOCK, 'Please enter the bags that you find, as a whole number from 0.'),
  note: line(MAX_COUNT_NOTE),
})

const bags = wholeNumber(-MAX_NUMBER, MAX_NUMBER, 'This stock is too large to be kept.')

/** `expected` is what should have been there: the stock, and the bags of orders that are not shipped yet. */
export const stockCount = z.extend(newStockCount, {
  id,
  productName: z.string(),
  expected: bags,
  at: timestamp,
  by: z.optional(z.string()),
  /** Null until an operator decides. */
  isAccepted: z.nullable(z.boolean()),
  decidedAt: z.optional(timestamp),
  decidedBy: z.optional(z.string()),
})

export const stockCountDecision = z.object({ isAccepted: z.boolean() })

export type NewStockCount = z.infer<typeof newStockCount>
export type StockCount = z.infer<typeof stockCount>
export type StockCountDecision = z.infer<typeof stockCountDecision>
