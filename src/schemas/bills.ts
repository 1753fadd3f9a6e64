import * as z from 'zod/mini'
import { isDay } from '~/formats/dates'
import { money } from './money'
import { count, id, timestamp } from './text'

export const BILL_KINDS = ['bill', 'credit-note'] as const
/** At most 16 letters, digits, `-` and `/` (CGST rule 49). */
const billNumber = z.string().check(z.regex(/^[A-Za-z0-9/-]{1,16}$/))

const party = z.object({ name: z.string(), address: z.string(), phone: z.string(), gstin: z.string() })

/** A line as it was sold: rupees a bag and in all, before the discount. */
const billLine = z.object({
  description: z.string(),
  hsn: z.string(),
  quantity: count,
  unit: z.string(),
  unitPrice: money,
  totalPrice: money,
})

/** A bill of supply, or a credit note against one. It keeps everything it prints, whatever changes later. */
export const bill = z.object({
  number: billNumber,
  kind: z.enum(BILL_KINDS),
  /** The bill that a credit note is for. */
  creditOf: z.nullable(billNumber),
  orderId: id,
  customerId: id,
  /** An Indian day. */
  date: z.string().check(z.refine(isDay)),
  supplier: party,
  recipient: party,
  lines: z.array(billLine),
  discount: money,
  deliveryCharge: money,
  totalAmount: money,
  reason: z._default(z.string(), ''),
  exemption: z.string(),
  declaration: z.string(),
  signatory: z.string(),
  createdAt: timestamp,
  by: z.string(),
})

/** The last serial taken of a series in a financial year, such as `TF/26-27/`. */
export const billSeries = z.object({ series: z.string(), last: count })

export type Bill = z.infer<typeof bill>
