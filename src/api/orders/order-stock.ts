import type { Order } from '~/domain/orders/schema'
import { stockSentence } from '~/domain/orders/stock-left'
import { conflict } from '../http/problems'
import { nextVersion } from '../http/rows'
import { ringForStock } from '../notifications/notifications'
import type { Shop } from '../store/store'

type Bags = ReadonlyMap<number, number>

type Items = readonly Pick<Order['items'][number], 'productId' | 'quantity'>[]

export function bagsByProduct(items: Items): Map<number, number> {
  const bags = new Map<number, number>()
  for (const { productId, quantity } of items) bags.set(productId, (bags.get(productId) ?? 0) + quantity)
  return bags
}

/** 409 with the remaining stock and the first such item, if more bags are ordered than in stock. */
export function refuseMoreThanStock(shop: Shop, wanted: Bags, items: Items) {
  for (const [productId, bags] of wanted) {
    const product = shop.products.get(productId)
    if (!product || bags <= Math.max(0, product.stockQuantity)) continue
    const sentence = stockSentence(product)
    const index = items.findIndex((item) => item.productId === productId)
    throw conflict(sentence, [{ path: `items.${index}.quantity`, ...sentence }])
  }
}

/** Changes the stock, also of a deleted product, which may be restored. */
export function changeStock(shop: Shop, productId: number, by: number, now: string) {
  const before = shop.products.get(productId)
  const deleted = shop.deletedProducts.get(productId)
  if (deleted) shop.deletedProducts.put({ ...deleted, ...nextVersion(deleted), stockQuantity: deleted.stockQuantity + by })
  if (!before) return
  const after = { ...before, ...nextVersion(before), stockQuantity: before.stockQuantity + by }
  shop.products.put(after)
  ringForStock(shop, before, after, now)
}

/** Takes bags from stock, or returns them (`direction` 1). */
export function moveStock(shop: Shop, items: Items, direction: 1 | -1, now: string) {
  for (const { productId, quantity } of items) if (quantity > 0) changeStock(shop, productId, direction * quantity, now)
}
