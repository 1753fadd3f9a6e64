import type { Product } from '~/schemas/products'
import { type Page, pageOf } from './paging'
import { CATEGORIES } from './stages'

/** How many feeds the shop shows at once. */
export const SHOP_PAGE = 24

/** What the shop's address asks for, as text; whatever is no page is the first. */
export interface ShopView {
  search: string
  category: string
  page: string
}

/** Whether a feed's name or description has the searched words in it, and it is of the wanted category, if any. */
export function isWantedInShop({ name, description, category }: Product, { search, category: wanted }: ShopView): boolean {
  const words = search.trim().toLowerCase()
  return (wanted === '' || category === wanted) && [name, description].some((text) => text.toLowerCase().includes(words))
}

/** The feeds that one page of the shop shows. */
export const shopPage = (products: readonly Product[], view: ShopView): Page<Product> =>
  pageOf(
    products.filter((product) => isWantedInShop(product, view)),
    view.page,
    SHOP_PAGE,
  )

/** All that a view of the shop shows: its feeds, the categories to choose from, and a feed beside them that its address opens. */
export function shopContents(products: readonly Product[], view: ShopView, openedSku: string | undefined) {
  const page = shopPage(products, view)
  const opened = products.find(({ sku }) => sku === openedSku)
  return {
    ...page,
    categories: CATEGORIES.filter((each) => products.some(({ category }) => category === each)),
    opened: opened && !page.rows.includes(opened) ? opened : null,
  }
}

/** The names and values that a view has in its address; none for the whole shop from its beginning. */
export const askedOf = (view: ShopView): [string, string][] =>
  Object.entries({ ...view, page: view.page === '1' ? '' : view.page }).filter(([, value]) => value !== '')

/** The address of a view of the shop. */
export function shopPath(view: ShopView): string {
  const query = new URLSearchParams(askedOf(view))
  return query.size > 0 ? `/shop?${query}` : '/shop'
}
