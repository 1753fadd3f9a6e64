import { chatNumber, dialledIn } from './whatsapp'

/** A `tel:` link for a typed phone, with +91 for an Indian mobile; undefined if it is not a number. */
export function callLink(phone: string): string | undefined {
  const mobile = chatNumber(phone)
  if (mobile) return `tel:+${mobile}`
  const dialled = dialledIn(phone)
  return /^\+?\d{5,15}$/.test(dialled) ? `tel:${dialled}` : undefined
}

/** Normalizes a phone of ten digits (with `0`, `+91`, spaces or dashes) to +91 and those digits; undefined for others. */
export function indianPhone(typed: string): string | undefined {
  const [, phone] = /^(?:\+91|0091|91)?0?([1-9]\d{9})$/.exec(dialledIn(typed)) ?? []
  return phone && `+91${phone}`
}

/** Formats a stored phone: +91 94190 12345. Others stay unchanged. */
export const readablePhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

/** Formats a typed phone for lists: an Indian one as +91 94190 12345, others unchanged. */
export const shownPhone = (typed: string): string => readablePhone(indianPhone(typed) ?? typed)

/** A phone in a CSV file: ten digits for an Indian one, otherwise as typed. No leading sign, so that it is no formula. */
export const filePhone = (phone: string): string => indianPhone(phone)?.slice(3) ?? phone
