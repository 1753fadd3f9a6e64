import { isDay } from '../dates'
import { financialYearStart } from './bill-numbers'

export const isMonth = (text: string): boolean => isDay(`${text}-01`)

/** Whether a month such as 2026-11 has ended before an Indian day. */
export const isMonthOver = (month: string, today: string): boolean => month < today.slice(0, 7)

/**
 * The first Indian day that accepts entries. The last financial year stays open until 30 June for the accountant; the owner may
 * have closed later months that are over.
 */
export function firstOpenDay(today: string, closedMonth = ''): string {
  const monthAndDay = today.slice(5)
  const isLastYearOpen = monthAndDay >= '04-01' && monthAndDay <= '06-30'
  const ofYear = financialYearStart(today, isLastYearOpen ? 1 : 0)
  if (closedMonth === '' || closedMonth < ofYear.slice(0, 7)) return ofYear
  return firstDayAfter(closedMonth)
}

function firstDayAfter(month: string): string {
  const [year = 0, ofYear = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, ofYear, 1)).toISOString().slice(0, 10)
}
