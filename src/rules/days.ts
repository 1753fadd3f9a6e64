import { boundsOfDay } from '~/formats/dates'

/** Whether a moment (ISO 8601 UTC) is in these Indian days; an empty day is no bound. */
export function inDays(from: string, to: string): (at: string) => boolean {
  if (from === '' && to === '') return () => true
  const start = from === '' ? Number.NEGATIVE_INFINITY : boundsOfDay(from)[0]
  const end = to === '' ? Number.POSITIVE_INFINITY : boundsOfDay(to)[1]
  return (at) => {
    const time = Date.parse(at)
    return time >= start && time < end
  }
}
