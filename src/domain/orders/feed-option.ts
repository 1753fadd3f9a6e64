import type { Language } from '~/languages'
import { pictureOf } from '../catalog/fallback-images'
import { smallestImage } from '../catalog/images'
import { measured } from '../catalog/measures'
import type { Product } from '../catalog/schema'
import { textIn } from '../translations'

/** A feed as the order form shows it, its weight with the unit apart; `picture` is the address of a small one. */
export type FeedOption = Pick<Product, 'id' | 'name' | 'sku' | 'weight' | 'price' | 'stockQuantity' | 'category'> & {
  picture: string
  /** Its name in the language of the page, where it has one; what is sent names the feed in English. */
  shownName?: string
}

export function feedOption(product: Product, language: Language): FeedOption {
  const { id, name, sku, price, stockQuantity, category } = product
  const { text } = textIn(language, product, 'name')
  const weight = measured(product.weight)
  const picture = smallestImage(pictureOf(product))
  return { id, name, sku, weight, price, stockQuantity, category, picture, ...(text !== name && { shownName: text }) }
}
