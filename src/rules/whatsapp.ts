import type { Product } from '~/schemas/products'
import { formatRupees } from './money'
import { CATEGORY_LABELS } from './stages'

/** A click-to-chat link to a WhatsApp number (digits with country code) with a prefilled text. */
export const chatLink = (number: string, text: string): string => `https://wa.me/${number}?text=${encodeURIComponent(text)}`

/** What a buyer's chat about a product begins with. */
export function productEnquiry({ name, category, price, weight, sku, specifications, description }: Product): string {
  const { protein, fat, fiber, moisture, energy, pelletSize } = specifications
  return [
    `Hello, I would like to know more about ${name}.`,
    `Category: ${CATEGORY_LABELS[category]}`,
    `Price: ${formatRupees(price)}`,
    `Weight: ${weight}`,
    `SKU: ${sku}`,
    `Protein: ${protein}, fat: ${fat}, fiber: ${fiber}, moisture: ${moisture}, energy: ${energy}, pellet: ${pelletSize}`,
    description,
  ].join('\n')
}
