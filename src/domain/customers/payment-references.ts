import { foldedText } from '../folded-text'

const DIGITS = 12
const APP_WORD = '(?:UTR|UPI|IMPS|NEFT|RTGS|P2[APM]|TXN|TRANSACTION|REFERENCE|REF|RRN)(?:\\s*(?:NO|NUMBER|ID))?'
/** Words that payment apps and banks put around the digits. */
const WORDS = new RegExp(`(?<!\\p{L})(?:${APP_WORD})+(?!\\p{L})`, 'giu')
const UTR = new RegExp(`(?<![\\p{L}\\d])\\d{${DIGITS}}(?![\\p{L}\\d])`, 'u')
const SPACED_UTR = new RegExp(
  `(?<![\\p{L}\\d]|\\d[^\\p{L}\\d]+)\\d(?:[^\\p{L}\\d]*\\d){${DIGITS - 1}}(?![\\p{L}\\d]|[^\\p{L}\\d]+\\d)`,
  'u',
)

/** Normalizes a payment reference: the twelve digits of a UTR, otherwise letters and digits in capitals; '' for none. */
export function paymentReference(typed: string): string {
  if (typed === '') return ''
  const text = foldedText(typed).replace(WORDS, ' ')
  const [found = text] = UTR.exec(text) ?? SPACED_UTR.exec(text) ?? []
  return found.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toUpperCase()
}

/** Whether a bank issued this reference (UPI, IMPS, NEFT, RTGS), so it is unique. References of receipts and cheques are shorter. */
export const isOfBank = (reference: string): boolean => reference.length >= DIGITS && reference.replace(/\D/g, '').length >= 8
