import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { isWantedProduct, productStats } from '~/domain/catalog/products'
import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import type { List } from '~/stores/list'
import { $products, deleteProduct, refreshProducts, restoreProduct } from '~/stores/products'
import { requireSession } from '~/stores/session'
import { showError, showToast } from '~/stores/toasts'
import ListState from '../ui/ListState'
import { useLazy } from '../ui/lazy'
import { useOpenDialog, useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import ProductFilters from './ProductFilters'
import ProductsTable from './ProductsTable'

const loadForm = () => import('./ProductForm')
const loadStockMoves = () => import('./StockMoves')
const loadImport = () => import('./ProductsImport')

const SHOWN_AT_FIRST = { search: '', category: '', stock: '' }

/** Product management. An island, because it searches as you type and edits in dialogs that keep drafts. */
export default function Products() {
  const list = useStore($products)
  const { state, rows } = list
  const [filter, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const [opened, open, close] = useOpenDialog('product')
  const [movesOf, openMoves, closeMoves] = useOpenDialog('moves')
  const [isImporting, setIsImporting] = useState(false)
  const shown = rows.filter((product) => isWantedProduct(product, filter))
  const edited = rows.find(({ id }) => String(id) === opened)
  const moved = rows.find(({ id }) => String(id) === movesOf)
  const isEditing = opened === 'new' || edited !== undefined
  // Brought after the first scripts, to be here when a button is pressed.
  const ProductForm = useLazy(loadForm, true)
  const StockMoves = useLazy(loadStockMoves, moved !== undefined)
  const ProductsImport = useLazy(loadImport, isImporting)
  useEffect(requireSession, [])

  return (
    <Screen
      title="Product Management"
      actions={
        <>
          <a href="/admin-showcase" className="button outline">
            Showcase
          </a>
          <button type="button" onClick={() => open('new')}>
            Add Product
          </button>
        </>
      }
    >
      <ProductFigures list={list} />
      <ProductFilters filter={filter} onFilter={setQuery} onImport={() => setIsImporting(true)} />
      <ListState
        state={state}
        many="products"
        hasRows={rows.length > 0}
        hasMatches={shown.length > 0}
        onRetry={refreshProducts}
        onClear={() => setQuery(SHOWN_AT_FIRST)}
      />
      {shown.length > 0 && (
        <ProductsTable products={shown} onEdit={({ id }) => open(id)} onDelete={remove} onMoves={({ id }) => openMoves(id)} />
      )}
      {isEditing && ProductForm && <ProductForm key={opened} product={edited} onClose={close} />}
      {moved && StockMoves && <StockMoves product={moved} onClose={closeMoves} />}
      {isImporting && ProductsImport && <ProductsImport onClose={() => setIsImporting(false)} />}
    </Screen>
  )
}

function ProductFigures({ list }: { list: List<Product> }) {
  const { total, active, lowStock, value } = productStats(list.rows)
  return (
    <Stats
      label="Products at a glance"
      list={list}
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
