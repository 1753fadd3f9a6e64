import { inLatinDigits } from './latin-digits'
import { chatNumber } from './whatsapp'

/** A `tel:` link for a phone as a person typed it, an Indian mobile with its +91; undefined where it is no number. */
export function callLink(phone: string): string | undefined {
  const mobile = chatNumber(phone)
  if (mobile) return `tel:+${mobile}`
  const typed = inLatinDigits(phone.trim())
  const digits = /^\+?[\d\s().-]+$/.test(typed) ? typed.replace(/[^\d+]/g, '') : ''
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined
}
