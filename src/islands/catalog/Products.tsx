import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { imageSource } from '~/domain/catalog/images'
import { measured } from '~/domain/catalog/measures'
import { productStats } from '~/domain/catalog/products'
import { CATEGORIES, type Product } from '~/domain/catalog/schema'
import { isWantedProduct } from '~/domain/catalog/wanted-products'
import { CATEGORY_LABELS } from '~/domain/feeding/stages'
import { formatRupees } from '~/domain/money'
import { operatorMay } from '~/stores/account/own-role'
import { requireSession } from '~/stores/account/session'
import { $products, deleteProduct, refreshProducts, restoreProduct } from '~/stores/catalog/products'
import { PRODUCTS_FILE } from '~/stores/catalog/products-csv'
import type { Known } from '~/stores/query'
import { showError, showToast } from '~/stores/toasts'
import ActiveBadge from '../ui/ActiveBadge'
import styles from '../ui/Catalogue.module.css'
import IconButton from '../ui/IconButton'
import list from '../ui/List.module.css'
import ListState from '../ui/ListState'
import { lazyPart } from '../ui/lazy-part'
import { useOpenDialog, useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Stats from '../ui/Stats'
import Table, { type Column } from '../ui/Table'
import RowEditor from './RowEditor'
import { changeActive, changePrice } from './row-changes'
import StockCell from './StockCell'

const ProductForm = lazyPart(() => import('./ProductForm'))
const StockMoves = lazyPart(() => import('./StockMoves'))
const StockCounts = lazyPart(() => import('../packing/StockCounts'))
const ProductsImport = lazyPart(() => import('./ProductsImport'))

const SHOWN_AT_FIRST = { search: '', category: '', stock: '' }

/** Product management. An island, because it searches while typing and edits in dialogs with drafts. */
export default function Products() {
  const { state, value } = useStore($products)
  const rows = value ?? []
  const [filter, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const [opened, open, close] = useOpenDialog('product')
  const [movesOf, openMoves, closeMoves] = useOpenDialog('moves')
  const [isImporting, setIsImporting] = useState(false)
  const shown = rows.filter((product) => isWantedProduct(product, filter))
  const edited = rows.find(({ id }) => String(id) === opened)
  const moved = rows.find(({ id }) => String(id) === movesOf)
  const mayChange = operatorMay('change')
  const isEditing = opened === 'new' || edited !== undefined
  useEffect(requireSession, [])
  useEffect(ProductForm.prefetch, [])

  return (
    <Screen
      title="Product Management"
      beside={<ProductsStats state={value ? 'ready' : state} products={rows} />}
      actions={
        <>
          {mayChange && (
            <button type="button" onClick={() => open('new')}>
              Add Product
            </button>
          )}
          <a href="/admin-showcase" className="button outline">
            Showcase
          </a>
        </>
      }
      more={
        <>
          <a href={PRODUCTS_FILE} className="button outline" download>
            Export CSV
          </a>
          {mayChange && (
            <button type="button" className="outline" onClick={() => setIsImporting(true)}>
              Import CSV
            </button>
          )}
        </>
      }
    >
      <StockCounts />
      <ProductFilters filter={filter} onFilter={setQuery} />
      <ListState
        state={state}
        many="products"
        drawing="products"
        hasRows={rows.length > 0}
        hasMatches={shown.length > 0}
        isSearched={filter.search !== ''}
        onRetry={refreshProducts}
        onClear={() => setQuery(SHOWN_AT_FIRST)}
      />
      {shown.length > 0 && (
        <ProductsTable products={shown} onEdit={({ id }) => open(id)} onDelete={remove} onMoves={({ id }) => openMoves(id)} />
      )}
      {isEditing && <ProductForm key={opened} product={edited} onClose={close} />}
      {moved && <StockMoves product={moved} onClose={closeMoves} />}
      {isImporting && <ProductsImport onClose={() => setIsImporting(false)} />}
    </Screen>
  )
}

function ProductsStats({ state, products }: { state: Known<unknown>['state']; products: readonly Product[] }) {
  const { total, active, lowStock, value } = productStats(products)
  return (
    <Stats
      label="Products at a glance"
      state={state}
      isText
      stats={[
        ['Total Products', total],
        ['Active', active],
        ['Low Stock', lowStock],
        ['Inventory Value', formatRupees(value)],
      ]}
    />
  )
}

async function remove({ id, name }: Product) {
  try {
    await deleteProduct(id)
    showToast('Product Deleted', `${name} has been deleted successfully.`, { label: 'Undo', run: () => undo(id, name) })
  } catch {
    showError('Failed to delete product.')
  }
}

async function undo(id: number, name: string) {
  try {
    await restoreProduct(id)
    showToast('Product Restored', `${name} is back.`)
  } catch {
    showError(`${name} could not be brought back.`)
  }
}

interface Filter {
  search: string
  category: string
  stock: string
}

interface Props {
  filter: Filter
  onFilter: (changes: Partial<Filter>, how?: 'replace') => void
}

/** The filters of the list. */
function ProductFilters({ filter: { search, category, stock }, onFilter }: Props) {
  return (
    <search className={`row ${styles.tools}`}>
      <SearchField label="Search by name or SKU" value={search} onSearch={(text) => onFilter({ search: text }, 'replace')} />
      <select aria-label="Category" value={category} onChange={({ target }) => onFilter({ category: target.value })}>
        <option value="">All categories</option>
        {CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {CATEGORY_LABELS[each]}
          </option>
        ))}
      </select>
      <select aria-label="Stock" value={stock} onChange={({ target }) => onFilter({ stock: target.value })}>
        <option value="">Any stock</option>
        <option value="low">Low stock</option>
      </select>
    </search>
  )
}

