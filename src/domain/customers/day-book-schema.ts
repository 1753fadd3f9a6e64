import * as z from 'zod/mini'
import { signedMoney } from '../money-schema'
import { count, id } from '../text'
import { ledgerEntry, PAYMENT_METHODS } from './ledger-schema'

const SIDES = ['received', 'givenBack'] as const

const method = z.enum(PAYMENT_METHODS)

/** Rupees in hand and at the bank: what came by UPI, transfer or cheque is at the bank. */
const balance = z.object({ cash: signedMoney, bank: signedMoney })

const byMethod = z.record(method, signedMoney)

/** Rupees that came and that were given back, by their method. What was taken back is taken off. */
const dayMoney = z.object({ received: byMethod, givenBack: byMethod })

/** An entry in the day book. `moved` is what it puts into the shop's money, below zero what it takes out, and what it counts as; null for none. */
const dayBookEntry = z.extend(
  z.pick(ledgerEntry, {
    id: true,
    kind: true,
    amount: true,
    reference: true,
    orderId: true,
    billNumber: true,
    reverses: true,
    note: true,
    by: true,
    valueDate: true,
  }),
  {
    customerId: id,
    customerName: z.string(),
    customerPhone: z.string(),
    moved: z.nullable(z.object({ side: z.enum(SIDES), method, amount: signedMoney })),
  },
)

const dayBookDay = z.extend(dayMoney, {
  day: z.string(),
  opening: balance,
  closing: balance,
  entries: z.array(dayBookEntry),
})

/** The days of a period that have entries, oldest first, with what there was before the first and after the last. */
export const dayBook = z.extend(dayMoney, {
  from: z.string(),
  to: z.string(),
  opening: balance,
  closing: balance,
  /** How many entries there are; those of the last days may have been left out of `days`. */
  total: count,
  days: z.array(dayBookDay),
})

export type Balance = z.infer<typeof balance>
export type DayMoney = z.infer<typeof dayMoney>
export type DayBookEntry = z.infer<typeof dayBookEntry>
export type DayBookDay = z.infer<typeof dayBookDay>
export type DayBook = z.infer<typeof dayBook>
