const INDIA = { timeZone: 'Asia/Kolkata' } as const
const day = new Intl.DateTimeFormat('en-IN', { ...INDIA, day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-IN', {
  ...INDIA,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A day as people in India write it: 21 Nov 2026. Takes ISO 8601 text. */
export const formatDate = (iso: string): string => day.format(new Date(iso))

/** A day and time in India. Takes ISO 8601 text. */
export const formatDateTime = (iso: string): string => moment.format(new Date(iso))
