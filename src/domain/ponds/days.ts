import { DAY } from '~/domain/day'

/** A day of the calendar (2026-11-21) as a whole number of days since 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY

export const dayOfNumber = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

/** Days from one day to another; below zero where the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

export const dayAfter = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days)

export const laterDay = (one: string, other: string): string => (one > other ? one : other)
