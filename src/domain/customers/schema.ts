import * as z from 'zod/mini'
import { languageField } from '../languages-schema'
import { money, signedMoney } from '../money-schema'
import { indianPhone } from '../phones'
import { id, line, optionalLine, optionalParagraph, phone, timestamp, version } from '../text'
import { MAX_ADDRESS, MAX_MESSAGE, MAX_NAME } from '../text-limits'

export const PHONE_SENTENCE = 'Please enter a phone number of ten digits, such as 94190 12345.'

/** Becomes +91 and ten digits; `0`, `+91`, spaces and dashes mean the same person. */
export const customerPhone = z.pipe(
  phone,
  z.transform((typed, context) => {
    const normalised = indianPhone(typed)
    if (normalised !== undefined) return normalised
    context.issues.push({ code: 'custom', message: PHONE_SENTENCE, input: typed })
    return z.NEVER
  }),
)

/** What the operator types of a customer; `creditLimit` in rupees is null where none is set. */
export const customerEdit = z.object({
  name: line(MAX_NAME),
  phone: customerPhone,
  address: z._default(optionalParagraph(MAX_ADDRESS), ''),
  district: z._default(optionalLine(MAX_NAME), ''),
  language: languageField,
  creditLimit: z._default(z.nullable(money), null),
  note: z._default(optionalParagraph(MAX_MESSAGE), ''),
})

/** A new one, with what was owed before the shop kept its book: rupees, above zero where the customer owes. */
export const newCustomer = z.extend(customerEdit, { openingBalance: z._default(signedMoney, '0.00') })

/** A person who buys. One that was joined to another names it in `joinedTo`; its orders and entries count there. */
export const customer = z.extend(customerEdit, {
  id,
  /** +91 and ten digits; a keyed hash in their place where the person was erased. */
  phone: z.string(),
  district: z._default(z.string(), ''),
  joinedTo: z._default(z.nullable(id), null),
  /** When it was joined; none where it is not, or an older version did it. */
  joinedAt: z.optional(timestamp),
  /** As on the last bill; none where the customer is not known to be registered. */
  gstin: z.optional(z.string()),
  /** When the person was erased; none where he never was. */
  erasedAt: z.optional(timestamp),
  createdAt: timestamp,
  version,
})

/** Whose a phone number is: +91 and ten digits. It names who brought it; where that one was joined, the other stands for it. */
export const customerNumber = z.object({ phone: z.string(), customerId: id })

/** Makes a customer one with another, or parts it again with null. */
export const joining = z.object({ into: z.nullable(id) })

export type Joining = z.infer<typeof joining>
export type CustomerEdit = z.infer<typeof customerEdit>
export type NewCustomer = z.infer<typeof newCustomer>
export type Customer = z.infer<typeof customer>
