import * as z from 'zod/mini'
import { isDay } from './dates'
import { DAY } from './day'

const MAX_PERIOD_DAYS = 366

const day = z.string('Please give a day as 2026-11-30.').check(z.refine(isDay, 'Please give a day as 2026-11-30.'))

export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1

/** First and last Indian day. */
export const periodQuery = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'The first day cannot be after the last one.' }),
  z.refine(({ from, to }) => daysFrom(from, to) <= MAX_PERIOD_DAYS, {
    path: ['to'],
    error: `Please choose at most ${MAX_PERIOD_DAYS} days.`,
  }),
)

export type Period = z.infer<typeof periodQuery>

/** The error of an invalid period; undefined for a valid one. */
export const refusalOf = (period: Period): string | undefined => periodQuery.safeParse(period).error?.issues[0]?.message
