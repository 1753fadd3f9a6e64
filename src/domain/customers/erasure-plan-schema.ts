import * as z from 'zod/mini'
import { signedMoney } from '../money-schema'
import { count, id, timestamp } from '../text'
import { bill } from './bills-schema'

/** A row that may belong to the customer, because of a typed address or an unconfirmed order; with its sender and time. */
const possibleRow = z.object({ kind: z.enum(['orders', 'contacts']), id, name: z.string(), createdAt: timestamp })

/** Number of rows to erase, per kind. */
const erasureCounts = z.object({
  customers: count,
  orders: count,
  edits: count,
  contacts: count,
  notifications: count,
  reports: count,
  entries: count,
  others: count,
})

/** What an erasure deletes, what it keeps and until when, and its warnings. */
export const erasurePlan = z.object({
  customerId: id,
  /** The last erasure, if nothing is left to erase; otherwise null. */
  erasedAt: z.nullable(timestamp),
  goes: erasureCounts,
  /** `until` is the Indian day until which the law requires to keep a document. */
  bills: z.array(z.extend(z.pick(bill, { number: true, date: true, totalAmount: true }), { until: z.string() })),
  /** Ledger entries that stay without personal data, and their sum in rupees. */
  entries: count,
  balance: signedMoney,
  warnings: z.array(z.string()),
  /** Not erased unless the operator selects them. */
  possible: z.array(possibleRow),
  /** The Indian day on which the last daily backup from before the erasure is deleted. */
  backupsUntil: z.string(),
})

export type PossibleRow = z.infer<typeof possibleRow>
export type ErasureCounts = z.infer<typeof erasureCounts>
export type ErasurePlan = z.infer<typeof erasurePlan>
