import * as z from 'zod/mini'
import { id, timestamp } from '../text'

const SECURITY_EVENTS = [
  'password-changed',
  'password-reset',
  'two-factor-set-up',
  'two-factor-ended',
  'two-factor-required',
  'two-factor-not-required',
  'admin-email-changed',
  'payment-details-changed',
  'books-closed',
  'books-opened',
  'many-wrong-passwords',
  'many-wrong-codes',
  'operator-added',
  'operator-ended',
  'role-changed',
  'shop-restored',
] as const

/** `username` is the account concerned, null for the owner's. `by` made the change, null for a command on the server. */
export const securityEvent = z.object({
  id,
  event: z.enum(SECURITY_EVENTS),
  createdAt: timestamp,
  username: z._default(z.nullable(z.string()), null),
  by: z._default(z.nullable(z.string()), null),
})

/** The stored form. `mailTo` is the `admin_email` at that time, null if there was none. */
export const storedSecurityEvent = z.extend(securityEvent, { mailTo: z.nullable(z.string()) })

export type SecurityEvent = z.infer<typeof securityEvent>
export type StoredSecurityEvent = z.infer<typeof storedSecurityEvent>
