import { indianNumber } from './indian-numbers'

/** One hundred crore rupees, in paise: far above any order, far below what a double keeps exactly. */
export const MAX_PAISE = 1_000_000_000 * 100

const DECIMAL = /^\d{1,12}(\.\d{1,2})?$/

/** Paise in a rupee amount given as a number or decimal string; undefined if negative, not decimal, or finer than a paisa. */
export function parseRupees(value: number | string): number | undefined {
  const text = String(value)
  return DECIMAL.test(text) ? Math.round(Number(text) * 100) : undefined
}

/** Whole paise in a stored amount such as "2500.00". Throws on anything the money schema would not have stored. */
export function paiseIn(amount: string): number {
  const paise = parseRupees(amount)
  if (paise === undefined) throw new RangeError(`Not an amount of rupees: ${amount}`)
  return paise
}

/** The wire form of whole paise: rupees with two decimals, "2500.00". */
export function rupees(paise: number): string {
  const sign = paise < 0 ? '-' : ''
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const totalPrice = (unitPrice: string, quantity: number): string => rupees(paiseIn(unitPrice) * quantity)

export const sumOf = (amounts: readonly string[]): string => rupees(amounts.reduce((sum, amount) => sum + paiseIn(amount), 0))

/** What a person reads: ₹2,500, or ₹2,500.50 where there are paise. Indian grouping. */
export function formatRupees(amount: string): string {
  const paise = paiseIn(amount)
  const decimals = paise % 100 === 0 ? 0 : 2
  return `₹${indianNumber(paise / 100, decimals, decimals)}`
}

export const formatWholeRupees = (amount: string): string => `₹${indianNumber(paiseIn(amount) / 100)}`
