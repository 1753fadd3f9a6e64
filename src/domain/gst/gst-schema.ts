import * as z from 'zod/mini'
import { isBookedDay } from '../customers/booked-day'
import { signedMoney } from '../money-schema'
import { periodQuery } from '../period-schema'
import { count, MAX_NUMBER } from '../text'

/** The parts of table 12: buyers with and without a GSTIN. */
export const BUYERS = ['registered', 'others'] as const

export type Buyers = (typeof BUYERS)[number]

/** The period of table 12; `buyers` asks for one of its parts. */
export const hsnQuery = z.safeExtend(periodQuery, {
  buyers: z.optional(z.enum(BUYERS, `Please choose one of ${BUYERS.join(', ')}.`)),
})

/** Net of credit notes, so they may be negative. */
const bags = z.int().check(z.minimum(-MAX_NUMBER), z.maximum(MAX_NUMBER))
const kilograms = z.number().check(z.minimum(-MAX_NUMBER), z.maximum(MAX_NUMBER))

const MONTH = 'Please give a month as 2026-11.'

export const monthQuery = z.object({ month: z.string(MONTH).check(z.refine((month) => isBookedDay(`${month}-01`), MONTH)) })

/** A row of table 8: exempt supplies in rupees, net of credit notes. */
const exemptRow = z.object({ buyers: z.enum(BUYERS), isInterState: z.boolean(), exempt: signedMoney })

/** A row of table 12, net of credit notes: kilograms, and rupees with and without GST. */
const hsnRow = z.object({
  hsn: z.string(),
  description: z.string(),
  unit: z.string(),
  rate: z.number().check(z.minimum(0), z.maximum(100)),
  bags,
  kilograms,
  value: signedMoney,
  taxable: signedMoney,
  integratedTax: signedMoney,
  centralTax: signedMoney,
  stateTax: signedMoney,
})

/** A row of table 13. Cancelled are bills credited in full by the last day, and numbers without a document. */
const seriesRow = z.object({
  nature: z.string(),
  from: z.string(),
  to: z.string(),
  total: count,
  cancelled: count,
  net: count,
  /** The numbers without a document, such as `TF/26-27/00012`. */
  missing: z.array(z.string()),
})

/** What credit notes took back of goods of an HSN code. */
const creditedRow = z.object({
  buyers: z.enum(BUYERS),
  hsn: z.string(),
  notes: count,
  bags,
  kilograms,
  value: signedMoney,
})

/** Supplies by the state in which they reached the buyer; the code is empty if it is unknown. */
const placeRow = z.object({ code: z.string(), state: z.string(), registered: signedMoney, others: signedMoney })

/** What keeps a period from being ready, with the screen that mends it. */
const lack = z.object({ what: z.string(), link: z.string() })

/** The GST tables of a period of Indian days. */
export const gstReport = z.object({
  from: z.string(),
  to: z.string(),
  names: z.object({ table8: z.string(), table12: z.string(), table13: z.string() }),
  table8: z.array(exemptRow),
  table12: z.object({ registered: z.array(hsnRow), others: z.array(hsnRow) }),
  table13: z.array(seriesRow),
  credited: z.array(creditedRow),
  places: z.array(placeRow),
  /** Three sums that must be equal, in rupees: table 12, bills less credit notes, and both in the day book. */
  check: z.object({
    table12: signedMoney,
    billed: signedMoney,
    creditNotes: signedMoney,
    net: signedMoney,
    dayBook: signedMoney,
    isEqual: z.boolean(),
  }),
  lacks: z.array(lack),
  /** Number of lacks, including those that are not listed. */
  lacking: count,
})

export type ExemptRow = z.infer<typeof exemptRow>
export type HsnRow = z.infer<typeof hsnRow>
export type SeriesRow = z.infer<typeof seriesRow>
export type CreditedRow = z.infer<typeof creditedRow>
export type PlaceRow = z.infer<typeof placeRow>
export type Lack = z.infer<typeof lack>
export type GstReport = z.infer<typeof gstReport>
