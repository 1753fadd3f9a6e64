import { DAY } from '~/domain/day'
import { INDIA_OFFSET, indianDay } from './dates'

/** The start of the current day in India, in milliseconds since 1970. */
export const startOfIndianDay = (now: Date): number => Math.floor((now.getTime() + INDIA_OFFSET) / DAY) * DAY - INDIA_OFFSET

/** The start and end (exclusive) of an Indian day (2026-11-21), in milliseconds since 1970. */
export function boundsOfDay(day: string): readonly [start: number, end: number] {
  const start = Date.parse(day) - INDIA_OFFSET
  return [start, start + DAY]
}

/** The start of the current week in India, on Monday, in milliseconds since 1970. */
export function startOfIndianWeek(now: Date): number {
  const today = startOfIndianDay(now)
  // 1 January 1970 was a Thursday.
  const sinceMonday = (Math.floor((today + INDIA_OFFSET) / DAY) + 3) % 7
  return today - sinceMonday * DAY
}

export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) => indianDay(new Date(now.getTime() - (count - 1 - index) * DAY)))

/** The same day (YYYY-MM-DD) some months later, or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
