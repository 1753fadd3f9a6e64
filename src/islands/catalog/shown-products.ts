import type { Category, Product } from '~/domain/catalog/schema'
import { SHOP_PAGE, type ShopView, wantedInShop } from '~/domain/catalog/shop-contents'
import { CATEGORIES } from '~/domain/feeding/stages'
import type { Known } from '~/stores/query'

/** The server-rendered state of the shop. */
export interface RenderedShop {
  /** The feeds of this page; null if the server could not read them. */
  products: readonly Product[] | null
  /** The number of feeds on all pages. */
  total: number
  /** The categories that have products. */
  categories: readonly Category[]
  view: ShopView
}

/** The requested feeds: `view` is the search, `start` and `count` the range. */
interface Wanted {
  view: ShopView
  start: number
  count: number
}

/** The initial range: the page of the view. */
export const firstPart = ({ page }: ShopView) => ({ start: (Number(page) - 1) * SHOP_PAGE, count: SHOP_PAGE })

/** The feeds to show: from the full list once loaded, until then the rendered ones. */
export function shownProducts(
  { state, value: rows = [] }: Known<readonly Product[]>,
  rendered: RenderedShop,
  { view, start, count }: Wanted,
) {
  const isWhole = state === 'ready'
  // A signed-in operator also receives inactive products.
  const known = isWhole ? rows.filter(({ isActive }) => isActive) : (rendered.products ?? rows)
  const { search, category } = rendered.view
  const isPart = !isWhole && (rendered.total > known.length || search !== '' || category !== '')
  const isRendered = !isWhole && view === rendered.view
  // The server has searched all languages, but this page contains only its own.
  const wanted = isRendered ? known : wantedInShop(known, view)
  // There may be fewer products now than when this page was rendered.
  const before = isRendered || (isWhole && start < wanted.length) ? start : 0
  const shown = isWhole ? wanted.slice(before, before + count) : wanted
  const isUnsure = shown.length === 0 && (known.length === 0 ? rendered.products === null : isPart && view !== rendered.view)
  return {
    known,
    shown,
    before,
    isWhole,
    isPart,
    total: isRendered ? rendered.total : wanted.length,
    present: isWhole ? CATEGORIES.filter((each) => known.some((product) => product.category === each)) : rendered.categories,
    hasFailed: state === 'failed' && isUnsure,
    isLoading: state === 'loading' && isUnsure,
  }
}
