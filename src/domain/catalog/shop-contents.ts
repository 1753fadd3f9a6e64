import { CATEGORIES } from '../feeding/stages'
import { type Page, pageNumber, pageOf } from '../paging'
import { pathWithQuery } from '../path-with-query'
import { searchFeeds } from './feed-search'
import type { Product } from './schema'

export const SHOP_PAGE = 24

export interface ShopView {
  search: string
  category: string
  /** The district in the URL, which no feed depends on. Links keep it, because without scripts nothing else does. */
  district: string
  page: string
}

/** Reads the view from URL parameters. */
export const viewAsked = (search: URLSearchParams): ShopView => {
  const asks = (name: string) => search.get(name) ?? ''
  return { search: asks('search'), category: asks('category'), district: asks('district'), page: pageNumber(asks('page')) }
}

/** The feeds that match category and search, best match first. */
export const wantedInShop = (products: readonly Product[], { search, category: wanted }: ShopView): readonly Product[] =>
  searchFeeds(wanted === '' ? products : products.filter(({ category }) => category === wanted), search)

export const shopPage = (products: readonly Product[], view: ShopView): Page<Product> =>
  pageOf(wantedInShop(products, view), view.page, SHOP_PAGE)

/** Everything that a shop view shows: feeds, categories, and the feed that the URL opens. */
export function shopContents(products: readonly Product[], view: ShopView, openedSku: string | undefined) {
  const page = shopPage(products, view)
  const opened = products.find(({ sku }) => sku === openedSku)
  return {
    ...page,
    categories: CATEGORIES.filter((each) => products.some(({ category }) => category === each)),
    opened: opened && !page.rows.includes(opened) ? opened : null,
  }
}

export const askedOf = (view: ShopView): [string, string][] =>
  Object.entries({ ...view, page: view.page === '1' ? '' : view.page }).filter(([, value]) => value !== '')

export function shopPath(view: ShopView): string {
  const query = new URLSearchParams(askedOf(view))
  return pathWithQuery('/shop', query)
}
