import * as z from 'zod/mini'
import { line, timestamp } from '../text'
import { proof } from './password-schema'
import { ROLES } from './roles'

export const newSession = z.extend(proof, { username: line(100) })

/** An operator who must set up two-factor can call nothing else before. */
export const session = z.object({
  username: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
  role: z.enum(ROLES),
  mustSetUpTwoFactor: z.boolean(),
  expiresAt: timestamp,
})

export type NewSession = z.infer<typeof newSession>
export type Session = z.infer<typeof session>
