import * as z from 'zod/mini'
import { count, timestamp } from '../text'
import { GIVEN_ROLES } from './roles'

// Stored data of an operator. Browser scripts must not import it, because even the field names are private.

/** A second factor. `lastStep` is the 30-second step of the last accepted code, so that no code is accepted twice. */
const storedTwoFactor = z.object({
  secret: z.string(),
  isOn: z.boolean(),
  lastStep: count,
  recoveryHashes: z.array(z.string()),
})

/** An operator as stored: password hash (argon2id, PHC string) and the only copy of the two-factor secret. */
export const storedOperator = z.object({
  username: z.string(),
  passwordHash: z.string(),
  passwordChangedAt: timestamp,
  twoFactor: z._default(z.nullable(storedTwoFactor), null),
  /** Empty if no name was given; then the user name is shown. */
  name: z._default(z.string(), ''),
  /** Old releases had one operator, who is the owner. */
  isOwner: z._default(z.boolean(), true),
  /** The role if this is not the owner. Old releases had no roles: everyone may do everything. */
  role: z._default(z.enum(GIVEN_ROLES), 'operator'),
  createdAt: z._default(z.nullable(timestamp), null),
  lastSignInAt: z._default(z.nullable(timestamp), null),
})

export type StoredTwoFactor = z.infer<typeof storedTwoFactor>
export type StoredOperator = z.infer<typeof storedOperator>
