import * as z from 'zod/mini'
import { CONTACT_KINDS } from './contacts/schema'
import { AGES } from './customers/ledger'
import { isDay } from './dates'
import { QUEUES } from './orders/next-action'
import { ORDER_STATUSES } from './orders/schema'
import { MAX_CHOSEN, MAX_SEARCH, type Page } from './paging'
import { MAX_NUMBER, optionalLine } from './text'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200

export const whole = (pattern: RegExp, max: number, sentence: string) =>
  z.pipe(
    z.string(sentence).check(
      z.regex(pattern, sentence),
      z.refine((text) => Number(text) <= max, sentence),
    ),
    z.transform(Number),
  )

const chosenSentence = `Please name at most ${MAX_CHOSEN} rows by their numbers.`

const chosenIds = z.pipe(
  z.string(chosenSentence).check(
    z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, chosenSentence),
    z.refine((text) => text.split(',').length <= MAX_CHOSEN, chosenSentence),
  ),
  z.transform((text) => text.split(',').map(Number)),
)

const sizeSentence = `Please ask for 1 to ${MAX_PAGE_SIZE} rows a page.`

export const pageQuery = z.object({
  page: whole(/^[1-9]\d{0,8}$/, 999_999_999, 'Please give a page as a whole number from 1.'),
  size: z._default(whole(/^[1-9]\d{0,3}$/, MAX_PAGE_SIZE, sizeSentence), PAGE_SIZE),
})

/** A page, or the matching rows with these ids, unpaged. */
export const chosenQuery = z.extend(pageQuery, { ids: z.optional(chosenIds) })

export const day = z._default(
  z.string().check(z.refine((text) => text === '' || isDay(text), 'Please give a day as 2026-11-30.')),
  '',
)

const listFilter = z.object({ search: z._default(optionalLine(MAX_SEARCH), ''), from: day, to: day })

export const daysInOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from === '' || to === '' || from <= to, {
  error: 'The first day cannot be after the last one.',
  path: ['to'],
})

/** Filters the orders. An empty text sets no limit; days are Indian. */
export const orderFilter = z
  .extend(listFilter, {
    status: z._default(z.enum(['', ...ORDER_STATUSES], `Please choose one of ${ORDER_STATUSES.join(', ')}.`), ''),
    queue: z._default(z.enum(['', ...QUEUES], `Please choose one of ${QUEUES.join(', ')}.`), ''),
  })
  .check(daysInOrder)

export const contactFilter = z
  .extend(listFilter, {
    kind: z._default(z.enum(['', ...CONTACT_KINDS], `Please choose one of ${CONTACT_KINDS.join(', ')}.`), ''),
    answered: z._default(z.enum(['', 'yes', 'no'], 'Please choose yes or no.'), ''),
  })
  .check(daysInOrder)

const OWING = ['', 'all', ...AGES] as const

/** Filters the customers: all, or only debtors, also by age of the debt. */
export const customerFilter = z.object({
  search: z._default(optionalLine(MAX_SEARCH), ''),
  owing: z._default(z.enum(OWING, `Please choose one of ${OWING.slice(1).join(', ')}.`), ''),
})

/** The customer whose entries are listed. */
export const ledgerQuery = z.object({
  customer: whole(/^[1-9]\d{0,9}$/, MAX_NUMBER, 'Please name a customer by its number.'),
})

export type CustomerFilter = z.infer<typeof customerFilter>
export type OrderFilter = z.infer<typeof orderFilter>
export type ContactFilter = z.infer<typeof contactFilter>

/** The answer to `?page=`: a page of the matches, their sums, and statistics that ignore the search. */
export interface ListPage<Row, Sums, Stats> extends Page<Row> {
  sums: Sums
  stats: Stats
}
