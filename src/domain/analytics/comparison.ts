import { indianNumber } from '../indian-numbers'

/** Compares a figure with the previous period: '12 % more than in the 30 days before'. */
export function comparisonWords(now: number, before: number, days: number): string {
  const span = days === 1 ? 'the day before' : `the ${indianNumber(days)} days before`
  if (before === 0) return now === 0 ? `none, as in ${span}` : `none in ${span}`
  const share = Math.round(((now - before) / before) * 100)
  if (share === 0) return now === before ? `as much as in ${span}` : `nearly as much as in ${span}`
  return `${indianNumber(Math.abs(share))} % ${share > 0 ? 'more' : 'less'} than in ${span}`
}

/** The top of a chart axis for values up to `most`: a round number with a whole half. */
export function axisTop(most: number): number {
  if (most <= 10) return Math.max(2, 2 * Math.ceil(most / 2))
  const power = 10 ** Math.floor(Math.log10(most))
  return ([1, 2, 3, 4, 6, 8, 10].find((step) => step * power >= most) ?? 10) * power
}
