import * as z from 'zod/mini'
import { optionalLine, REQUIRED, timestamp } from '../text'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 200

export const typedPassword = z
  .string(REQUIRED)
  .check(z.minLength(1, REQUIRED), z.maxLength(MAX_PASSWORD, `Please use at most ${MAX_PASSWORD} characters.`))

export const chosenPassword = typedPassword.check(z.minLength(MIN_PASSWORD, `Please use at least ${MIN_PASSWORD} characters.`))

/** A two-factor code; empty if two-factor is off. */
export const typedCode = z._default(optionalLine(40), '')

/** Re-authentication for changes of accounts, payment details and notification addresses. */
export const proof = z.object({ password: typedPassword, code: typedCode })

export const newPassword = z
  .object({
    current: typedPassword,
    password: chosenPassword,
    repeated: typedPassword,
    code: typedCode,
  })
  .check(
    z.refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      error: 'This is not the same as the new password.',
    }),
  )

/** When the password was set, whether it is older than `password_expiry` days, and whether the owner set it. */
export const passwordAge = z.object({ changedAt: timestamp, isOld: z.boolean(), isGiven: z.boolean() })

export type Proof = z.infer<typeof proof>
export type NewPassword = z.infer<typeof newPassword>
export type PasswordAge = z.infer<typeof passwordAge>
