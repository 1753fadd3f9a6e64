import { pathWithQuery } from '~/domain/path-with-query'
import '~/styles/cards.css'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type AtDoor, doorPrice } from '~/content/door-price'
import { labelLines } from '~/content/label-lines'
import { localizedMoment } from '~/content/localized-dates'
import { typedFigure } from '~/content/localized-values'
import { isolated } from '~/content/message-params'
import type { ShelfWords } from '~/content/shelf-words'
import { pictureOf } from '~/domain/catalog/fallback-images'
import { feedPath } from '~/domain/catalog/feed-path'
import { FIGURES } from '~/domain/catalog/figures'
import { pricePerKilogram } from '~/domain/catalog/products'
import type { Category, Product } from '~/domain/catalog/schema'
import { askedOf, SHOP_PAGE, type ShopView, shopPath } from '~/domain/catalog/shop-contents'
import { versioned } from '~/domain/catalog/versioned'
import { CATEGORIES } from '~/domain/feeding/stages'
import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees } from '~/domain/money'
import { textIn } from '~/domain/translations'
import { pathIn } from '~/languages'
import { refreshProducts } from '~/stores/catalog/products'
import Dialog from '../ui/Dialog'
import Empty from '../ui/Empty'
import LoadFailed from '../ui/LoadFailed'
import { inLanguage, useLanguage, useMessages } from '../ui/language'
import Picture from '../ui/Picture'
import RowText from '../ui/RowText'
import BuyActions from './BuyActions'
import type { Asked } from './DetailsButton'
import { useDoor } from './door'
import styles from './MoreFeeds.module.css'
import ProductCard from './ProductCard'
import cardStyles from './ProductCard.module.css'
import productDialogStyles from './ProductDialog.module.css'
import shopFiltersStyles from './ShopFilters.module.css'
import StockBadge from './StockBadge'
import { useShopView } from './shop-view'
import type { RenderedShop } from './shown-products'

interface ProductDialogProps {
  product: Product
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  asked: Asked
  /** The default manufacturer of a feed. */
  maker: string
  said: ShelfWords
  /** Its delivery, or the price with it; undefined if no charge depends on the district. */
  delivery: string | undefined
  onClose: () => void
}

/** The details of a product, with the ways to buy it before its figures. */
function ProductDialog({ product, whatsappNumber, asked, maker, said, delivery, onClose }: ProductDialogProps) {
  const language = useLanguage()
  const { product: words, stages } = useMessages()
  const { text: name, marks } = textIn(language, product, 'name')
  const { category, price, sku, stockQuantity } = product
  const weight = typedFigure(language, product.weight)
  const perKilogram = pricePerKilogram(product)
  const fish = stages.fish[category]
  const rows = [
    [words.price, formatRupees(price)],
    ...(perKilogram ? [[words.pricePerKilogram, formatRupees(perKilogram)]] : []),
    [words.weight, weight],
    [words.sku, sku],
    [words.stock, words.units(String(stockQuantity))],
    [words.fish, fish],
    ...FIGURES.map((name) => [words[name], typedFigure(language, product.specifications[name])]),
    ...labelLines(language, said, product, maker),
  ] as const
  return (
    <Dialog id="details" title={marks.lang ? isolated(language, name) : name} onClose={onClose}>
      <div className={productDialogStyles.head}>
        <div className={productDialogStyles.picture} data-tone={category}>
          <Picture src={pictureOf(product)} width={480} height={720} sizes="9rem" alt={words.bagOf(name)} />
        </div>
        <div className={`figures ${productDialogStyles.price}`}>
          <StockBadge stockQuantity={stockQuantity} />
          <p className="muted">
            <strong>{formatRupees(price)}</strong> {weight}
          </p>
          <p className="muted">
            {perKilogram ? words.priced(words.perKilogram(formatRupees(perKilogram)), fish) : words.forFish(fish)}
          </p>
          {delivery && <p className={productDialogStyles.delivery}>{delivery}</p>}
        </div>
        <div className={`stack ${productDialogStyles.actions}`}>
          <BuyActions product={product} whatsappNumber={whatsappNumber} asked={asked} />
        </div>
      </div>
      <p dir="auto">
        <RowText row={product} field="description" />
      </p>
      <table className={productDialogStyles.figures}>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a className="alone" href={pathIn(language, feedPath(sku))}>
        {said.page}
      </a>
    </Dialog>
  )
}

