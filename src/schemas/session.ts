import * as z from 'zod/mini'
import { line, REQUIRED, timestamp } from './text'

/** What the login form sends. */
export const newSession = z.object({
  username: line(100),
  password: z.string(REQUIRED).check(z.minLength(1, REQUIRED), z.maxLength(200, 'Please use at most 200 characters.')),
})

/** Who is signed in, and until when without further use. */
export const session = z.object({ username: z.string(), expiresAt: timestamp })

export type NewSession = z.infer<typeof newSession>
export type Session = z.infer<typeof session>
