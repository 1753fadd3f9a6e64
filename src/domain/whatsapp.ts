import type { Product } from './catalog/schema'
import { CATEGORY_LABELS } from './feeding/stages'
import { foldedText } from './folded-text'
import { formatRupees } from './money'

/** A click-to-chat link to a WhatsApp number (digits with country code) with a prefilled text. */
export const chatLink = (number: string, text: string): string => `https://wa.me/${number}?text=${encodeURIComponent(text)}`

/** A WhatsApp number (digits with country code) as people read it: +91 94190 00000. */
export const readableNumber = (number: string): string => `+${number.replace(/^(91)(\d{5})(\d{5})$/, '$1 $2 $3')}`

/** A link that opens WhatsApp with a text and lets its sender choose whom it goes to. */
export const shareLink = (text: string): string => chatLink('', text)

/**
 * The number that click-to-chat takes for a phone as a person typed it: digits with the country code, India's where the
 * number is an Indian mobile without one. Undefined where it does not look like a phone.
 */
export function chatNumber(phone: string): string | undefined {
  const dialled = dialledIn(phone)
  const [, mobile] = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/.exec(dialled) ?? []
  return mobile ? `91${mobile}` : /^(?:\+|00)([1-9]\d{7,14})$/.exec(dialled)?.[1]
}

/** The digits of a phone, after its plus if it has one, however it was typed or copied, such as `Phone: …`; '' for another text. */
export function dialledIn(phone: string): string {
  const [, plus = '', rest = ''] = /^[^\d+]*(\+?)([\d\s()./\p{Pd}]+)$/u.exec(foldedText(phone).trim()) ?? []
  return plus + rest.replace(/\D/g, '')
}

/** A message about a feed, for us: `question` in the words of its sender, the rest in ours. */
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
