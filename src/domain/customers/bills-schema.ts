import * as z from 'zod/mini'
import { isDay } from '../dates'
import { typedGstin } from '../gstin'
import { money, signedMoney } from '../money-schema'
import { MAX_QUANTITY } from '../orders/bags'
import { MAX_ORDER_ITEMS } from '../orders/schema'
import { MAX_SEARCH } from '../paging'
import { count, id, line, optionalLine, timestamp, wholeNumber } from '../text'
import { MAX_NAME } from '../text-limits'
import { refundWay } from './ledger-schema'

/** The heaviest bag whose weight a bill stores. */
export const MAX_BAG_KILOGRAMS = 10_000

const BILL_KINDS = ['bill', 'credit-note'] as const
export const MAX_CREDIT_REASON = 200

/** The input for a bill besides its order. Without a GSTIN, the customer's own is used if known. */
export const newBill = z.object({ gstin: z.optional(typedGstin) })

/** The name and GSTIN of a bill that replaces another; without them, those of the order and its customer. */
export const mendedBill = z.object({
  name: z.optional(line(MAX_NAME)),
  gstin: z.optional(typedGstin),
  reason: z._default(line(MAX_CREDIT_REASON), 'The name or GSTIN was wrong.'),
})

const MAX_BILLED_AT_ONCE = 200

/** Orders to bill in one request. */
export const newBills = z.object({
  orderIds: z
    .array(id, 'Please choose at least one order.')
    .check(
      z.minLength(1, 'Please choose at least one order.'),
      z.maxLength(MAX_BILLED_AT_ONCE, `Please choose at most ${MAX_BILLED_AT_ONCE} orders at once.`),
    ),
})

const isBack = z._default(z.boolean('Please say yes or no.'), false)

const RETURNED_LINES = 'Please name each line of the bill once.'

/** Bags of a line that are taken back: `item` is its place on the bill, from 0. `goodsReturned`: they are in the stock again. */
const returnedLine = z.object(
  {
    item: count,
    bags: wholeNumber(1, MAX_QUANTITY, 'Please give how many bags, as a whole number from 1.'),
    goodsReturned: isBack,
  },
  RETURNED_LINES,
)

/**
 * The amount of a bill to credit, in rupees; without one, what the bags of its `lines` cost, or all that is left of it.
 * `goodsReturned`: the bags are back in stock; otherwise the shipped goods are still owed and must be billed again. `refund`
 * gives back what is then paid too much.
 */
export const newCreditNote = z.object({
  amount: z.optional(money),
  reason: line(MAX_CREDIT_REASON),
  goodsReturned: isBack,
  lines: z._default(
    z.array(returnedLine, RETURNED_LINES).check(
      z.maxLength(MAX_ORDER_ITEMS, RETURNED_LINES),
      z.refine((lines) => new Set(lines.map(({ item }) => item)).size === lines.length, RETURNED_LINES),
    ),
    [],
  ),
  refund: z.optional(refundWay),
})

/** At most 16 letters, digits, `-` and `/` (CGST rule 49). */
const billNumber = z.string().check(z.regex(/^[A-Za-z0-9/-]{1,16}$/))

/** A day in India. */
const day = z.string().check(z.refine(isDay))

const party = z.object({ name: z.string(), address: z.string(), phone: z.string(), gstin: z.string() })

/** A line item as sold: rupees per bag and in total, before the discount. */
const billLine = z.object({
  description: z.string(),
  hsn: z.string(),
  quantity: count,
  unit: z.string(),
  /** Of one bag; missing if its weight is not in kilograms, and on old bills. */
  kilograms: z.optional(z.number().check(z.positive(), z.maximum(MAX_BAG_KILOGRAMS))),
  /** The GST in percent that the price includes; missing for exempt goods. */
  gstRate: z.optional(z.number().check(z.positive(), z.maximum(100))),
  unitPrice: money,
  totalPrice: money,
  /** On a credit note, the place of the line on its bill, from 0, and whether its bags came into the stock with it. */
  item: z.optional(count),
  goodsReturned: z.optional(z.boolean()),
})

/** A bill of supply, or a credit note against one. It stores all printed values, so later edits do not change it. */
export const bill = z.object({
  /** In order of issue. */
  id,
  number: billNumber,
  kind: z.enum(BILL_KINDS),
  /** For a credit note, its bill and the day of that bill. */
  creditOf: z.nullable(billNumber),
  creditOfDate: z._default(z.nullable(day), null),
  /** The credit notes of a bill. A bill credited in full is cancelled. */
  credits: z._default(z.array(z.object({ number: billNumber, amount: money })), []),
  orderId: id,
  customerId: id,
  /** The code of the state in which the goods reach the buyer; missing if unknown, and on old bills. */
  placeOfSupply: z.optional(z.string()),
  date: day,
  /** Legal name and registration as set at that time; old bills have neither. */
  supplier: z.extend(party, { legalName: z.optional(z.string()), registration: z.optional(z.string()) }),
  recipient: party,
  lines: z.array(billLine),
  discount: money,
  deliveryCharge: money,
  totalAmount: money,
  reason: z._default(z.string(), ''),
  exemption: z.string(),
  declaration: z.string(),
  signatory: z.string(),
  createdAt: timestamp,
  by: z.string(),
})

/** The last used serial of a series, such as `TF/26-27/`. */
export const billSeries = z.object({ series: z.string(), last: count })

const MONTH = 'Please give a month as 2026-11.'

/** Filters the documents. An empty text sets no limit; months are Indian. */
export const billFilter = z.object({
  search: z._default(optionalLine(MAX_SEARCH), ''),
  month: z._default(z.string().check(z.refine((text) => text === '' || isDay(`${text}-01`), MONTH)), ''),
  kind: z._default(z.enum(['', ...BILL_KINDS], `Please choose one of ${BILL_KINDS.join(', ')}.`), ''),
})

/** The new bills, and the reasons why other orders were not billed. */
export const orderBills = z.object({ bills: z.array(bill), left: z.array(z.object({ orderId: id, why: z.string() })) })

/** Sums in rupees; `net` is billed minus credited. */
export const billSums = z.object({ bills: count, billed: money, creditNotes: count, credited: money, net: signedMoney })

export type OrderBills = z.infer<typeof orderBills>
export type BillSums = z.infer<typeof billSums>
export type Bill = z.infer<typeof bill>
export type NewBill = z.infer<typeof newBill>
export type NewBills = z.infer<typeof newBills>
export type MendedBill = z.infer<typeof mendedBill>
export type NewCreditNote = z.infer<typeof newCreditNote>
export type BillFilter = z.infer<typeof billFilter>

/** The data of a printed document. Parts of the recipient may be masked. */
export type BillDocument = Omit<Bill, 'id' | 'customerId' | 'createdAt' | 'by'>
