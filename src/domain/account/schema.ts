import * as z from 'zod/mini'
import { line, REQUIRED, timestamp } from '../text'
import { MAX_NAME } from '../text-limits'
import { chosenPassword, proof } from './password-schema'
import { GIVEN_ROLES, ROLES } from './roles'

export const MAX_OPERATORS = 10
const MAX_USERNAME = 40

/** Only ASCII letters, so that user names are not confusable and need no escape in a path. */
const USERNAME = /^[a-z\d][a-z\d._-]+$/i

const newUsername = z
  .string(REQUIRED)
  .check(
    z.minLength(1, REQUIRED),
    z.maxLength(MAX_USERNAME, `Please use at most ${MAX_USERNAME} characters.`),
    z.regex(USERNAME, 'Please use two or more letters or digits without spaces, such as aisha or aisha.k.'),
  )

export const operatorName = z.object({ name: line(MAX_NAME) })

const givenRole = z.enum(GIVEN_ROLES, `Please choose one of ${GIVEN_ROLES.join(', ')}.`)

/** A new role for an operator, confirmed with the owner's password and code. */
export const changedRole = z.extend(proof, { role: givenRole })

/** `password` and `code` belong to the owner. */
export const newOperator = z.extend(proof, {
  ...operatorName.shape,
  username: newUsername,
  newPassword: chosenPassword,
  role: z._default(givenRole, 'operator'),
})

/** A password that the owner sets for another operator. `endsTwoFactor` is for a lost phone. */
export const givenPassword = z.extend(proof, {
  newPassword: chosenPassword,
  endsTwoFactor: z._default(z.boolean(), false),
})

export const operator = z.object({
  username: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
  role: z.enum(ROLES),
  hasTwoFactor: z.boolean(),
  createdAt: z.nullable(timestamp),
  lastSignInAt: z.nullable(timestamp),
})

export type OperatorName = z.infer<typeof operatorName>
export type NewOperator = z.infer<typeof newOperator>
export type GivenPassword = z.infer<typeof givenPassword>
export type ChangedRole = z.infer<typeof changedRole>
export type Operator = z.infer<typeof operator>
