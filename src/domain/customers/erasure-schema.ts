import * as z from 'zod/mini'
import { proof } from '../account/password-schema'
import { id, timestamp } from '../text'
import type { Bill } from './bills-schema'

/** Proof of who erases a customer; `evenWithOpen` where something warns of it. */
export const newErasure = z.extend(proof, { evenWithOpen: z._default(z.boolean('Please say yes or no.'), false) })

/** By the keyed hash of a phone or an e-mail address, who was erased and when. */
export const erasure = z.object({ hash: z.string(), at: timestamp, customerId: id })

/** What of a customer is erased: how many of each kind. */
export interface ErasureCounts {
  customers: number
  orders: number
  edits: number
  contacts: number
  notifications: number
  reports: number
  entries: number
  others: number
}

/** What an erasure takes, what it leaves and until when, and what warns of it. */
export interface ErasurePlan {
  customerId: number
  /** When it was erased last, and holds nothing since; null where there is something to erase. */
  erasedAt: string | null
  goes: ErasureCounts
  /** `until` is the Indian day to which the law keeps a document. */
  bills: (Pick<Bill, 'number' | 'date' | 'totalAmount'> & { until: string })[]
  /** Entries of the account, which stay without the person, and what they come to in rupees. */
  entries: number
  balance: string
  warnings: string[]
  /** The Indian day on which the last daily backup from before is gone. */
  backupsUntil: string
}

export type NewErasure = z.infer<typeof newErasure>
export type Erasure = z.infer<typeof erasure>
