import * as z from 'zod/mini'
import { isDay } from '../dates'
import { DISTRICTS, ELSEWHERE } from '../district-names'
import { languageField } from '../languages-schema'
import { money } from '../money-schema'
import { MAX_ORDER_ITEMS, quantity } from '../orders/schema'
import { MAX_SEARCH } from '../paging'
import { count, id, line, optionalEmail, optionalLine, optionalParagraph, paragraph, phone, timestamp } from '../text'
import { MAX_ADDRESS, MAX_MESSAGE, MAX_NAME } from '../text-limits'

export const QUOTATION_STATES = ['open', 'accepted', 'withdrawn'] as const
/** As shown: an open one is expired after its last day. */
export const SHOWN_STATES = ['open', 'expired', 'accepted', 'withdrawn'] as const

const DAY = 'Please give a day as 2026-11-30.'
const day = z.string(DAY).check(z.refine(isDay, DAY))

const PRODUCTS = 'Please name at least one product.'

const quotedItem = z.object({ productId: id, quantity, unitPrice: money }, PRODUCTS)

/** An offer to a buyer, with agreed prices a bag; without an address he gives it when he accepts. */
export const newQuotation = z.object({
  customerName: line(MAX_NAME),
  customerPhone: phone,
  customerEmail: z._default(optionalEmail, ''),
  address: z._default(optionalParagraph(MAX_ADDRESS), ''),
  district: z.optional(z.enum([...DISTRICTS, ELSEWHERE], 'Please choose one of the districts.')),
  items: z
    .array(quotedItem, PRODUCTS)
    .check(z.minLength(1, PRODUCTS), z.maxLength(MAX_ORDER_ITEMS, `Please name at most ${MAX_ORDER_ITEMS} products.`)),
  deliveryCharge: z._default(money, '0.00'),
  validUntil: day,
  notes: z._default(optionalParagraph(MAX_MESSAGE), ''),
  language: languageField,
  /** The enquiry that it answers. */
  contactId: z.optional(id),
})

const storedItem = z.extend(quotedItem, { productName: z.string(), productSku: z.string(), totalPrice: money })

export const quotation = z.extend(newQuotation, {
  id,
  number: z.string(),
  /** The Indian day on which it was made. */
  date: day,
  items: z.array(storedItem),
  totalAmount: money,
  customerId: id,
  state: z.enum(QUOTATION_STATES),
  /** When it was accepted or withdrawn. */
  decidedAt: z.nullable(timestamp),
  /** The order that accepting it made. */
  orderId: z.nullable(id),
  answers: z.array(z.object({ text: z.string(), at: timestamp })),
  linkSalt: z.string(),
  createdAt: timestamp,
  by: z.string(),
})

/** A quotation with the path of its page instead of the link's salt. */
export const linkedQuotation = z.extend(z.omit(quotation, { linkSalt: true }), { link: z.string() })

export const quotationFilter = z.object({
  search: z._default(optionalLine(MAX_SEARCH), ''),
  state: z._default(z.enum(['', ...SHOWN_STATES], `Please choose one of ${SHOWN_STATES.join(', ')}.`), ''),
})

/** Quotations by state, and what the open ones offer in rupees. */
export const quotationSums = z.object({ open: count, expired: count, accepted: count, withdrawn: count, offered: money })

/** The buyer's yes; with an address, if the quotation has none. */
export const newAcceptance = z.object({ address: z._default(optionalParagraph(MAX_ADDRESS), '') })

export const newQuotationAnswer = z.object({ text: paragraph(MAX_MESSAGE) })

export type NewQuotation = z.infer<typeof newQuotation>
export type Quotation = z.infer<typeof quotation>
export type LinkedQuotation = z.infer<typeof linkedQuotation>
export type QuotationFilter = z.infer<typeof quotationFilter>
export type QuotationSums = z.infer<typeof quotationSums>
export type NewAcceptance = z.infer<typeof newAcceptance>
export type NewQuotationAnswer = z.infer<typeof newQuotationAnswer>
export type ShownState = (typeof SHOWN_STATES)[number]
