import type { Messages } from './load-messages'

type Words = Messages['calling']

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const OPENING = /^(\w\w)-(\w\w) (\d\d):(\d\d)-(\d\d):(\d\d)$/
/** Minutes before closing time until which we still call back on the same day. */
const LEAST_LEFT = 60
/** India is 5.5 hours ahead of UTC all year. In milliseconds. */
const INDIA_OFFSET = 5.5 * 60 * 60 * 1000

/**
 * When we call back a customer who orders now. From business hours such as 'Mo-Sa 09:00-18:00' it returns
 * 'today before 6 pm', or 'tomorrow' or 'on Monday' with 'between 9 am and 6 pm'. Without hours: 'within 24 hours'.
 */
export function callingTime(hours: string, now: Date, words: Words): string {
  const moment = momentIn(hours, now)
  if (!moment) return words.soon
  const { opens, closes, minute, isCalledToday } = moment
  const end = localizedTime(closes, words)
  if (isCalledToday && minute >= opens) return words.before(words.today, end)
  return words.between(isCalledToday ? words.today : nextDay(moment, words), localizedTime(opens, words), end)
}

/** Whether the office is open, or when it opens: 'Open now, until 6 pm', 'Closed. Opens tomorrow at 9 am'. Without hours: ''. */
export function openNow(hours: string, now: Date, words: Words): string {
  const moment = momentIn(hours, now)
  if (!moment) return ''
  const { opens, closes, minute, isOpenToday } = moment
  if (isOpenToday && minute >= opens && minute < closes) return words.open(localizedTime(closes, words))
  return words.closed(isOpenToday && minute < opens ? words.today : nextDay(moment, words), localizedTime(opens, words))
}

type Moment = NonNullable<ReturnType<typeof momentIn>>

/** The opening times around a moment, in minutes from midnight; `wait` is the number of days until it opens again. */
export function momentIn(hours: string, now: Date) {
  const [, first, last, ...clock] = OPENING.exec(hours) ?? []
  if (!first || !last) return undefined
  const [opens = 0, closes = 0] = [minutesOf(clock[0], clock[1]), minutesOf(clock[2], clock[3])]
  const local = new Date(now.getTime() + INDIA_OFFSET)
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  const isOpenOn = (day: number) => daysFrom(first, day) <= daysFrom(first, dayOf(last))
  const today = local.getUTCDay()
  const wait = [1, 2, 3, 4, 5, 6, 7].find((days) => isOpenOn((today + days) % 7)) ?? 7
  const isOpenToday = isOpenOn(today)
  const isCalledToday = isOpenToday && (minute < opens || minute + LEAST_LEFT <= closes)
  return { opens, closes, minute, isOpenToday, isCalledToday, today, wait }
}

const nextDay = ({ today, wait }: Moment, words: Words): string =>
  (wait === 1 ? undefined : words.on[(today + wait) % 7]) ?? words.tomorrow

const dayOf = (code: string): number => DAYS.findIndex((day) => day.startsWith(code))

const daysFrom = (first: string, day: number): number => (day - dayOf(first) + 7) % 7

const minutesOf = (hours = '', minutes = ''): number => Number(hours) * 60 + Number(minutes)

/** Minutes of a day as a time text: 9 am, 5:30 pm. */
function localizedTime(minutes: number, words: Words): string {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  return words.time(`${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`, hour % 24)
}
