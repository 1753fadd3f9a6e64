import { chatNumber, dialledIn } from './whatsapp'

/** A `tel:` link for a phone as a person typed it, an Indian mobile with its +91; undefined where it is no number. */
export function callLink(phone: string): string | undefined {
  const mobile = chatNumber(phone)
  if (mobile) return `tel:+${mobile}`
  const dialled = dialledIn(phone)
  return /^\+?\d{5,15}$/.test(dialled) ? `tel:${dialled}` : undefined
}

/** A phone of ten digits as +91 and those digits, whether typed with `0`, `+91`, spaces or dashes; undefined for any other. */
export function indianPhone(typed: string): string | undefined {
  const [, phone] = /^(?:\+91|0091|91)?0?([1-9]\d{9})$/.exec(dialledIn(typed)) ?? []
  return phone && `+91${phone}`
}

/** A kept phone of +91 and ten digits as people read it: +91 94190 12345. Any other stays as it is. */
export const readablePhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

/** A phone as lists show it, however it was typed: an Indian one as +91 94190 12345, any other as it stands. */
export const shownPhone = (typed: string): string => readablePhone(indianPhone(typed) ?? typed)

/** A phone in a file: its ten digits, or as it was typed where it is no Indian one. No sign stands before it, as in a formula. */
export const filePhone = (phone: string): string => indianPhone(phone)?.slice(3) ?? phone
