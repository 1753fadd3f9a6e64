import { foldedPlace } from './folded-places'
import { foldedText } from './folded-text'

/** What stands for the PIN of an address that gives none. */
export const NO_PIN = '190001'

const PIN = /(?:^|\D)([1-9]\d{2}[ \p{Pd}]?\d{3})(?!\d)/gu

/** A PIN as the shop keeps it, however it was typed: 192 202 is 192202. */
export const pinOf = (typed: string): string => foldedText(typed).replace(/[\s\p{Pd}]/gu, '')

/** A PIN that was typed, so that it is told from what stands for none. */
export const typedPin = (typed: string): string => {
  const pin = pinOf(typed)
  if (pin === '') return NO_PIN
  return pin === NO_PIN ? `${pin.slice(0, 3)} ${pin.slice(3)}` : typed
}

/** The PIN that an address gives; '' where it gives none. */
export const shownPin = (zipCode: string): string => (zipCode === NO_PIN ? '' : zipCode)

/** The PINs of an address: its own, then those in its text, the last one first. */
export function pinsIn({ street, zipCode }: { street: string; zipCode: string }): string[] {
  const typed = [...foldedPlace(street).matchAll(PIN)].map(([, pin = '']) => pinOf(pin)).reverse()
  return zipCode === NO_PIN ? typed : [pinOf(zipCode), ...typed]
}
