import { lastDays } from './calendar-days'
import { indianDay, isDay } from './dates'
import { DAY } from './day'

/** A range of Indian days, each as 2026-11-21; an empty text sets no limit. */
export interface DayRange {
  from: string
  to: string
}

export const ALL_DAYS: DayRange = { from: '', to: '' }

const WEEK = 7

/** The named ranges for the filter, relative to `now`. */
export function namedRanges(now: Date): readonly (readonly [name: string, range: DayRange])[] {
  const today = indianDay(now)
  return [
    ['All days', ALL_DAYS],
    ['Today', { from: today, to: today }],
    ['7 days', { from: lastDays(WEEK, now)[0] ?? today, to: today }],
    ['This month', { from: `${today.slice(0, -2)}01`, to: today }],
  ]
}

/** The named periods of a book, for the filter. */
export function namedPeriods(now: Date): readonly (readonly [name: string, range: DayRange])[] {
  const today = indianDay(now)
  const first = `${today.slice(0, -2)}01`
  const lastMonth = indianDay(new Date(Date.parse(first) - DAY))
  return [
    ['Today', { from: today, to: today }],
    ['This month', { from: first, to: today }],
    ['Last month', { from: `${lastMonth.slice(0, -2)}01`, to: lastMonth }],
  ]
}

/** Parses a range from two URL texts. Invalid days set no limit; a reversed range is swapped. */
export function dayRange(from: string, to: string): DayRange {
  const [first, last] = [isDay(from) ? from : '', isDay(to) ? to : '']
  return first !== '' && last !== '' && first > last ? { from: last, to: first } : { from: first, to: last }
}
