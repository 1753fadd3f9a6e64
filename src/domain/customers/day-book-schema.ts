import * as z from 'zod/mini'
import { signedMoney } from '../money-schema'
import { count, id } from '../text'
import { ledgerEntry, PAYMENT_METHODS } from './ledger-schema'

const SIDES = ['received', 'givenBack'] as const

const method = z.enum(PAYMENT_METHODS)

/** Rupees in cash and at the bank. UPI, transfers and cheques count as bank. */
const balance = z.object({ cash: signedMoney, bank: signedMoney })

const byMethod = z.record(method, signedMoney)

/** Rupees received and refunded per method. Reversals are subtracted. */
const dayMoney = z.object({ received: byMethod, givenBack: byMethod })

/** An entry in the day book. `moved` is the change of the shop's money (negative for outflow) and its category; null for none. */
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

/** The days of a period that have entries, oldest first, with opening and closing balance. */
export const dayBook = z.extend(dayMoney, {
  from: z.string(),
  to: z.string(),
  opening: balance,
  closing: balance,
  /** Number of entries, including those of the last days that `days` may omit. */
  total: count,
  days: z.array(dayBookDay),
})

export type Balance = z.infer<typeof balance>
export type DayMoney = z.infer<typeof dayMoney>
export type DayBookEntry = z.infer<typeof dayBookEntry>
export type DayBookDay = z.infer<typeof dayBookDay>
export type DayBook = z.infer<typeof dayBook>
