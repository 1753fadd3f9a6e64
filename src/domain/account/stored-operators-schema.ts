import * as z from 'zod/mini'
import { count, timestamp } from '../text'
import { GIVEN_ROLES } from './roles'

// What the store alone keeps of an operator. No script of a browser may hold it, not even its names.

/** A second factor: `lastStep` is the 30 seconds of the last accepted code, so that none is accepted twice. */
const storedTwoFactor = z.object({
  secret: z.string(),
  isOn: z.boolean(),
  lastStep: count,
  recoveryHashes: z.array(z.string()),
})

/** How the store keeps an operator: password hash (argon2id, PHC string) and second factor; the only copy of its secret. */
export const storedOperator = z.object({
  username: z.string(),
  passwordHash: z.string(),
  passwordChangedAt: timestamp,
  twoFactor: z._default(z.nullable(storedTwoFactor), null),
  /** Empty where nobody gave one: then the user name is shown. */
  name: z._default(z.string(), ''),
  /** The one operator of an older shop is its owner. */
  isOwner: z._default(z.boolean(), true),
  /** Of one who is not the owner. Those of an older shop did all. */
  role: z._default(z.enum(GIVEN_ROLES), 'operator'),
  createdAt: z._default(z.nullable(timestamp), null),
  lastSignInAt: z._default(z.nullable(timestamp), null),
})

export type StoredTwoFactor = z.infer<typeof storedTwoFactor>
export type StoredOperator = z.infer<typeof storedOperator>
