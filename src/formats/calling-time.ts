const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const OPENING = /^(\w\w)-(\w\w) (\d\d):(\d\d)-(\d\d):(\d\d)$/
/** Minutes before closing time in which a call still comes the same day. */
const LEAST_LEFT = 60
/** India is five and a half hours before UTC, all year. */
const INDIA_OFFSET = 5.5 * 60 * 60 * 1000

/**
 * When whoever orders now is called back, from business hours such as 'Mo-Sa 09:00-18:00': 'today before 6 pm', or 'tomorrow',
 * 'on Monday' with 'between 9 am and 6 pm'. 'within 24 hours' where there are none.
 */
export function callingTime(hours: string, now: Date): string {
  const [, first, last, ...clock] = OPENING.exec(hours) ?? []
  if (!first || !last) return 'within 24 hours'
  const [opens = 0, closes = 0] = [minutesOf(clock[0], clock[1]), minutesOf(clock[2], clock[3])]
  const between = `between ${spoken(opens)} and ${spoken(closes)}`
  const local = new Date(now.getTime() + INDIA_OFFSET)
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  const isOpenOn = (day: number) => daysFrom(first, day) <= daysFrom(first, dayOf(last))
  const today = local.getUTCDay()
  if (isOpenOn(today) && minute < opens) return `today ${between}`
  if (isOpenOn(today) && minute + LEAST_LEFT <= closes) return `today before ${spoken(closes)}`
  const wait = [1, 2, 3, 4, 5, 6, 7].find((days) => isOpenOn((today + days) % 7)) ?? 7
  return `${wait === 1 ? 'tomorrow' : `on ${DAYS[(today + wait) % 7]}`} ${between}`
}

/** The day of a code such as 'Mo', from 0 for Sunday. */
const dayOf = (code: string): number => DAYS.findIndex((day) => day.startsWith(code))

const daysFrom = (first: string, day: number): number => (day - dayOf(first) + 7) % 7

const minutesOf = (hours = '', minutes = ''): number => Number(hours) * 60 + Number(minutes)

/** Minutes of a day as people say them: 9 am, 5:30 pm. */
function spoken(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour % 24 < 12 ? 'am' : 'pm'}`
}
