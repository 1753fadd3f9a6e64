import { foldedText } from '../folded-text'
import { indianPhone } from '../phones'
import { dialledIn } from '../whatsapp'

/** How many last digits of his phone a buyer types to see his whole paper. */
export const ASKED_DIGITS = 4

/** How many first digits are shown to everyone with the link. */
const SHOWN_DIGITS = 3

const digitsOf = (phone: string): string => indianPhone(phone)?.slice(3) ?? dialledIn(phone).replace(/\D/g, '')

/** The last digits that open an order; undefined for a phone too short to keep a secret. */
export function askedDigits(phone: string): string | undefined {
  const digits = digitsOf(phone)
  return digits.length < SHOWN_DIGITS + ASKED_DIGITS ? undefined : digits.slice(-ASKED_DIGITS)
}

/** The digits that somebody typed: in Latin, Hindi or Urdu digits, also a whole phone. */
export const typedDigits = (typed: string): string => foldedText(typed).replace(/\D/g, '').slice(-ASKED_DIGITS)

/** Only the first digits of a phone, such as 941 ••••, because the last ones open the order. */
export const maskedPhone = (phone: string): string =>
  `${askedDigits(phone) === undefined ? '' : digitsOf(phone).slice(0, SHOWN_DIGITS)} ••••`.trim()
