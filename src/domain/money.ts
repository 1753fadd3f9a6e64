import { indianNumber } from './indian-numbers'

/** One hundred crore rupees in paise: far above any order, and safe in a double. */
export const MAX_PAISE = 1_000_000_000 * 100

const DECIMAL = /^\d{1,12}(\.\d{1,2})?$/

/** Parses rupees, a number or decimal string, to paise; undefined if negative, not decimal, or finer than a paisa. */
export function parseRupees(value: number | string): number | undefined {
  const text = String(value)
  return DECIMAL.test(text) ? Math.round(Number(text) * 100) : undefined
}

const CALCULATED = /^\d+(\.\d{1,2})?$/

/** Parses an amount such as "2500.00", stored or calculated, to paise; it may be larger than an input. Throws if it is none. */
export function paiseIn(amount: string): number {
  if (!CALCULATED.test(amount)) throw new RangeError(`Not an amount of rupees: ${amount}`)
  return Math.round(Number(amount) * 100)
}

/** Formats paise as a wire amount: rupees with two decimals, "2500.00". */
export function rupees(paise: number): string {
  const sign = paise < 0 ? '-' : ''
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const totalPrice = (unitPrice: string, quantity: number): string => rupees(paiseIn(unitPrice) * quantity)

export const sumOf = (amounts: readonly string[]): string => rupees(amounts.reduce((sum, amount) => sum + paiseIn(amount), 0))

/** Formats rupees for display with Indian grouping: ₹2,500, or ₹2,500.50 with paise. */
export function formatRupees(amount: string): string {
  const paise = paiseIn(amount)
  const decimals = paise % 100 === 0 ? 0 : 2
  return `₹${indianNumber(paise / 100, decimals, decimals)}`
}

export const formatWholeRupees = (amount: string): string => `₹${indianNumber(paiseIn(amount) / 100)}`
