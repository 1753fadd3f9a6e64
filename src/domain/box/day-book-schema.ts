import * as z from 'zod/mini'
import { ledgerEntry, PAYMENT_METHODS } from '../customers/ledger-schema'
import { signedMoney } from '../money-schema'
import { count, id } from '../text'
import { boxBalance, listedBoxEntry, openings } from './box-lists-schema'

const SIDES = ['received', 'givenBack'] as const

const method = z.enum(PAYMENT_METHODS)

const byMethod = z.record(method, signedMoney)

/**
 * Rupees received and refunded per method; reversals are subtracted. `toClear` is the part received in cheques that wait for the
 * bank, `boxed` the change by entries of the box.
 */
const dayMoney = z.object({ received: byMethod, givenBack: byMethod, toClear: signedMoney, boxed: boxBalance })

/**
 * An entry in the day book. `moved` is the change of the shop's money (negative for outflow) and its category; null for none.
 * `isToClear`: in a cheque that waits for the bank.
 */
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
    moved: z.nullable(z.object({ side: z.enum(SIDES), method, isToClear: z.boolean(), amount: signedMoney })),
  },
)

const dayBookDay = z.extend(dayMoney, {
  day: z.string(),
  opening: boxBalance,
  closing: boxBalance,
  entries: z.array(dayBookEntry),
  boxEntries: z.array(listedBoxEntry),
})

/**
 * The days of a period that have entries, oldest first, with opening and closing balance. `opened` is the change by opening
 * balances after the first day, so that `opening` plus all changes is `closing`.
 */
export const dayBook = z.extend(dayMoney, {
  from: z.string(),
  to: z.string(),
  opening: boxBalance,
  closing: boxBalance,
  opened: boxBalance,
  openings,
  /** Number of entries, including those of the last days that `days` may omit. */
  total: count,
  days: z.array(dayBookDay),
})

export type Balance = z.infer<typeof boxBalance>
export type DayMoney = z.infer<typeof dayMoney>
export type DayBookEntry = z.infer<typeof dayBookEntry>
export type DayBookDay = z.infer<typeof dayBookDay>
export type DayBook = z.infer<typeof dayBook>
