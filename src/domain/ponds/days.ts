import { DAY } from '~/domain/day'

/** Converts a day (2026-11-21) to whole days since 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY

export const dayOfNumber = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

/** Days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

export const dayAfter = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days)

export const laterDay = (one: string, other: string): string => (one > other ? one : other)
