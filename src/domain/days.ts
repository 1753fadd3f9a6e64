import { boundsOfDay } from './calendar-days'

export function inDays(from: string, to: string): (at: string) => boolean {
  if (from === '' && to === '') return () => true
  const start = from === '' ? Number.NEGATIVE_INFINITY : boundsOfDay(from)[0]
  const end = to === '' ? Number.POSITIVE_INFINITY : boundsOfDay(to)[1]
  return (at) => {
    const time = Date.parse(at)
    return time >= start && time < end
  }
}
