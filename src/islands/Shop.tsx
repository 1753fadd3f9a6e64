import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { spokenMoment } from '~/content/spoken-dates'
import { pathIn } from '~/languages'
import { askedOf, SHOP_PAGE, type ShopView, wantedInShop } from '~/rules/shop'
import { CATEGORIES } from '~/rules/stages'
import type { Category, Product } from '~/schemas/products'
import { $products, refreshProducts } from '~/stores/products'
import { inLanguage, useLanguage, useWords } from './language'
import MoreFeeds from './products/MoreFeeds'
import ProductCard from './products/ProductCard'
import ProductDialog from './products/ProductDialog'
import ShopFilters from './products/ShopFilters'
import Empty from './ui/Empty'
import LoadFailed from './ui/LoadFailed'

interface Props {
  /** The feeds of this page from the server; null if it could not read them. */
  products: readonly Product[] | null
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  /** The number of feeds on all pages. */
  total: number
  /** The categories that have products. */
  categories: readonly Category[]
  view: ShopView
  /** The SKU of the product whose details the URL opens. */
  open: string | null
  /** That product, if it is not on this page. */
  opened: Product | null
}

/** The shop. An island, because it searches as you type; without scripts it is a list with a search form. */
export default inLanguage(function Shop({ products: rendered, whatsappNumber, ...first }: Props) {
  const words = useWords()
  const language = useLanguage()
  const list = useStore($products, { ssr: 'initial' })
  const [asksFor] = useState(first.view)
  const [view, setView] = useState(asksFor)
  const [start, setStart] = useState((Number(first.view.page) - 1) * SHOP_PAGE)
  const [count, setCount] = useState(SHOP_PAGE)
  const [open, setOpen] = useState(first.open)
  const section = useRef<HTMLElement>(null)
  const filters = useRef<HTMLFormElement>(null)

  const { search, category } = view
  const asked = askedOf(view)
  const isWhole = list.state === 'ready'
  // A signed-in operator also receives inactive products.
  const known = isWhole ? list.rows.filter(({ isActive }) => isActive) : (rendered ?? list.rows)
  const isPart = !isWhole && (first.total > known.length || asksFor.search !== '' || asksFor.category !== '')
  const wanted = wantedInShop(known, view)
  // There may be fewer products than when this page was rendered.
  const before = isWhole && start >= wanted.length ? 0 : start
  const shown = isWhole ? wanted.slice(before, before + count) : wanted
  const total = isWhole ? wanted.length : view === asksFor ? first.total : wanted.length
  const present = isWhole ? CATEGORIES.filter((each) => known.some((product) => product.category === each)) : first.categories
  const opened = [...known, ...(first.opened ? [first.opened] : [])].find(({ sku }) => sku === open)
  const isUnsure = shown.length === 0 && (known.length === 0 ? rendered === null : isPart && view !== asksFor)
  const hasFailed = list.state === 'failed' && isUnsure
  const isLoading = list.state === 'loading' && isUnsure

  const filter = useCallback((typed: string, stage: string) => {
    setView({ search: typed, category: stage, page: '1' })
    setStart(0)
    setCount(SHOP_PAGE)
  }, [])

  useEffect(() => {
    // Typed before this island was hydrated.
    const typed = String(new FormData(filters.current ?? undefined).get('search'))
    if (typed !== asksFor.search) filter(typed, asksFor.category)
  }, [asksFor, filter])

  function showMore() {
    flushSync(() => setCount(count + SHOP_PAGE))
    const heading = section.current?.querySelectorAll<HTMLElement>('.cards > li h3')[count]
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }

  function close() {
    setOpen(null)
    const query = new URLSearchParams(location.search)
    query.delete('details')
    if (location.search) history.replaceState(history.state, '', pathIn(language, query.size > 0 ? `/shop?${query}` : '/shop'))
    // A dialog opened by the URL has no button to return the focus to.
    section.current?.querySelector<HTMLElement>(`button[name="details"][value="${CSS.escape(open ?? '')}"]`)?.focus()
  }

  return (
    <section ref={section} aria-labelledby="shop-products">
      <h2 id="shop-products" className="visually-hidden">
        {words.shop.products}
      </h2>
      <ShopFilters
        element={filters}
        search={search}
        category={category}
        present={present}
        isWhole={isWhole || !isPart}
        onFilter={filter}
      />
      {list.keptAt && <p role="status">{words.shop.noSignal(spokenMoment(list.keptAt, words))}</p>}
      {hasFailed && <LoadFailed onRetry={refreshProducts}>{words.shop.failed}</LoadFailed>}
      {isLoading && <p aria-busy="true">{words.shop.loading}</p>}
      {!hasFailed && !isLoading && shown.length === 0 && (
        <Empty drawing={present.length === 0 ? 'products' : 'search'}>
          <p role="status">{present.length === 0 ? words.shop.empty : words.shop.noMatch}</p>
        </Empty>
      )}
      <ul className="cards">
        {shown.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            whatsappNumber={whatsappNumber}
            asked={asked}
            onDetails={() => setOpen(product.sku)}
          />
        ))}
      </ul>
      <MoreFeeds view={view} before={before} shown={shown.length} total={total} onMore={isWhole ? showMore : undefined} />
      {opened && <ProductDialog product={opened} whatsappNumber={whatsappNumber} asked={asked} onClose={close} />}
    </section>
  )
})
