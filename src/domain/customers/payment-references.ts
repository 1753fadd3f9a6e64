import { foldedText } from '../folded-text'

const DIGITS = 12
const APP_WORD = '(?:UTR|UPI|IMPS|NEFT|RTGS|P2[APM]|TXN|TRANSACTION|REFERENCE|REF|RRN)(?:\\s*(?:NO|NUMBER|ID))?'
/** What payment apps and banks write about the digits, glued to them or not. */
const WORDS = new RegExp(`(?<!\\p{L})(?:${APP_WORD})+(?!\\p{L})`, 'giu')
const UTR = new RegExp(`(?<![\\p{L}\\d])\\d{${DIGITS}}(?![\\p{L}\\d])`, 'u')
const SPACED_UTR = new RegExp(
  `(?<![\\p{L}\\d]|\\d[^\\p{L}\\d]+)\\d(?:[^\\p{L}\\d]*\\d){${DIGITS - 1}}(?![\\p{L}\\d]|[^\\p{L}\\d]+\\d)`,
  'u',
)

/** What a payment is known by, however it was typed: the twelve digits of a UTR, or else its letters and digits in capitals; '' for none. */
export function paymentReference(typed: string): string {
  if (typed === '') return ''
  const text = foldedText(typed).replace(WORDS, ' ')
  const [found = text] = UTR.exec(text) ?? SPACED_UTR.exec(text) ?? []
  return found.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toUpperCase()
}

/** Whether a bank gave this reference, as for UPI, IMPS, NEFT or RTGS: no two payments have it. A receipt or cheque has a shorter one. */
export const isOfBank = (reference: string): boolean => reference.length >= DIGITS && reference.replace(/\D/g, '').length >= 8
