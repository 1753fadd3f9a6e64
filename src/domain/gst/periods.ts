import { financialYearStart } from '../customers/bill-numbers'
import { indianDay } from '../dates'
import type { DayRange } from '../day-ranges'

const monthsOn = (first: string, months: number): string => {
  const [year = 0, month = 1] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Whole months from the first day of one. */
function period(first: string, months: number): DayRange {
  const next = new Date(monthsOn(first, months))
  return { from: first, to: new Date(next.getTime() - 1).toISOString().slice(0, 10) }
}

/** The periods of GST returns: month, quarter and financial year, the last complete ones first. */
export function gstPeriods(now: Date): readonly (readonly [name: string, range: DayRange])[] {
  const today = indianDay(now)
  const month = `${today.slice(0, -2)}01`
  const year = financialYearStart(today)
  const quarter = monthsOn(month, -((Number(month.slice(5, 7)) - 1) % 3))
  return [
    ['Last month', period(monthsOn(month, -1), 1)],
    ['This month', period(month, 1)],
    ['Last quarter', period(monthsOn(quarter, -3), 3)],
    ['This quarter', period(quarter, 3)],
    ['Last financial year', period(monthsOn(year, -12), 12)],
    ['This financial year', period(year, 12)],
  ]
}
