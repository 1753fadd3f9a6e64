import type { Messages } from './load-messages'
import { localizedDay } from './localized-dates'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The age of a moment (ISO 8601): 'Just now', '5m ago', '3h ago', and after a day its date in India. */
export function relativeTime(iso: string, now: Date, words: Pick<Messages, 'dates'>): string {
  const { ago } = words.dates
  const elapsed = now.getTime() - Date.parse(iso)
  if (elapsed < MINUTE) return ago.now
  if (elapsed < HOUR) return ago.minutes(String(Math.floor(elapsed / MINUTE)))
  if (elapsed < DAY) return ago.hours(String(Math.floor(elapsed / HOUR)))
  return localizedDay(iso, words)
}
