import * as z from 'zod/mini'
import type { Frozen } from '../frozen'
import { pageQuery, whole } from '../list-pages-schema'
import { money } from '../money-schema'
import { count, id, MAX_NUMBER, optionalLine, timestamp, wholeNumber } from '../text'
import { MAX_STOCK } from './stock'

const STOCK_REASONS = ['milled', 'spoiled', 'counted'] as const
const MAX_STOCK_NOTE = 200

const HOW_MANY = 'Please give how many bags, as a whole number from 1.'

const reason = z.enum(STOCK_REASONS, `Please choose one of ${STOCK_REASONS.join(', ')}.`)

/** A change of stock (`by`, negative for a decrease) or a counted stock. */
export const newStockMove = z
  .object({
    reason,
    by: z.optional(wholeNumber(-MAX_STOCK, MAX_STOCK, HOW_MANY)),
    counted: z.optional(wholeNumber(0, MAX_STOCK, 'Please enter the stock as a whole number from 0.')),
    /** What a bag cost the shop, in rupees. */
    purchasePrice: z.optional(money),
    note: z._default(optionalLine(MAX_STOCK_NOTE), ''),
  })
  .check(z.refine(({ by, counted }) => (by ? counted === undefined : counted !== undefined), { path: ['by'], error: HOW_MANY }))

export const stockMoveQuery = z.extend(pageQuery, {
  productId: whole(/^[1-9]\d{0,9}$/, MAX_NUMBER, 'Please give the product.'),
})

const bags = wholeNumber(-MAX_NUMBER, MAX_NUMBER, 'This stock is too large to be kept.')

export const stockMove = z.object({
  id,
  productId: id,
  reason,
  by: bags,
  stockAfter: bags,
  purchasePrice: z.optional(money),
  note: z.string(),
  at: timestamp,
  username: z.string(),
})

/** A move in a product's list: entered by the operator, or made by an order. */
const listedStockMove = z.extend(z.pick(stockMove, { by: true, note: true, at: true, username: true }), {
  reason: z.enum([...STOCK_REASONS, 'sold', 'cancelled', 'edited', 'returned']),
  stockAfter: z.nullable(bags),
  orderId: z.nullable(id),
})

export const stockMovePage = z.object({ rows: z.array(listedStockMove), page: count, pages: count, total: count })

export type ListedStockMove = z.infer<typeof listedStockMove>
export type StockMovePage = Frozen<z.infer<typeof stockMovePage>>
export type StockReason = (typeof STOCK_REASONS)[number]
export type NewStockMove = z.infer<typeof newStockMove>
export type StockMove = z.infer<typeof stockMove>
