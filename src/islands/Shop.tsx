import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { formatDateTime } from '~/rules/dates'
import { CATEGORY_LABELS } from '~/rules/stages'
import type { Category, Product } from '~/schemas/products'
import { $products, refreshProducts } from '~/stores/products'
import OrderDialog, { type RefusedOrder } from './orders/OrderDialog'
import ProductCard from './products/ProductCard'
import ProductDialog from './products/ProductDialog'
import styles from './Shop.module.css'

const CATEGORIES = Object.keys(CATEGORY_LABELS) as Category[]

interface Props {
  /** The products as the server rendered them; null where it could not read them. */
  products: readonly Product[] | null
  search: string
  category: string
  /** The dialog that the address asks for. */
  open: OpenDialog | null
  /** An order form that came back refused. */
  refused: RefusedOrder | null
  isPlaced: boolean
  /** The key of an order form that the server has opened; '' where it has not. */
  postKey: string
}

export interface OpenDialog {
  dialog: 'details' | 'order'
  sku: string
}

/** The shop: an island for its dialogs and its search as you type. Without scripts it stays a list with a search form. */
export default function Shop({ products: rendered, refused, postKey, ...first }: Props) {
  const list = useStore($products, { ssr: 'initial' })
  const [search, setSearch] = useState(first.search)
  const [category, setCategory] = useState(first.category)
  const [open, setOpen] = useState(first.open)
  const section = useRef<HTMLElement>(null)
  const filters = useRef<HTMLFormElement>(null)
  const [isPlaced, setIsPlaced] = useState(first.isPlaced)

  const products = list.state === 'ready' ? list.rows : (rendered ?? list.rows)
  const hasFailed = list.state === 'failed' && products.length === 0
  const isLoading = list.state === 'loading' && rendered === null
  const shown = products.filter((product) => isWanted(product, search, category))
  const present = CATEGORIES.filter((each) => products.some((product) => product.category === each))
  const opened = products.find(({ sku }) => sku === open?.sku)

  useEffect(() => {
    // Typed or chosen before this island came to life.
    const typed = new FormData(filters.current ?? undefined)
    setSearch(String(typed.get('search')))
    setCategory(String(typed.get('category')))
  }, [])

  function close() {
    setOpen(null)
    if (location.search) history.replaceState(history.state, '', '/shop')
    // A dialog that the address had opened knows no button to give the focus back to.
    section.current?.querySelector<HTMLElement>(`button[name="${open?.dialog}"][value="${CSS.escape(open?.sku ?? '')}"]`)?.focus()
  }

  return (
    <section ref={section} aria-labelledby="shop-products">
      <h2 id="shop-products" className="visually-hidden">
        Products
      </h2>
      <search>
        <form
          ref={filters}
          className={styles.filters}
          action="/shop"
          data-astro-reload
          onSubmit={(event) => event.preventDefault()}
        >
          <label>
            <span className="visually-hidden">Search by name or description</span>
            <input
              type="search"
              name="search"
              placeholder="Search by name or description"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </label>
          <label>
            <span className="visually-hidden">Category</span>
            <select name="category" value={category} onChange={({ target }) => setCategory(target.value)}>
              <option value="">All categories</option>
              {present.map((each) => (
                <option key={each} value={each}>
                  {CATEGORY_LABELS[each]}
                </option>
              ))}
            </select>
          </label>
          <noscript>
            <button type="submit">Search</button>
          </noscript>
        </form>
      </search>
      {list.keptAt && <p role="status">No signal: prices and stock of {formatDateTime(list.keptAt)}.</p>}
      {isPlaced && (
        <p role="alert" className={styles.placed}>
          Order submitted successfully! You will be contacted soon for confirmation.{' '}
          <button type="button" className="outline" onClick={() => setIsPlaced(false)}>
            OK
          </button>
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="notice">
          The products could not be loaded.{' '}
          <button type="button" className="outline" onClick={refreshProducts}>
            Try again
          </button>
        </p>
      )}
      {isLoading && <p aria-busy="true">Loading the products…</p>}
      {!hasFailed && !isLoading && shown.length === 0 && (
        <p role="status">
          {products.length === 0
            ? 'There is nothing for sale just now. Please ask us on WhatsApp.'
            : 'No feed matches this search.'}
        </p>
      )}
      <ul className="cards">
        {shown.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            onDetails={() => setOpen({ dialog: 'details', sku: product.sku })}
            onBuy={() => setOpen({ dialog: 'order', sku: product.sku })}
          />
        ))}
      </ul>
      {opened && open?.dialog === 'details' && <ProductDialog product={opened} onClose={close} />}
      {opened && open?.dialog === 'order' && (
        <OrderDialog
          product={opened}
          flow="shop"
          postKey={postKey}
          refused={refused}
          onClose={close}
          onPlaced={() => {
            close()
            setIsPlaced(true)
            void refreshProducts()
          }}
        />
      )}
    </section>
  )
}

function isWanted({ name, description, category }: Product, search: string, wanted: string): boolean {
  const words = search.trim().toLowerCase()
  return (wanted === '' || category === wanted) && [name, description].some((text) => text.toLowerCase().includes(words))
}
