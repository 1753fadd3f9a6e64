import { formatRupees, parseRupees } from './money'

/** Paise in a rupee amount that may be below zero; undefined if not decimal, or finer than a paisa. */
export function signedPaise(value: number | string): number | undefined {
  const [, sign, amount = ''] = /^(-?)(.*)$/.exec(String(value)) ?? []
  const paise = parseRupees(amount)
  return paise && sign ? -paise : paise
}

const STORED = /^-?\d{1,12}\.\d\d$/

/** Whole paise in a stored amount that may be below zero, as in the ledger. Quick for a stored one: a list of customers reads all. */
export function paiseOwed(amount: string): number {
  // Adding 0 makes no amount of -0.
  if (STORED.test(amount)) return Math.round(Number(amount) * 100) + 0
  const paise = signedPaise(amount)
  if (paise === undefined) throw new RangeError(`Not an amount of rupees: ${amount}`)
  return paise
}

/** An amount of the ledger as people read it: what was received is below zero. */
export const signedRupees = (amount: string): string =>
  `${amount.startsWith('-') ? '−' : ''}${formatRupees(amount.replace('-', ''))}`
