import { INDIA_OFFSET } from './dates'
import { DAY } from './day'

const DAYS = 14
const MONTHS = 12
/** Another week goes by until a bucket that keeps what was removed has forgotten it: two weeks, as the page on privacy says. */
const FORGET_AFTER = 7 * DAY

export interface FarCopy {
  /** Grows from copy to copy; the clock may not. */
  number: number
  /** As 2026-11-26. */
  day: string
}

/**
 * Which copies stay: the newest of each of the last 14 days, and of the last 12 months, that have any.
 * Of those from before an erasure (milliseconds since 1970), only such as are younger than a week, and the newest of all.
 */
export function keptCopies<Copy extends FarCopy>(copies: readonly Copy[], erasedAt: number, now: number): Copy[] {
  const newestFirst = [...copies].sort((one, other) => other.number - one.number)
  const kept = new Set([...newestOfEach(newestFirst, 10, DAYS), ...newestOfEach(newestFirst, 7, MONTHS)])
  return newestFirst.filter((copy, index) => {
    const begun = Date.parse(copy.day) - INDIA_OFFSET
    const isForgotten = begun <= erasedAt && now - begun > FORGET_AFTER
    return index === 0 || (kept.has(copy) && !isForgotten)
  })
}

function newestOfEach<Copy extends FarCopy>(newestFirst: readonly Copy[], length: number, most: number): Copy[] {
  const found = new Map<string, Copy>()
  for (const copy of newestFirst) {
    const period = copy.day.slice(0, length)
    if (!found.has(period) && found.size < most) found.set(period, copy)
  }
  return [...found.values()]
}
