import type { Product } from './catalog/schema'
import { CATEGORY_LABELS } from './feeding/stages'
import { foldedText } from './folded-text'
import { formatRupees } from './money'

/** A click-to-chat link for a WhatsApp number (digits with country code) and a prefilled text. */
export const chatLink = (number: string, text: string): string => `https://wa.me/${number}?text=${encodeURIComponent(text)}`

/** Formats a WhatsApp number (digits with country code): +91 94190 00000. */
export const readableNumber = (number: string): string => `+${number.replace(/^(91)(\d{5})(\d{5})$/, '$1 $2 $3')}`

/** A WhatsApp link with a text, without a recipient. */
export const shareLink = (text: string): string => chatLink('', text)

/**
 * Converts a typed phone for click-to-chat: digits with country code, 91 for an Indian mobile without one. Undefined if it is no
 * phone.
 */
export function chatNumber(phone: string): string | undefined {
  const dialled = dialledIn(phone)
  const [, mobile] = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/.exec(dialled) ?? []
  return mobile ? `91${mobile}` : /^(?:\+|00)([1-9]\d{7,14})$/.exec(dialled)?.[1]
}

/** The digits of a phone, with its plus if it has one, in any format such as `Phone: …`; '' for other texts. */
export function dialledIn(phone: string): string {
  const [, plus = '', rest = ''] = /^[^\d+]*(\+?)([\d\s()./\p{Pd}]+)$/u.exec(foldedText(phone).trim()) ?? []
  return plus + rest.replace(/\D/g, '')
}

/** A message to us about a feed: `question` in the sender's language, the rest in English. */
export function productQuestion(question: string, product: Product): string {
  const { category, price, weight, sku, specifications, description } = product
  const { protein, fat, fiber, moisture, energy, pelletSize } = specifications
  return [
    question,
    `Category: ${CATEGORY_LABELS[category]}`,
    `Price: ${formatRupees(price)}`,
    `Weight: ${weight}`,
    `SKU: ${sku}`,
    `Protein: ${protein}, fat: ${fat}, fibre: ${fiber}, moisture: ${moisture}, energy: ${energy}, pellet: ${pelletSize}`,
    description,
  ].join('\n')
}
