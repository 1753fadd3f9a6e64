import * as z from 'zod/mini'
import { typedGstin } from '../gstin'
import { languageField } from '../languages-schema'
import { money, signedMoney } from '../money-schema'
import { indianPhone } from '../phones'
import { id, line, optionalLine, optionalParagraph, phone, timestamp, version } from '../text'
import { MAX_ADDRESS, MAX_MESSAGE, MAX_NAME } from '../text-limits'

export const PHONE_SENTENCE = 'Please enter a phone number of ten digits, such as 94190 12345.'

/** Normalized to +91 and ten digits; accepts `0`, `+91`, spaces and dashes. */
export const customerPhone = z.pipe(
  phone,
  z.transform((typed, context) => {
    const normalised = indianPhone(typed)
    if (normalised !== undefined) return normalised
    context.issues.push({ code: 'custom', message: PHONE_SENTENCE, input: typed })
    return z.NEVER
  }),
)

/** The editable fields of a customer; `creditLimit` in rupees, null for none. */
export const customerEdit = z.object({
  name: line(MAX_NAME),
  phone: customerPhone,
  address: z._default(optionalParagraph(MAX_ADDRESS), ''),
  district: z._default(optionalLine(MAX_NAME), ''),
  language: languageField,
  creditLimit: z._default(z.nullable(money), null),
  /** Missing: the stored one stays, also one that is older than the check. */
  gstin: z.optional(typedGstin),
  note: z._default(optionalParagraph(MAX_MESSAGE), ''),
})

/** A new customer with the opening balance in rupees, positive if the customer owes it. */
export const newCustomer = z.extend(customerEdit, { openingBalance: z._default(signedMoney, '0.00') })

/** A customer. If it is joined to another, `joinedTo` names that one, which owns its orders and entries. */
export const customer = z.extend(customerEdit, {
  id,
  /** +91 and ten digits; a keyed hash after an erasure. */
  phone: z.string(),
  district: z._default(z.string(), ''),
  joinedTo: z._default(z.nullable(id), null),
  /** When it was joined; missing if it is not, or an old version joined it. */
  joinedAt: z.optional(timestamp),
  /** As every bill has it; missing or empty if no GSTIN is known. */
  gstin: z.optional(z.string()),
  /** When the person was erased; missing if never. */
  erasedAt: z.optional(timestamp),
  createdAt: timestamp,
  version,
})

/** Maps a phone (+91 and ten digits) to its customer; if that one was joined, to the primary customer. */
export const customerNumber = z.object({ phone: z.string(), customerId: id })

/** Joins a customer to another, or separates it with null. */
export const joining = z.object({ into: z.nullable(id) })

export type Joining = z.infer<typeof joining>
export type CustomerEdit = z.infer<typeof customerEdit>
export type NewCustomer = z.infer<typeof newCustomer>
export type Customer = z.infer<typeof customer>
