import { lastOf } from '../lists'
import { dayNumber } from './days'
import { grouped } from './entries'
import type { WrittenEvent } from './schema'

/** Water temperatures of a pond in °C: linear between readings, constant before the first and after the last. */
export interface Temperatures {
  on: (day: string) => number | undefined
  /** Degree-days from a day until another (exclusive); undefined without readings. */
  degreeDays: (from: string, to: string) => number | undefined
  /** The latest reading, with its day. */
  last: { celsius: number; day: string } | undefined
}

interface Reading {
  day: number
  celsius: number
}

export function temperaturesOf(events: readonly WrittenEvent[]): Temperatures {
  const typed = events.filter((event) => event.kind === 'temperature')
  const readings = meanOfDays(typed.map(({ day, celsius }) => ({ day: dayNumber(day), celsius })))
  const first = readings[0]
  const last = lastOf(readings)
  const latest = lastOf(typed)
  if (!first || !last || !latest) return { on: () => undefined, degreeDays: () => undefined, last: undefined }
  const sums = summed(readings)
  const until = (day: number) => {
    if (day <= first.day) return (day - first.day) * first.celsius
    const inside = sums[Math.min(day, last.day) - first.day] ?? 0
    return inside + Math.max(0, day - last.day) * last.celsius
  }
  const degreeDays = (from: string, to: string) => until(dayNumber(to)) - until(dayNumber(from))
  const on = (day: string) => until(dayNumber(day) + 1) - until(dayNumber(day))
  return { on, degreeDays, last: { celsius: latest.celsius, day: latest.day } }
}

/** One reading per day: the mean of that day's readings. */
function meanOfDays(readings: readonly Reading[]): Reading[] {
  return [...grouped(readings, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    celsius: ofDay.reduce((sum, { celsius }) => sum + celsius, 0) / ofDay.length,
  }))
}

/** Degree-days from the first reading to each day up to the last reading. */
function summed(readings: readonly Reading[]): number[] {
  const sums = [0]
  let sum = 0
  for (const [index, { day, celsius }] of readings.entries()) {
    const next = readings[index + 1]
    if (!next) continue
    const days = next.day - day
    for (let past = 0; past < days; past++) {
      sum += celsius + ((next.celsius - celsius) * past) / days
      sums.push(sum)
    }
  }
  return sums
}