interface Props extends RenderedShop {
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  /** The default manufacturer of a feed. */
  maker: string
  said: ShelfWords
  /** The delivery text of each card, unless a district is chosen. */
  delivery: string
  /** The prices at the door of the district in the URL. */
  door: AtDoor | undefined
  /** Whether a charge depends on the district. */
  hasDoors: boolean
  /** The fish weights at the start, the limits and the end of the line. */
  weights: readonly string[]
  /** The SKU of the product whose details the URL opens. */
  open: string | null
  /** That product, if it is not on this page. */
  opened: Product | null
}

/** The shop. An island, because it searches while typing; without scripts it is a list with a search form. */
export default inLanguage(function Shop({
  whatsappNumber,
  maker,
  said,
  delivery,
  door: asked,
  hasDoors,
  weights,
  open,
  opened: elsewhere,
  ...rendered
}: Props) {
  const words = useMessages()
  const language = useLanguage()
  const door = useDoor(asked)
  const section = useRef<HTMLElement>(null)
  const { view, filters, filter, showMore, before, total, ...feeds } = useShopView(rendered, section)
  const { known, shown, present, isWhole, isPart, keptAt, hasFailed, isLoading } = feeds
  const details = useOpenDetails(open, section)
  const opened = [...known, ...(elsewhere ? [elsewhere] : [])].find(({ sku }) => sku === details.sku)
  const deliveryOf = (feed: Product) => (door ? doorPrice(language, door, feed) : delivery)
  const forCards = { whatsappNumber, said, asked: askedOf(view) }

  return (
    <section ref={section} aria-labelledby="shop-products">
      <h2 id="shop-products" className="visually-hidden">
        {words.shop.products}
      </h2>
      <ShopFilters
        element={filters}
        search={view.search}
        category={view.category}
        district={view.district}
        present={present}
        weights={weights}
        isWhole={!isPart}
        onFilter={filter}
      />
      {keptAt && <p role="status">{words.shop.noSignal(localizedMoment(keptAt, words))}</p>}
      {hasFailed && <LoadFailed onRetry={refreshProducts}>{words.shop.failed}</LoadFailed>}
      {isLoading && <p aria-busy="true">{words.shop.loading}</p>}
      {!hasFailed && !isLoading && shown.length === 0 && (
        <Empty drawing={present.length === 0 ? 'products' : 'search'}>
          <p role="status">{present.length === 0 ? words.shop.empty : words.shop.noMatch}</p>
        </Empty>
      )}
      <ul className={`cards ${cardStyles.list}`}>
        {shown.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            {...forCards}
            delivery={deliveryOf(product)}
            isTall={hasDoors}
            onDetails={() => details.open(product.sku)}
          />
        ))}
      </ul>
      <MoreFeeds view={view} before={before} shown={shown.length} total={total} onMore={isWhole ? showMore : undefined} />
      {opened && (
        <ProductDialog
          product={opened}
          {...forCards}
          maker={maker}
          delivery={hasDoors ? deliveryOf(opened) : undefined}
          onClose={details.close}
        />
      )}
    </section>
  )
})

interface MoreFeedsProps {
  view: ShopView
  /** Number of feeds before the first one shown. */
  before: number
  shown: number
  total: number
  /** Shows more feeds below; if undefined, the link opens the next page. */
  onMore: (() => void) | undefined
}

