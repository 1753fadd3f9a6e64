import * as z from 'zod/mini'
import { isDay } from '../dates'
import { GSTIN_SENTENCE, isGstin, MAX_TYPED_GSTIN, plainGstin } from '../gstin'
import { money, signedMoney } from '../money-schema'
import { MAX_SEARCH } from '../paging'
import { count, id, line, optionalLine, timestamp } from '../text'

const BILL_KINDS = ['bill', 'credit-note'] as const
export const MAX_CREDIT_REASON = 200

/** A GSTIN in capitals; empty where there is none. */
const gstin = z.pipe(
  z.pipe(z.string(GSTIN_SENTENCE).check(z.maxLength(MAX_TYPED_GSTIN, GSTIN_SENTENCE)), z.transform(plainGstin)),
  z.string().check(z.refine((text) => text === '' || isGstin(text), GSTIN_SENTENCE)),
)

/** What a bill takes besides its order. Without a GSTIN the customer's own stands, where it is known. */
export const newBill = z.object({ gstin: z.optional(gstin) })

const MAX_BILLED_AT_ONCE = 200

/** Orders that are billed in one change. */
export const newBills = z.object({
  orderIds: z
    .array(id, 'Please choose at least one order.')
    .check(
      z.minLength(1, 'Please choose at least one order.'),
      z.maxLength(MAX_BILLED_AT_ONCE, `Please choose at most ${MAX_BILLED_AT_ONCE} orders at once.`),
    ),
})

/**
 * What is taken back of a bill, in rupees; without an amount all that is left of it. `goodsReturned`: the bags are in the shop
 * again; otherwise goods that have left are still owed, and are to be billed again.
 */
export const newCreditNote = z.object({
  amount: z.optional(money),
  reason: line(MAX_CREDIT_REASON),
  goodsReturned: z._default(z.boolean('Please say yes or no.'), false),
})

/** At most 16 letters, digits, `-` and `/` (CGST rule 49). */
const billNumber = z.string().check(z.regex(/^[A-Za-z0-9/-]{1,16}$/))

/** An Indian day. */
const day = z.string().check(z.refine(isDay))

const party = z.object({ name: z.string(), address: z.string(), phone: z.string(), gstin: z.string() })

/** A line as it was sold: rupees a bag and in all, before the discount. */
const billLine = z.object({
  description: z.string(),
  hsn: z.string(),
  quantity: count,
  unit: z.string(),
  unitPrice: money,
  totalPrice: money,
})

/** A bill of supply, or a credit note against one. It keeps everything it prints, whatever changes later. */
export const bill = z.object({
  /** In the order in which documents were written. */
  id,
  number: billNumber,
  kind: z.enum(BILL_KINDS),
  /** The bill that a credit note is for, and its day. */
  creditOf: z.nullable(billNumber),
  creditOfDate: z._default(z.nullable(day), null),
  /** The credit notes against a bill. What they take back in full is cancelled. */
  credits: z._default(z.array(z.object({ number: billNumber, amount: money })), []),
  orderId: id,
  customerId: id,
  date: day,
  /** The legal name and its registration stand where the settings say them; older bills have neither. */
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

/** The last serial taken of a series in a financial year, such as `TF/26-27/`. */
export const billSeries = z.object({ series: z.string(), last: count })

const MONTH = 'Please give a month as 2026-11.'

/** Which documents are listed; an empty text is no bound, months are of India. */
export const billFilter = z.object({
  search: z._default(optionalLine(MAX_SEARCH), ''),
  month: z._default(z.string().check(z.refine((text) => text === '' || isDay(`${text}-01`), MONTH)), ''),
  kind: z._default(z.enum(['', ...BILL_KINDS], `Please choose one of ${BILL_KINDS.join(', ')}.`), ''),
})

/** The bills of many orders, and why others got none. */
export const orderBills = z.object({ bills: z.array(bill), left: z.array(z.object({ orderId: id, why: z.string() })) })

/** Sums of documents in rupees; `net` is what was billed less what was taken back. */
export const billSums = z.object({ bills: count, billed: money, creditNotes: count, credited: money, net: signedMoney })

export type OrderBills = z.infer<typeof orderBills>
export type BillSums = z.infer<typeof billSums>
export type Bill = z.infer<typeof bill>
export type NewBill = z.infer<typeof newBill>
export type NewBills = z.infer<typeof newBills>
export type NewCreditNote = z.infer<typeof newCreditNote>
export type BillFilter = z.infer<typeof billFilter>

/** What a document shows; whoever prints it for others may hide parts of the recipient. */
export type BillDocument = Omit<Bill, 'id' | 'customerId' | 'createdAt' | 'by'>
