import { useStore } from '@nanostores/react'
import { kilogramsIn } from '~/domain/catalog/measures'
import type { Category, Product } from '~/domain/catalog/schema'
import { lifeStageOfFish, RECOMMENDED_CATEGORY } from '~/domain/feeding/stages'
import { paiseIn } from '~/domain/money'
import { feedKey } from '~/domain/ponds/bags'
import type { FeedPrices } from '~/domain/ponds/costs'
import { type FeedLedger, numberedLots } from '~/domain/ponds/feed-ledger'
import type { PondMetrics } from '~/domain/ponds/metrics'
import type { FeedName } from '~/domain/ponds/schema'
import { $products } from '~/stores/catalog/products'
import { DISTRICT, keptValue } from '~/stores/kept-values'

const feedOf = ({ name, sku }: Product): FeedName => ({ name, sku })

/** The shop's feeds, from the last answer, which the device caches. */
export function useFeeds() {
  const { value: products = [] } = useStore($products, { ssr: 'initial' })
  const active = products.filter(({ isActive }) => isActive)
  return { products: active, feeds: active.map(feedOf), prices: pricesOf(active) }
}

function pricesOf(products: readonly Product[]): FeedPrices {
  return new Map(
    products.flatMap((product) => {
      const kilograms = kilogramsIn(product.weight)
      return kilograms ? [[product.sku, paiseIn(product.price) / kilograms] as const] : []
    }),
  )
}

/**
 * The feed of a pond: the last fed one while there is some, then that of a sack that was bought for it, otherwise the shop's feed
 * for this weight.
 */
export function feedOfPond(
  pondId: string,
  { lastFed, weight }: PondMetrics,
  ledger: FeedLedger,
  products: readonly Product[],
  other: (category: Category) => string,
): FeedName {
  const sack = numberedLots(ledger).find(({ pondIds, left }) => pondIds.includes(pondId) && left > 0)
  const isLastLeft = lastFed && ledger.stocks.get(feedKey(lastFed.feed))?.lots.some(({ left }) => left > 0)
  if (sack && !isLastLeft) return sack.feed
  if (lastFed) return lastFed.feed
  const category = RECOMMENDED_CATEGORY[lifeStageOfFish(weight?.mean ?? 0)]
  const product = products.find((each) => each.category === category)
  return product ? feedOf(product) : { name: other(category) }
}

/** The order form's path for a feed and bags, or the shop for a feed it does not have. */
export function orderPath(feed: FeedName, bags: number, products: readonly Product[]): string {
  const product = products.find(({ sku }) => sku === feedKey(feed))
  const quantity = Math.min(bags, product?.stockQuantity ?? bags)
  if (!product || quantity <= 0) return '/shop'
  const district = keptValue(DISTRICT)
  return `/shop?order=${encodeURIComponent(product.sku)}&quantity=${quantity}${district ? `&district=${encodeURIComponent(district)}` : ''}`
}