/** Which feeds are shown, with links to the others; nothing if all are shown. */
function MoreFeeds({ view, before, shown, total, onMore }: MoreFeedsProps) {
  const words = useMessages().shop.more
  const language = useLanguage()
  if (before === 0 && shown >= total) return null
  const pathOf = (first: number) => pathIn(language, shopPath({ ...view, page: String(Math.floor(first / SHOP_PAGE) + 1) }))
  function more(event: MouseEvent) {
    if (!onMore || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <nav className={`row ${styles.more}`} aria-label={words.label}>
      <p role="status" className="muted figures">
        {words.shown(indianNumber(before + 1), indianNumber(before + shown), indianNumber(total))}
      </p>
      {before > 0 && (
        <a className="button outline" href={pathOf(before - SHOP_PAGE)}>
          {words.previous}
        </a>
      )}
      {before + shown < total && (
        <a className="button outline" href={pathOf(before + shown)} onClick={more}>
          {words.next}
        </a>
      )}
    </nav>
  )
}

interface ShopFiltersProps {
  element: RefObject<HTMLFormElement | null>
  search: string
  category: string
  district: string
  /** The categories that have products. */
  present: readonly Category[]
  weights: readonly string[]
  /** Whether this page has all feeds; otherwise the server searches. */
  isWhole: boolean
  onFilter: (search: string, category: string) => void
}

/** The shop's search, and its category filter as a list and as a line. The form also works without scripts. */
function ShopFilters({ element, search, category, district, present, weights, isWhole, onFilter }: ShopFiltersProps) {
  const { shop: words, stages } = useMessages()
  const language = useLanguage()
  return (
    <search className={`stack screen ${shopFiltersStyles.filters}`}>
      <form
        ref={element}
        action={pathIn(language, '/shop')}
        data-astro-reload
        onSubmit={(event) => isWhole && event.preventDefault()}
      >
        {district && <input type="hidden" name="district" value={district} />}
        <div className={shopFiltersStyles.words}>
          <input
            type="search"
            dir="auto"
            name="search"
            aria-label={words.search}
            placeholder={words.placeholder}
            enterKeyHint="search"
            value={search}
            onChange={({ target }) => onFilter(target.value, category)}
          />
          <button type="submit" className="icon" aria-label={words.find}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0m12 5 5 5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <select
          name="category"
          aria-label={words.category}
          value={category}
          onChange={({ target }) => onFilter(search, target.value)}
        >
          <option value="">{words.all}</option>
          {present.map((each) => (
            <option key={each} value={each}>
              {stages.feeds[each]}
            </option>
          ))}
        </select>
      </form>
      <div role="radiogroup" dir="ltr" aria-label={words.byWeight} className={shopFiltersStyles.line}>
        {CATEGORIES.map((each, index) => (
          <label key={each} data-tone={each}>
            <input
              type="radio"
              name="stage"
              value={each}
              checked={category === each}
              disabled={!present.includes(each)}
              onChange={() => onFilter(search, each)}
            />
            <bdi>{stages.short[each]}</bdi>
            <svg aria-hidden="true">
              <use href={`${versioned('/pictures/trout-outline.svg')}#trout`} />
            </svg>
            <span className="visually-hidden">{stages.fish[each]}</span>
            <small aria-hidden="true">{weights[index]}</small>
          </label>
        ))}
        <small aria-hidden="true">{weights[CATEGORIES.length]}</small>
      </div>
    </search>
  )
}

/** The SKU of the product with open details, initially from the URL; and functions to open and close them. */
function useOpenDetails(first: string | null, section: RefObject<HTMLElement | null>) {
  const language = useLanguage()
  const [sku, open] = useState(first)

  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    // The server does this, but an offline copy of the page has not.
    if (!asked.has('order')) open((now) => now ?? asked.get('details'))
  }, [])

  function close() {
    open(null)
    const query = new URLSearchParams(location.search)
    query.delete('details')
    if (location.search) history.replaceState(history.state, '', pathIn(language, pathWithQuery('/shop', query)))
    // A dialog opened by the URL has no button to return the focus to.
    section.current?.querySelector<HTMLElement>(`button[name="details"][value="${CSS.escape(sku ?? '')}"]`)?.focus()
  }

  return { sku, open, close }
}
