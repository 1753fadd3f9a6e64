import { paiseIn } from '../money'
import { bagsIn } from './bags'

/** A further feed in the form: `feed` is its SKU and shown price, '' if none is chosen. */
export interface LineItem {
  feed: string
  bags: string
}

export const feedValue = ({ sku, price }: { sku: string; price: string }): string => `${sku} ${price}`

/** Parses SKU and price of a chosen feed; undefined if none is chosen or the value is invalid. */
export function chosenFeed(feed: string): { sku: string; price: string } | undefined {
  const [, sku, price] = /^(.+) (\d{1,9}\.\d\d)$/s.exec(feed) ?? []
  return sku !== undefined && price !== undefined ? { sku, price } : undefined
}

/** The error of a row: bags without a feed, or a feed without bags. An untouched row has none. */
export function rowError({ feed, bags }: LineItem): 'row-feed' | 'row-bags' | undefined {
  const typed = bags.trim()
  if (feed === '') return typed === '' || typed === FIRST_BAGS ? undefined : 'row-feed'
  return Number.parseInt(typed, 10) >= 1 ? undefined : 'row-bags'
}

/** The bags of a new row. */
export const FIRST_BAGS = '1'

/** Merges lines with the same feed and price. */
export function joined<Line extends { quantity: number }>(
  lines: readonly Line[],
  feedOf: (line: Line) => string,
  withBags: (line: Line, quantity: number) => Line,
): Line[] {
  const feeds = new Map<string, Line>()
  for (const line of lines) {
    const same = feeds.get(feedOf(line))
    feeds.set(feedOf(line), same ? withBags(same, same.quantity + line.quantity) : line)
  }
  return [...feeds.values()]
}

/** Serializes rows to a text, one line each, and parses them. Rows without a feed are left out. */
export const itemsInText = (rows: readonly LineItem[]): string =>
  rows.flatMap(({ feed, bags }) => (chosenFeed(feed) ? `${feed} ${bagsIn(bags)}` : [])).join('\n')

export const itemsOfText = (text: string): LineItem[] =>
  text.split('\n').flatMap((line) => {
    const [, feed, bags] = /^(.+) (\d+)$/.exec(line) ?? []
    return feed !== undefined && bags !== undefined && chosenFeed(feed) ? [{ feed, bags }] : []
  })

/** Updates the rows to current prices. A feed that is no longer offered is deselected. */
export const atTodaysPrices = (rows: readonly LineItem[], offered: readonly { sku: string; price: string }[]): LineItem[] =>
  rows.map(({ feed, bags }) => {
    const now = offered.find(({ sku }) => sku === chosenFeed(feed)?.sku)
    return { feed: now ? feedValue(now) : '', bags }
  })

/** The bags and paise that further rows and delivery add to the first feed. */
export function sumOfItems(rows: readonly LineItem[], deliveryCharge: string): { bags: number; paise: number } {
  const added = { bags: 0, paise: paiseIn(deliveryCharge) }
  for (const { feed, bags } of rows) {
    const chosen = chosenFeed(feed)
    if (!chosen) continue
    added.bags += bagsIn(bags)
    added.paise += bagsIn(bags) * paiseIn(chosen.price)
  }
  return added
}
