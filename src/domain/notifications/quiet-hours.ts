import { INDIA_OFFSET } from '../dates'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export const isTimeOfDay = (text: string) => TIME.test(text)

/** Whether the time is within quiet hours in India, such as 21:00 to 06:00; false unless both are set. */
export function isQuiet(now: Date, from: string, until: string): boolean {
  if (!isTimeOfDay(from) || !isTimeOfDay(until) || from === until) return false
  const time = new Date(now.getTime() + INDIA_OFFSET).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)
  return from < until ? from <= time && time < until : from <= time || time < until
}
