import { useRef } from 'react'
import { localizedMoment } from '~/content/localized-dates'
import type { Product } from '~/domain/catalog/schema'
import { askedOf } from '~/domain/catalog/shop-contents'
import { refreshProducts } from '~/stores/products'
import Empty from '../ui/Empty'
import LoadFailed from '../ui/LoadFailed'
import { inLanguage, useMessages } from '../ui/language'
import MoreFeeds from './MoreFeeds'
import { useOpenDetails } from './open-details'
import ProductCard from './ProductCard'
import ProductDialog from './ProductDialog'
import ShopFilters from './ShopFilters'
import { useShopView } from './shop-view'
import type { RenderedShop } from './shown-products'

interface Props extends RenderedShop {
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  /** The SKU of the product whose details the URL opens. */
  open: string | null
  /** That product, if it is not on this page. */
  opened: Product | null
}

/** The shop. An island, because it searches as you type; without scripts it is a list with a search form. */
export default inLanguage(function Shop({ whatsappNumber, open, opened: elsewhere, ...rendered }: Props) {
  const words = useMessages()
  const section = useRef<HTMLElement>(null)
  const { view, filters, filter, showMore, before, total, ...feeds } = useShopView(rendered, section)
  const { known, shown, present, isWhole, isPart, keptAt, hasFailed, isLoading } = feeds
  const details = useOpenDetails(open, section)
  const opened = [...known, ...(elsewhere ? [elsewhere] : [])].find(({ sku }) => sku === details.sku)
  const forCards = { whatsappNumber, asked: askedOf(view) }

  return (
    <section ref={section} aria-labelledby="shop-products">
      <h2 id="shop-products" className="visually-hidden">
        {words.shop.products}
      </h2>
      <ShopFilters
        element={filters}
        search={view.search}
        category={view.category}
        present={present}
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
      <ul className="cards">
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} {...forCards} onDetails={() => details.open(product.sku)} />
        ))}
      </ul>
      <MoreFeeds view={view} before={before} shown={shown.length} total={total} onMore={isWhole ? showMore : undefined} />
      {opened && <ProductDialog product={opened} {...forCards} onClose={details.close} />}
    </section>
  )
})
