import { foldedText } from './folded-text'
import { indianNumber } from './indian-numbers'

const GROUPED = /^-?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.\d*)?$/

/** The number typed in Latin, Hindi or Urdu digits, with or without thousands commas; undefined for any other text. */
export function parseAmount(text: string): number | undefined {
  const typed = foldedText(text).trim().replace('٫', '.')
  if (!/\d/.test(typed) || !GROUPED.test(typed)) return undefined
  const value = Number(typed.replaceAll(',', ''))
  return Number.isFinite(value) ? value : undefined
}

/** Rupees as the wire takes them: ₹1,00,000 in the digits of any of our languages is 100000. What is no amount stays as typed. */
export function typedRupees(text: string): string {
  const typed = foldedText(text)
    .trim()
    .replace('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^(-?)₹\s*/, '$1')
  return /\d/.test(typed) && GROUPED.test(typed) ? typed.replaceAll(',', '') : typed
}

const fractionDigits = (size: number) => (size < 10 ? 2 : size < 100 ? 1 : 0)

/** A quantity above zero as a person weighs it: 0.70, 4.9, 42.9, 1,250; never finer than a scale reads. */
export function formatAmount(amount: number): string {
  return amount < 1 ? indianNumber(amount, 2, 2) : indianNumber(amount, fractionDigits(amount))
}

/** The least that a scale shows. */
export const LEAST_GRAMS = 0.1

export const isUnderScale = (kilograms: number): boolean => kilograms * 1000 < LEAST_GRAMS

/** Kilograms with their unit, and grams below a tenth of one: 0.70 kg, 21 kg, 85 g. */
export function formatKilograms(kilograms: number): string {
  if (kilograms >= 0.1) return `${formatAmount(kilograms)} kg`
  const grams = kilograms * 1000
  return `${indianNumber(grams, grams < 10 ? 1 : 0)} g`
}
