import type { DayBook } from '~/domain/customers/day-book-schema'
import { type Period, refusalOf } from '~/domain/period-schema'
import { askedStore } from '../asked'

const POLL_EVERY = 30_000

/** The book of a period; that of the one before stays while another is loading. */
const dayBook = askedStore<DayBook>({ pollEvery: POLL_EVERY, keepsOther: true })

export const { $known: $dayBook, refresh: refreshDayBook } = dayBook

export const askDayBook = (period: Period) => dayBook.ask(refusalOf(period) ? '' : `/api/day-book?${new URLSearchParams(period)}`)
