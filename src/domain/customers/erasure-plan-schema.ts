import * as z from 'zod/mini'
import { signedMoney } from '../money-schema'
import { count, id, timestamp } from '../text'
import { bill } from './bills-schema'

/** What only a typed address or an order of an uncertain owner ties to a customer, with who sent it and when. */
const possibleRow = z.object({ kind: z.enum(['orders', 'contacts']), id, name: z.string(), createdAt: timestamp })

/** What of a customer is erased: how many of each kind. */
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

/** What an erasure takes, what it leaves and until when, and what warns of it. */
export const erasurePlan = z.object({
  customerId: id,
  /** When it was erased last, and holds nothing since; null where there is something to erase. */
  erasedAt: z.nullable(timestamp),
  goes: erasureCounts,
  /** `until` is the Indian day to which the law keeps a document. */
  bills: z.array(z.extend(z.pick(bill, { number: true, date: true, totalAmount: true }), { until: z.string() })),
  /** Entries of the account, which stay without the person, and what they come to in rupees. */
  entries: count,
  balance: signedMoney,
  warnings: z.array(z.string()),
  /** Neither shown nor touched unless somebody ticks them. */
  possible: z.array(possibleRow),
  /** The Indian day on which the last daily backup from before is gone. */
  backupsUntil: z.string(),
})

export type PossibleRow = z.infer<typeof possibleRow>
export type ErasureCounts = z.infer<typeof erasureCounts>
export type ErasurePlan = z.infer<typeof erasurePlan>
