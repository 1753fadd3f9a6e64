/** Maximum length of a bill number (CGST rule 49). */
export const MAX_BILL_NUMBER = 16
/** Leaves room for the financial year and five digits. */
export const MAX_BILL_PREFIX = 4
const LEAST_DIGITS = 5

/** The financial year of a day in India, April to March: `26-27` for 2026-11-21. */
export function financialYear(day: string): string {
  const first = yearOf(day)
  return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

/** The first day of the financial year of an Indian day, or of an earlier year. */
export const financialYearStart = (day: string, yearsBefore = 0): string => `${yearOf(day) - yearsBefore}-04-01`

function yearOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month < 4 ? year - 1 : year
}

/** The series of a financial year, such as `TF/26-27/`. The prefix is converted to capitals. */
export const seriesOf = (prefix: string, day: string): string => `${prefix.toUpperCase()}/${financialYear(day)}/`

/** Formats a bill number, such as `TF/26-27/00012`; undefined if it would be too long because the series is full. */
export function billNumber(series: string, serial: number): string | undefined {
  const number = series + String(serial).padStart(LEAST_DIGITS, '0')
  return number.length > MAX_BILL_NUMBER ? undefined : number
}

/** A bill number as a path segment, without slashes: `TF-26-27-00012`. */
export const numberInPath = (number: string): string => number.replaceAll('/', '-')

/** Parses a bill number from a path, with dashes, slashes or encoded slashes; undefined for other texts. */
export function numberFromPath(text: string): string | undefined {
  const [, prefix, year, serial] =
    /^([A-Z0-9-]+)[-/](\d\d-\d\d)[-/](\d+)$/.exec(text.replaceAll(/%2f/gi, '/').toUpperCase()) ?? []
  return prefix && `${prefix}/${year}/${serial}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
