import type { DayBook } from '~/domain/box/day-book-schema'
import { type Period, refusalOf } from '~/domain/period-schema'
import { askedStore } from '../asked'

const POLL_EVERY = 30_000

/** The day book of a period. That of the previous period stays while another loads. */
const dayBook = askedStore<DayBook>({ pollEvery: POLL_EVERY, keepsOther: true })

export const { $known: $dayBook, refresh: refreshDayBook } = dayBook

export const askDayBook = (period: Period) => dayBook.ask(refusalOf(period) ? '' : `/api/day-book?${new URLSearchParams(period)}`)
