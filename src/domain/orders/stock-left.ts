import { type Said, said } from '../sentences'
import { bagsIn } from './bags'
import { chosenFeed, type LineItem } from './line-items'

/** The bags of a feed that further rows of an order leave in stock. */
export const bagsLeft = ({ sku, stockQuantity }: { sku: string; stockQuantity: number }, rows: readonly LineItem[]): number =>
  rows.reduce((left, { feed, bags }) => left - (chosenFeed(feed)?.sku === sku ? bagsIn(bags) : 0), stockQuantity)

/** What is said where more bags are wanted than are in stock. */
export const stockSentence = ({ name, stockQuantity: left }: { name: string; stockQuantity: number }): Required<Said> =>
  left > 0 ? said(left === 1 ? 'last-bag' : 'stock-left', { left: String(left), name }) : said('sold-out', { name })
