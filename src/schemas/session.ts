import * as z from 'zod/mini'
import { typedPassword } from './password'
import { line, timestamp } from './text'

/** What the login form sends. */
export const newSession = z.object({ username: line(100), password: typedPassword })

/** Who is signed in, and until when without further use. */
export const session = z.object({ username: z.string(), expiresAt: timestamp })

export type NewSession = z.infer<typeof newSession>
export type Session = z.infer<typeof session>
