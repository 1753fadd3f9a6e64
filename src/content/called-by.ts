import { startOfIndianDay } from '~/domain/calendar-days'
import { DAY } from '~/domain/day'
import { ANSWER_HOURS } from '~/site'
import { momentIn } from './calling-time'

const MINUTE = 60_000

/** The end of the time that `callingTime` states, for a page that is read on a later day too. */
export function calledBy(hours: string, asked: Date): Date {
  const moment = momentIn(hours, asked)
  if (!moment) return new Date(asked.getTime() + ANSWER_HOURS * 60 * MINUTE)
  const { closes, isCalledToday, wait } = moment
  return new Date(startOfIndianDay(asked) + (isCalledToday ? 0 : wait) * DAY + closes * MINUTE)
}
