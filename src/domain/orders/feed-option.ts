import type { Language } from '~/languages'
import { pictureOf } from '../catalog/fallback-images'
import { smallestImage } from '../catalog/images'
import { measured } from '../catalog/measures'
import type { Product } from '../catalog/schema'
import { textIn } from '../translations'

/** A feed in the order form, with its weight and unit separate; `picture` is the address of a thumbnail. */
export type FeedOption = Pick<Product, 'id' | 'name' | 'sku' | 'weight' | 'price' | 'stockQuantity' | 'category'> & {
  picture: string
  /** The localized name, if any. The order is sent with the English name. */
  shownName?: string
}

export function feedOption(product: Product, language: Language): FeedOption {
  const { id, name, sku, price, stockQuantity, category } = product
  const { text } = textIn(language, product, 'name')
  const weight = measured(product.weight)
  const picture = smallestImage(pictureOf(product))
  return { id, name, sku, weight, price, stockQuantity, category, picture, ...(text !== name && { shownName: text }) }
}
