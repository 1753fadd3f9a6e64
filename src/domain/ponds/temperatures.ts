import { lastOf } from '../lists'
import { dayNumber } from './days'
import { grouped } from './entries'
import type { WrittenEvent } from './schema'

/** Water temperatures of a pond in °C: read on some days, straight between them, and held before the first and after the last. */
export interface Temperatures {
  on: (day: string) => number | undefined
  /** °C × days from a day until another, without the latter; undefined without any reading. */
  degreeDays: (from: string, to: string) => number | undefined
  /** The reading typed last, with its day. */
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

/** One reading a day: the mean of its readings. */
function meanOfDays(readings: readonly Reading[]): Reading[] {
  return [...grouped(readings, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    celsius: ofDay.reduce((sum, { celsius }) => sum + celsius, 0) / ofDay.length,
  }))
}

/** °C × days from the first reading until each day up to the last reading. */
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
