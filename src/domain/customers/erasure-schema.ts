import * as z from 'zod/mini'
import { proof } from '../account/password-schema'
import { id, timestamp } from '../text'
import type { Bill } from './bills-schema'

const MAX_TICKED = 500
const ids = z._default(z.array(id).check(z.maxLength(MAX_TICKED, `Please tick at most ${MAX_TICKED} rows.`)), [])

/** Orders and contacts that an operator has said are a customer's. */
const ticked = z.object({ orders: ids, contacts: ids })

const listedIds = z._default(
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^(?:\d+(?:,\d+)*)?$/, 'Please give ids as 1,2,3.')),
      z.transform((text) => text.split(',').filter(Boolean).map(Number)),
    ),
    z.array(id).check(z.maxLength(MAX_TICKED, `Please tick at most ${MAX_TICKED} rows.`)),
  ),
  [],
)

/** The same in an address. */
export const tickedQuery = z.object({ orders: listedIds, contacts: listedIds })

/** Proof of who erases a customer, and what of the possible rows goes with it; `evenWithOpen` where something warns of it. */
export const newErasure = z.extend(proof, {
  evenWithOpen: z._default(z.boolean('Please say yes or no.'), false),
  ticked: z._default(ticked, { orders: [], contacts: [] }),
})

/**
 * By the keyed hash of a phone, who was erased and when, and the ids of what was erased: of that alone it is done again. One of
 * an older version has none.
 */
export const erasure = z.object({
  hash: z.string(),
  at: timestamp,
  customerId: id,
  customers: z.optional(z.array(id)),
  orders: z.optional(z.array(id)),
  contacts: z.optional(z.array(id)),
})

/** What only a typed address or an order of an uncertain owner ties to a customer, with who sent it and when. */
export interface PossibleRow {
  kind: keyof Ticked
  id: number
  name: string
  createdAt: string
}

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
  /** Neither shown nor touched unless somebody ticks them. */
  possible: PossibleRow[]
  /** The Indian day on which the last daily backup from before is gone. */
  backupsUntil: string
}

export type Ticked = { [Kind in keyof z.infer<typeof ticked>]: readonly number[] }
export type NewErasure = z.infer<typeof newErasure>
export type Erasure = z.infer<typeof erasure>
