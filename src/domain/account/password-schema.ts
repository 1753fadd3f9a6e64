import * as z from 'zod/mini'
import { REQUIRED, timestamp } from '../text'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 200

export const typedPassword = z
  .string(REQUIRED)
  .check(z.minLength(1, REQUIRED), z.maxLength(MAX_PASSWORD, `Please use at most ${MAX_PASSWORD} characters.`))

export const chosenPassword = typedPassword.check(z.minLength(MIN_PASSWORD, `Please use at least ${MIN_PASSWORD} characters.`))

export const newPassword = z
  .object({
    current: typedPassword,
    password: chosenPassword,
    repeated: typedPassword,
  })
  .check(
    z.refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      error: 'This is not the same as the new password.',
    }),
  )

/** How old the operator's password is, and whether that is more than `password_expiry` days. */
const passwordAge = z.object({ changedAt: timestamp, isOld: z.boolean() })

export type NewPassword = z.infer<typeof newPassword>
export type PasswordAge = z.infer<typeof passwordAge>
