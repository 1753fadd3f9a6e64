import { lastOf } from '../lists'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const FULL_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const HOURS =
  /^(\w{3})\w*\s*(?:-|–|to)\s*(\w{3})\w*:?\s+(\d{1,2})(?::(\d\d))?\s*(AM|PM)?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d\d))?\s*(AM|PM)?\b/i

/**
 * Converts hours such as 'Mon-Sat 9-6' to the format of search engines: 'Mo-Sa 09:00-18:00'. Without AM or PM, a closing
 * time before the opening time is in the afternoon. Undefined for other texts.
 */
export function openingHours(words: string): string | undefined {
  const [, first, last, opens, openMinutes, morning, closes, closeMinutes, evening] = HOURS.exec(words.trim()) ?? []
  const days = [first, last].map(dayCode)
  const opening = clock(opens, openMinutes, morning)
  const closing = clock(closes, closeMinutes, evening ?? (Number(closes) <= Number(opens) ? 'PM' : undefined))
  return days.every(Boolean) && opening && closing && opening < closing ? `${days.join('-')} ${opening}-${closing}` : undefined
}

/** The days without business hours. Empty if the text already names them: 'Sunday closed'. */
export function closedDays(words: string): string {
  const [, first = '', last = ''] = HOURS.exec(words.trim()) ?? []
  const [from = -1, to = -1] = [first, last].map((word) => DAYS.findIndex((day) => day.toLowerCase() === word.toLowerCase()))
  if (from < 0 || to < from) return ''
  const closed = DAYS.filter((_, day) => day < from || day > to)
  if (closed.length === 0 || closed.some((day) => new RegExp(day, 'i').test(words))) return ''
  const names = closed.map((day) => FULL_NAMES.find((name) => name.startsWith(day)))
  return `${names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${lastOf(names)}`} closed`
}

const dayCode = (word = '') => DAYS.find((day) => day.toLowerCase() === word.toLowerCase())?.slice(0, 2)

function clock(hours: string | undefined, minutes = '00', half?: string): string | undefined {
  const written = Number(hours)
  if (hours === undefined || Number(minutes) > 59 || written > (half ? 12 : 24) || (half && written === 0)) return undefined
  const inDay = half ? (written % 12) + (/pm/i.test(half) ? 12 : 0) : written
  return `${String(inDay).padStart(2, '0')}:${minutes}`
}
