import { indianDay, isDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { hasOwn } from '~/domain/own-keys'

/** The selectable periods by number of days up to today; 'own' has its own days. */
export const PERIODS = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last year',
  own: 'Own dates',
} as const

const DAYS_SHOWN_AT_FIRST = 30

/** The Indian days of the period in the URL. An invalid one means the last 30 days. */
export function daysOfPeriod({ period, from, to }: { period: string; from: string; to: string }, now: Date) {
  if (period === 'own' && isDay(from) && isDay(to)) return { from, to }
  const count = hasOwn(PERIODS, period) && period !== 'own' ? Number(period) : DAYS_SHOWN_AT_FIRST
  return { from: indianDay(new Date(now.getTime() - (count - 1) * DAY)), to: indianDay(now) }
}
