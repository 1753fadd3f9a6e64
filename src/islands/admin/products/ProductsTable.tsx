import { imageSource } from '~/formats/images'
import { formatRupees } from '~/rules/money'
import { CATEGORY_LABELS } from '~/rules/stages'
import type { Product } from '~/schemas/products'
import StockBadge from '../../products/StockBadge'
import IconButton from '../../ui/IconButton'
import ActiveBadge from '../ActiveBadge'
import styles from '../Catalogue.module.css'
import Table, { type Column } from '../Table'

interface Props {
  products: readonly Product[]
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

/** The products. */
export default function ProductsTable({ products, onEdit, onDelete }: Props) {
  const actions = (product: Product) => (
    <span className={styles.row}>
      <IconButton action="Edit" label={`Edit ${product.name}`} onClick={() => onEdit(product)} />
      <IconButton action="Delete" label={`Delete ${product.name}`} onClick={() => onDelete(product)} />
    </span>
  )
  const columns = [...COLUMNS, { heading: 'Actions', className: styles.wide, cell: actions }]
  return <Table columns={columns} rows={products} className={styles.table} />
}

const COLUMNS: Column<Product>[] = [
  {
    heading: 'Image',
    cell: ({ images: [image] }) => (image ? <img {...imageSource(image)} sizes="3.5rem" alt="" loading="lazy" /> : 'No image'),
  },
  {
    heading: 'Product',
    isRowHeading: true,
    cell: ({ name, weight }) => (
      <span className={styles.who}>
        {name}
        <span>{weight}</span>
      </span>
    ),
  },
  {
    heading: 'Category',
    cell: ({ category }) => (
      <span className="badge" data-tone={category}>
        {CATEGORY_LABELS[category]}
      </span>
    ),
  },
  { heading: 'Price', cell: ({ price }) => formatRupees(price) },
  {
    heading: 'Stock',
    cell: ({ stockQuantity }) => (
      <>
        {stockQuantity} <StockBadge stockQuantity={stockQuantity} />
      </>
    ),
  },
  { heading: 'Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} otherwise="Inactive" /> },
  { heading: 'SKU', className: styles.code, cell: ({ sku }) => sku },
]
