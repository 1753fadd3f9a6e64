import { feedValue, type LineItem } from './line-items'
import { MAX_ORDER_ITEMS } from './schema'

/** What follows the shop's address in a link that opens its form with these feeds. */
export const orderSearch = (lines: readonly { sku: string; quantity: number }[]): string =>
  `?${lines.map(({ sku, quantity }) => `order=${encodeURIComponent(sku)}&quantity=${quantity}`).join('&')}`

/** How many feeds such a link names. */
export const feedsInLink = (search: URLSearchParams): number => search.getAll('order').length

/** The feeds of such a link after its first, at today's prices. Those that are not offered are left out. */
export function furtherFeeds(search: URLSearchParams, offered: readonly { sku: string; price: string }[]): LineItem[] {
  const quantities = search.getAll('quantity')
  return search.getAll('order').flatMap((sku, index) => {
    const feed = index > 0 && index < MAX_ORDER_ITEMS && offered.find((each) => each.sku === sku)
    return feed ? [{ feed: feedValue(feed), bags: quantities[index] ?? '1' }] : []
  })
}
