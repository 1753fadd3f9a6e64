import * as z from 'zod/mini'
import { isDay } from '../dates'
import { money, signedMoney } from '../money-schema'
import { id, optionalLine, optionalParagraph, timestamp } from '../text'
import { MAX_MESSAGE, MAX_NAME } from '../text-limits'
import { isBookedDay } from './booked-day'

export const ENTRY_KINDS = ['opening', 'bill', 'payment', 'refund', 'credit-note', 'adjustment', 'reversal', 'transfer'] as const
/** Kinds of entries that an operator enters. Bills, credit notes, reversals and moved orders create the others. */
export const ENTERED_KINDS = ['payment', 'refund', 'adjustment', 'opening'] as const
/** Maximum of a manual entry, in paise: ten crore rupees. */
export const MAX_ENTRY_PAISE = 10_000_000_000
export const PAYMENT_METHODS = ['cash', 'upi', 'bank', 'cheque'] as const

const DAY = 'Please give a day as 2026-11-30.'
const day = z.string(DAY).check(z.refine(isDay, DAY))

export const method = z.pipe(
  z.pipe(
    z.string(`Please choose one of ${PAYMENT_METHODS.join(', ')}.`),
    z.transform((text) => text.toLowerCase()),
  ),
  z.enum(PAYMENT_METHODS, `Please choose one of ${PAYMENT_METHODS.join(', ')}.`),
)

export const bookedDay = z.optional(z.string(DAY).check(z.refine(isBookedDay, DAY)))

/** Of a payment by cheque: the bank that issued it, and the day written on it, by default that of the payment. */
export const chequeFields = { bank: z.optional(optionalLine(MAX_NAME)), chequeDate: bookedDay }

/**
 * A manual entry in rupees. A payment is money received, a refund money returned, both positive; a positive adjustment raises
 * what is owed. `date` is an Indian day, by default today.
 */
export const newEntry = z
  .object({
    customerId: id,
    kind: z.enum(ENTERED_KINDS, `Please choose one of ${ENTERED_KINDS.join(', ')}.`),
    amount: signedMoney,
    method: z._default(z.nullable(method), null),
    reference: z._default(optionalLine(MAX_NAME), ''),
    ...chequeFields,
    orderId: z._default(z.nullable(id), null),
    date: bookedDay,
    note: z._default(optionalParagraph(MAX_MESSAGE), ''),
    /** The part of a payment that may be kept as advance, beyond what is owed. */
    advance: z._default(money, '0.00'),
  })
  .check(
    z.refine(({ kind, amount }) => !(isOfMoney(kind) && amount.startsWith('-')), {
      path: ['amount'],
      error: 'Please enter an amount above zero. What was given back is a refund.',
    }),
  )

/** How money is given back: like a refund, whose amount follows from what is paid too much. */
export const refundWay = z.object(
  { method, reference: z._default(optionalLine(MAX_NAME), '') },
  'Please say how it is given back.',
)

/** The excess of a payment in rupees, which the caller must confirm. */
export const askedAbout = z.object({ advance: money })

/** A stored entry, never edited or deleted. `amount` is signed rupees: positive if the customer owes it. */
export const ledgerEntry = z.object({
  id,
  customerId: id,
  kind: z.enum(ENTRY_KINDS),
  amount: signedMoney,
  date: day,
  /** The Indian day on which the money moved, if the books of that day were closed. */
  valueDate: z.optional(day),
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  reference: z.string(),
  /** Of a payment by cheque: `partOf` is the first entry of a cheque for several orders. Entries of old releases lack it. */
  cheque: z.optional(z.object({ bank: z.string(), date: day, partOf: z.optional(id) })),
  orderId: z.nullable(id),
  /** The bill or credit note that created it. */
  billNumber: z.nullable(z.string()),
  /** The entry that it reverses. */
  reverses: z.nullable(id),
  /** Whether it reverses a cheque that the bank returned unpaid. */
  isBounced: z.optional(z.boolean()),
  /** The second entry of a transfer. When an order moves to another customer, money that stays is written as two entries. */
  transferOf: z.optional(id),
  /** The payment that both entries of a transfer move to another customer. */
  moves: z.optional(id),
  note: z.string(),
  at: timestamp,
  by: z.string(),
})

/** The customer to whom a payment is moved. */
export const newMove = z.object({ customerId: id })

/** Whether money changed hands; then the entry has a method and a reference. */
export const isOfMoney = (kind: EntryKind): boolean => kind === 'payment' || kind === 'refund'

export type EntryKind = (typeof ENTRY_KINDS)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type RefundWay = z.infer<typeof refundWay>
export type NewEntry = z.infer<typeof newEntry>
export type NewMove = z.infer<typeof newMove>
export type LedgerEntry = z.infer<typeof ledgerEntry>
