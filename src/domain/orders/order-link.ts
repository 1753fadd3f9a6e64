import { isOutOfStock } from '../catalog/stock'
import { bagsIn } from './bags'
import { feedValue, type LineItem } from './line-items'
import { MAX_ORDER_ITEMS } from './schema'

interface Feed {
  sku: string
  price: string
  stockQuantity: number
}

/** What a link asks for. */
export interface AskedOrder<Sold extends Feed> {
  /** The feed of its form: the first that can be had. */
  first?: Sold | undefined
  /** The bags of it; '' where the link says none. */
  bags: string
  /** The other feeds that can be had, at today's prices. */
  more: readonly LineItem[]
  /** What is sold out, and the SKU of what is not for sale. */
  lacking: readonly (Sold | string)[]
}

/** What follows the shop's address in a link that opens its form with these feeds. */
export const orderSearch = (lines: readonly { sku: string; quantity: number }[]): string =>
  `?${lines.map(({ sku, quantity }) => `order=${encodeURIComponent(sku)}&quantity=${quantity}`).join('&')}`

/** What the query of an address orders of the feeds for sale; undefined where it orders none. */
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
