import * as z from 'zod/mini'
import { optionalLine, REQUIRED, timestamp } from '../text'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 200

export const typedPassword = z
  .string(REQUIRED)
  .check(z.minLength(1, REQUIRED), z.maxLength(MAX_PASSWORD, `Please use at most ${MAX_PASSWORD} characters.`))

export const chosenPassword = typedPassword.check(z.minLength(MIN_PASSWORD, `Please use at least ${MIN_PASSWORD} characters.`))

/** A code of the second factor; empty where none is set up. */
export const typedCode = z._default(optionalLine(40), '')

/** What an operator proves anew before he changes who gets in, or where money and notices go. */
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

/** How old the operator's password is, whether that is more than `password_expiry` days, and whether another gave it to him. */
export const passwordAge = z.object({ changedAt: timestamp, isOld: z.boolean(), isGiven: z.boolean() })

export type Proof = z.infer<typeof proof>
export type NewPassword = z.infer<typeof newPassword>
export type PasswordAge = z.infer<typeof passwordAge>
