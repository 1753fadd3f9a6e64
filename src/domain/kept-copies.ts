import { INDIA_OFFSET } from './dates'
import { DAY } from './day'

const DAYS = 14
const MONTHS = 12
/** A bucket with versioning keeps deleted copies for another week: two weeks in total, as the privacy page says. */
const FORGET_AFTER = 7 * DAY

export interface FarCopy {
  /** Increases with each copy, independent of the clock. */
  number: number
  /** Such as 2026-11-26. */
  day: string
}

/**
 * The copies to keep: the newest of each of the last 14 days and the last 12 months that have copies. Copies from before an
 * erasure (milliseconds since 1970) are kept only if they are less than a week old, or the newest of all.
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
