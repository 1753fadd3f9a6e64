import { formatDate } from './dates'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago a moment (ISO 8601) was: 'Just now', '5m ago', '3h ago', and from a day on its date in India. */
export function relativeTime(iso: string, now: Date): string {
  const elapsed = now.getTime() - Date.parse(iso)
  if (elapsed < MINUTE) return 'Just now'
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)}m ago`
  if (elapsed < DAY) return `${Math.floor(elapsed / HOUR)}h ago`
  return formatDate(iso)
}
