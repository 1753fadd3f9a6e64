import { typedRupees } from './amounts'
import { MAX_PAISE, parseRupees } from './money'

/** Paise of typed rupees, for a sum while typing; 0 for other texts and for more than a field accepts. */
export function typedPaise(text: string): number {
  const paise = parseRupees(typedRupees(text)) ?? 0
  return paise > MAX_PAISE ? 0 : paise
}
