import type { Product } from '~/domain/catalog/schema'
import type { NewRating } from '~/domain/orders/order-ratings-schema'
import type { Order } from '~/domain/orders/schema'
import { said } from '~/domain/sentences'
import { conflict } from '../http/problems'
import type { Shop } from '../store/store'

/** Stores a buyer's rating, replacing an earlier one. 409 for an order that is not delivered. */
export function rateOrder(shop: Shop, order: Order, { rating }: NewRating) {
  if (order.status !== 'delivered') throw conflict(said('failed'))
  const rated = { ...order, rating }
  shop.orders.put(rated)
  countRating(shop, order, rated)
}

/** Updates the rating sums of the feeds when an order is rated, delivered or no longer delivered. */
export function countRating(shop: Shop, before: Order, after: Order) {
  addStars(shop, before, -1)
  addStars(shop, after, 1)
}

function addStars(shop: Shop, { status, rating, items }: Order, direction: 1 | -1) {
  if (status !== 'delivered' || rating === undefined) return
  for (const productId of new Set(items.map((item) => item.productId))) {
    // A deleted product may be restored.
    const [product, deleted] = [shop.products.get(productId), shop.deletedProducts.get(productId)]
    if (product) shop.products.put({ ...product, ...withStars(product, rating, direction) })
    if (deleted) shop.deletedProducts.put({ ...deleted, ...withStars(deleted, rating, direction) })
  }
}

const withStars = ({ ratingCount = 0, ratingSum = 0 }: Product, rating: number, direction: 1 | -1) => ({
  ratingCount: ratingCount + direction,
  ratingSum: ratingSum + direction * rating,
})
