import { foldedPlace } from './folded-places'
import { foldedText } from './folded-text'

/** The stored value of an address without a PIN. */
export const NO_PIN = '190001'

const PIN = /(?:^|\D)([1-9]\d{2}[ \p{Pd}]?\d{3})(?!\d)/gu

/** Normalizes a typed PIN: 192 202 becomes 192202. */
export const pinOf = (typed: string): string => foldedText(typed).replace(/[\s\p{Pd}]/gu, '')

/** The PIN to store. A typed `NO_PIN` gets a space, so that it differs from a missing PIN. */
export const typedPin = (typed: string): string => {
  const pin = pinOf(typed)
  if (pin === '') return NO_PIN
  return pin === NO_PIN ? `${pin.slice(0, 3)} ${pin.slice(3)}` : typed
}

/** The PIN of an address; '' if it has none. */
export const shownPin = (zipCode: string): string => (zipCode === NO_PIN ? '' : zipCode)

/** The PINs of an address: its own first, then those in its text, last one first. */
export function pinsIn({ street, zipCode }: { street: string; zipCode: string }): string[] {
  const typed = [...foldedPlace(street).matchAll(PIN)].map(([, pin = '']) => pinOf(pin)).reverse()
  return zipCode === NO_PIN ? typed : [pinOf(zipCode), ...typed]
}
