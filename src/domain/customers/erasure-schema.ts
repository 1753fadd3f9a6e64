import * as z from 'zod/mini'
import { proof } from '../account/password-schema'
import { id, timestamp } from '../text'

const MAX_TICKED = 500
const ids = z._default(z.array(id).check(z.maxLength(MAX_TICKED, `Please tick at most ${MAX_TICKED} rows.`)), [])

/** Orders and contacts that the operator selected as the customer's. */
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

/** The same as query parameters. */
export const tickedQuery = z.object({ orders: listedIds, contacts: listedIds })

/** Re-authentication and the selected rows; `evenWithOpen` confirms the warnings. */
export const newErasure = z.extend(proof, {
  evenWithOpen: z._default(z.boolean('Please say yes or no.'), false),
  ticked: z._default(ticked, { orders: [], contacts: [] }),
})

/**
 * A record of an erasure: keyed hash of the phone, time, and ids of the erased rows, to repeat it after a restore. Records of old
 * versions have no ids.
 */
export const erasure = z.object({
  hash: z.string(),
  at: timestamp,
  customerId: id,
  customers: z.optional(z.array(id)),
  orders: z.optional(z.array(id)),
  contacts: z.optional(z.array(id)),
})

export type Ticked = { [Kind in keyof z.infer<typeof ticked>]: readonly number[] }
export type NewErasure = z.infer<typeof newErasure>
export type Erasure = z.infer<typeof erasure>