interface ProductsTableProps {
  products: readonly Product[]
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
  onMoves: (product: Product) => void
}

/** The products. */
function ProductsTable({ products, onEdit, onDelete, onMoves }: ProductsTableProps) {
  const actions = (product: Product) => (
    <span className={styles.row}>
      <IconButton action="Moves" label={`Stock moves of ${product.name}`} onClick={() => onMoves(product)} />
      {operatorMay('change') && (
        <>
          <IconButton action="Edit" label={`Edit ${product.name}`} onClick={() => onEdit(product)} />
          <IconButton action="Delete" label={`Delete ${product.name}`} onClick={() => onDelete(product)} />
        </>
      )}
    </span>
  )
  const columns = [...COLUMNS, { heading: 'Actions', isHeadingHidden: true, className: styles.actions, cell: actions }]
  return <Table columns={columns} rows={products} className={`${styles.table} ${styles.products}`} />
}

const COLUMNS: Column<Product>[] = [
  {
    heading: 'Image',
    className: styles.picture,
    cell: ({ images: [image] }) => (image ? <img {...imageSource(image)} sizes="3.5rem" alt="" loading="lazy" /> : 'No image'),
  },
  {
    heading: 'Product',
    isRowHeading: true,
    className: styles.name,
    cell: ({ name, weight }) => (
      <span className={list.twoLines}>
        <span>{name}</span>
        <span>{measured(weight)}</span>
      </span>
    ),
  },
  {
    heading: 'Category',
    className: styles.stage,
    cell: ({ category }) => (
      <span className="stage" data-stage={category}>
        {CATEGORY_LABELS[category]}
      </span>
    ),
  },
  { heading: 'Price', className: `${list.amount} ${styles.price}`, cell: (product) => <PriceCell product={product} /> },
  { heading: 'Stock', className: styles.stock, cell: (product) => <StockCell product={product} /> },
  { heading: 'Status', className: styles.status, cell: (product) => <ActiveCell product={product} /> },
  { heading: 'SKU', className: styles.code, cell: ({ sku }) => sku },
]

/** Whether a product is in the shop; changes are sent at once. */
function ActiveCell({ product }: { product: Product }) {
  const [sending, setSending] = useState<boolean>()
  const isActive = sending ?? product.isActive
  const badge = <ActiveBadge isActive={isActive} otherwise="Inactive" />

  async function send(wanted: boolean) {
    setSending(wanted)
    await changeActive(product, wanted)
    setSending(undefined)
  }

  if (!operatorMay('change')) return badge
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`${product.name} in the shop`}
        aria-checked={isActive}
        aria-busy={sending !== undefined}
        checked={isActive}
        onChange={({ target }) => void send(target.checked)}
      />
      {badge}
    </label>
  )
}

/** A product's price, edited in its row. */
function PriceCell({ product }: { product: Product }) {
  const { id, name, price } = product
  return (
    <RowEditor
      name={`prices/${id}`}
      label={`Price of ${name}: ${formatRupees(price)}`}
      product={product}
      saved={{ price }}
      theirs={(current) => `It was changed to ${formatRupees(current.price)}`}
      save={(form, seen) => changePrice(seen, form.price)}
      shown={formatRupees(price)}
    >
      {({ form, change, field }) => (
        <label>
          Price (₹)
          <input {...field} inputMode="decimal" value={form.price} onChange={({ target }) => change({ price: target.value })} />
        </label>
      )}
    </RowEditor>
  )
}
