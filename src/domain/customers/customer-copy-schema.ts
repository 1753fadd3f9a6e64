import * as z from 'zod/mini'
import { complaint, contact } from '../contacts/schema'
import type { Frozen } from '../frozen'
import { storedNotification } from '../notifications/schema'
import { order } from '../orders/schema'
import { quotation } from '../quotations/schema'
import { timestamp } from '../text'
import { bill } from './bills-schema'
import { ledgerEntry } from './ledger-schema'
import { paymentReport } from './payment-reports-schema'
import { customer } from './schema'

/** All personal data of a customer, without order links and browser identifiers. */
export const customerCopy = z.object({
  copiedAt: timestamp,
  customers: z.array(customer),
  orders: z.array(z.omit(order, { linkNumber: true, linkSalt: true })),
  contacts: z.array(z.extend(contact, { complaint: z.optional(z.omit(complaint, { linkSalt: true })) })),
  entries: z.array(ledgerEntry),
  bills: z.array(bill),
  quotations: z.array(z.omit(quotation, { linkSalt: true })),
  reports: z.array(paymentReport),
  notifications: z.array(z.omit(storedNotification, { raisedBy: true })),
})

export type CustomerCopy = Frozen<z.infer<typeof customerCopy>>
