import { smallestImage } from '~/formats/images'
import { pictureOf } from '~/formats/stand-ins'
import type { Product } from '~/schemas/products'

/** A feed as the order form shows it; `picture` is the address of a small one. */
export type OrderedFeed = Pick<Product, 'id' | 'name' | 'sku' | 'weight' | 'price' | 'stockQuantity' | 'category'> & {
  picture: string
}

export function orderedFeed(product: Product): OrderedFeed {
  const { id, name, sku, weight, price, stockQuantity, category } = product
  return { id, name, sku, weight, price, stockQuantity, category, picture: smallestImage(pictureOf(product)) }
}
