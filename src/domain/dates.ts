const INDIA = { timeZone: 'Asia/Kolkata' } as const
const DAY_OF_YEAR = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Keeps a day on one line, and a time: only after a comma may the line break. */
export const unbroken = (moment: string): string => moment.replace(/([^,]) /g, '$1\u00a0')

/** Creates the formatter at first use: on a cheap phone this takes 0.1 s, and most pages show no date. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return (date: string): string => {
    made ??= new Intl.DateTimeFormat('en-IN', options)
    return unbroken(made.format(new Date(date)))
  }
}

/** Formats a day: 21 Nov 2026. Takes ISO 8601 text. */
export const formatDate = formatter({ ...INDIA, ...DAY_OF_YEAR })

export const formatDateTime = formatter({ ...INDIA, ...DAY_OF_YEAR, hour: 'numeric', minute: '2-digit' })

const month = formatter({ timeZone: 'UTC', month: 'long', year: 'numeric' })

/** Formats a month: November 2026. Takes `2026-11`. */
export const formatMonth = (text: string): string => month(`${text}-01`)

const shortDay = formatter({ timeZone: 'UTC', day: 'numeric', month: 'short' })

export const formatDay = (text: string): string => (text ? shortDay(text) : '')

const timeOfDay = formatter({ ...INDIA, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const monthOfYear = formatter({ ...INDIA, month: 'short', year: 'numeric' })

/** Maximum age in days for which day and month without a year are unambiguous. */
const PLAIN_DAYS = 330

/** Formats a time by its age: 14:20 today, 24 Nov within a year, Nov 2024 before. Takes ISO 8601 text. */
export function formatWhen(iso: string, now: Date): string {
  const day = indianDay(new Date(iso))
  if (day === indianDay(now)) return timeOfDay(iso)
  return now.getTime() - Date.parse(iso) < PLAIN_DAYS * 86_400_000 ? formatDay(day) : monthOfYear(iso)
}

/** India is UTC+5:30 all year. */
export const INDIA_OFFSET = 5.5 * 60 * 60 * 1000

/** A sortable day and time in India for spreadsheets: 2026-11-21 14:05. Takes ISO 8601 text. */
export const sortableDateTime = (iso: string): string =>
  new Date(Date.parse(iso) + INDIA_OFFSET).toISOString().slice(0, 16).replace('T', ' ')

/** The current day in India: 2026-11-21. */
export const indianDay = (now: Date): string => new Date(now.getTime() + INDIA_OFFSET).toISOString().slice(0, 10)

/** Whether a text is a calendar day such as 2026-11-21. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
