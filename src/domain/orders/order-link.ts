import { isOutOfStock } from '../catalog/stock'
import { bagsIn } from './bags'
import { feedValue, type LineItem } from './line-items'
import { MAX_ORDER_ITEMS } from './schema'

interface Feed {
  sku: string
  price: string
  stockQuantity: number
}

/** The order that a link describes. */
export interface AskedOrder<Sold extends Feed> {
  /** The feed of the form: the first available one. */
  first?: Sold | undefined
  /** Its bags; '' if the link has no quantity. */
  bags: string
  /** The other available feeds, at current prices. */
  more: readonly LineItem[]
  /** Sold-out feeds, and SKUs that are not for sale. */
  lacking: readonly (Sold | string)[]
}

/** The query string of a link that opens the order form with these feeds. */
export const orderSearch = (lines: readonly { sku: string; quantity: number }[]): string =>
  `?${lines.map(({ sku, quantity }) => `order=${encodeURIComponent(sku)}&quantity=${quantity}`).join('&')}`

/** Parses the order from URL parameters; undefined if there is none. */
export function orderInLink<Sold extends Feed>(search: URLSearchParams, feeds: readonly Sold[]): AskedOrder<Sold> | undefined {
  const quantities = search.getAll('quantity')
  const asked = new Map<string, string>()
  for (const [index, sku] of search.getAll('order').slice(0, MAX_ORDER_ITEMS).entries()) {
    const before = asked.get(sku)
    const bags = quantities[index] ?? ''
    asked.set(sku, before === undefined ? bags : String(bagsIn(String(bagsIn(before) + bagsIn(bags)))))
  }
  if (asked.size === 0) return undefined
  const all = [...asked].map(([sku, bags]) => ({ bags, feed: feeds.find((each) => each.sku === sku) ?? sku }))
  const canBeHad = (feed: Sold | string): feed is Sold => typeof feed !== 'string' && !isOutOfStock(feed.stockQuantity)
  const [first, ...others] = all.flatMap(({ feed, bags }) => (canBeHad(feed) ? [{ feed, bags }] : []))
  return {
    first: first?.feed,
    bags: first?.bags ?? '',
    more: others.map(({ feed, bags }) => ({ feed: feedValue(feed), bags: String(bagsIn(bags)) })),
    lacking: all.flatMap(({ feed }) => (canBeHad(feed) ? [] : [feed])),
  }
}
