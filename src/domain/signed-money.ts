import { formatRupees, parseRupees } from './money'

/** Parses signed rupees to paise; undefined if not decimal, or finer than a paisa. */
export function signedPaise(value: number | string): number | undefined {
  const [, sign, amount = ''] = /^(-?)(.*)$/.exec(String(value)) ?? []
  const paise = parseRupees(amount)
  return paise && sign ? -paise : paise
}

const STORED = /^-?\d+\.\d\d$/

/** Parses a stored signed amount to paise. Has a fast path, because the customer list parses all. */
export function paiseOwed(amount: string): number {
  // Adding 0 turns -0 into 0.
  if (STORED.test(amount)) return Math.round(Number(amount) * 100) + 0
  const paise = signedPaise(amount)
  if (paise === undefined) throw new RangeError(`Not an amount of rupees: ${amount}`)
  return paise
}

/** Formats a signed amount of the ledger; received money is negative. */
export const signedRupees = (amount: string): string =>
  `${amount.startsWith('-') ? '−' : ''}${formatRupees(amount.replace('-', ''))}`
