import { type Said, said } from '../sentences'
import { bagsIn } from './bags'
import { chosenFeed, type LineItem } from './line-items'

/** The bags in stock of a feed, minus those in further rows of the order. */
export const bagsLeft = ({ sku, stockQuantity }: { sku: string; stockQuantity: number }, rows: readonly LineItem[]): number =>
  rows.reduce((left, { feed, bags }) => left - (chosenFeed(feed)?.sku === sku ? bagsIn(bags) : 0), stockQuantity)

/** The error if more bags are ordered than in stock. */
export const stockSentence = ({ name, stockQuantity: left }: { name: string; stockQuantity: number }): Required<Said> =>
  left > 0 ? said(left === 1 ? 'last-bag' : 'stock-left', { left: String(left), name }) : said('sold-out', { name })
