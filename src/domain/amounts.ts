import { foldedText } from './folded-text'
import { indianNumber } from './indian-numbers'

const GROUPED = /^-?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.\d*)?$/

/** Parses a number in Latin, Hindi or Urdu digits, with or without thousands separators; undefined for other texts. */
export function parseAmount(text: string): number | undefined {
  const typed = foldedText(text).trim().replace('٫', '.')
  if (!/\d/.test(typed) || !GROUPED.test(typed)) return undefined
  const value = Number(typed.replaceAll(',', ''))
  return Number.isFinite(value) ? value : undefined
}

/** Normalizes typed rupees: ₹1,00,000 in any of our digits becomes 100000. Other texts stay as typed. */
export function typedRupees(text: string): string {
  const typed = foldedText(text)
    .trim()
    .replace('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^(-?)₹\s*/, '$1')
  return /\d/.test(typed) && GROUPED.test(typed) ? typed.replaceAll(',', '') : typed
}

/** Joins a figure and its unit by a no-break space, so that no line ends between them. */
export const withUnit = (figure: number | string, unit: string): string => `${figure}\u00a0${unit}`

const fractionDigits = (size: number) => (size < 10 ? 2 : size < 100 ? 1 : 0)

/** Formats a quantity above zero with the precision of a scale: 0.70, 4.9, 42.9, 1,250. */
export function formatAmount(amount: number): string {
  return amount < 1 ? indianNumber(amount, 2, 2) : indianNumber(amount, fractionDigits(amount))
}

/** The smallest weight that a scale shows. */
export const LEAST_GRAMS = 0.1

export const isUnderScale = (kilograms: number): boolean => kilograms * 1000 < LEAST_GRAMS

/** A weight as a scale shows it, with its unit; below a tenth of a kilogram in grams. */
export function scaled(kilograms: number): readonly [amount: string, unit: 'kg' | 'g'] {
  if (kilograms >= 0.1) return [formatAmount(kilograms), 'kg']
  const grams = kilograms * 1000
  return [indianNumber(grams, grams < 10 ? 1 : 0), 'g']
}

/** Formats a weight: 0.70 kg, 21 kg, 85 g. */
export const formatKilograms = (kilograms: number): string => scaled(kilograms).join(' ')
