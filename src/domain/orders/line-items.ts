import { paiseIn } from '../money'
import { bagsIn } from './bags'

/** A further feed as the form holds it: `feed` is its SKU and the price that was shown, '' where none is chosen. */
export interface LineItem {
  feed: string
  bags: string
}

export const feedValue = ({ sku, price }: { sku: string; price: string }): string => `${sku} ${price}`

/** SKU and price of a chosen feed; undefined where none is, or the value is no such pair. */
export function chosenFeed(feed: string): { sku: string; price: string } | undefined {
  const [, sku, price] = /^(.+) (\d{1,9}\.\d\d)$/s.exec(feed) ?? []
  return sku !== undefined && price !== undefined ? { sku, price } : undefined
}

/** What is wrong with a row: bags without a feed, or a feed without bags. One that is as it was added is none. */
export function rowError({ feed, bags }: LineItem): 'row-feed' | 'row-bags' | undefined {
  const typed = bags.trim()
  if (feed === '') return typed === '' || typed === FIRST_BAGS ? undefined : 'row-feed'
  return Number.parseInt(typed, 10) >= 1 ? undefined : 'row-bags'
}

/** The bags of a row as it is added. */
export const FIRST_BAGS = '1'

/** Lines of one feed at one price are one line. */
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

/** Rows as one text, a line each, and back. Those without a feed are left out. */
export const itemsInText = (rows: readonly LineItem[]): string =>
  rows.flatMap(({ feed, bags }) => (chosenFeed(feed) ? `${feed} ${bagsIn(bags)}` : [])).join('\n')

export const itemsOfText = (text: string): LineItem[] =>
  text.split('\n').flatMap((line) => {
    const [, feed, bags] = /^(.+) (\d+)$/.exec(line) ?? []
    return feed !== undefined && bags !== undefined && chosenFeed(feed) ? [{ feed, bags }] : []
  })

/** The rows with today's prices; one whose feed is not offered any more chooses none. */
export const atTodaysPrices = (rows: readonly LineItem[], offered: readonly { sku: string; price: string }[]): LineItem[] =>
  rows.map(({ feed, bags }) => {
    const now = offered.find(({ sku }) => sku === chosenFeed(feed)?.sku)
    return { feed: now ? feedValue(now) : '', bags }
  })

/** What the rows and the delivery add to the bags and paise of the first feed. */
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
