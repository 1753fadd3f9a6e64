import { imageSource } from '~/domain/catalog/images'
import type { Product } from '~/domain/catalog/schema'
import { CATEGORY_LABELS } from '~/domain/feeding/stages'
import cards from '../ui/Cards.module.css'
import styles from '../ui/Catalogue.module.css'
import IconButton from '../ui/IconButton'
import Table, { type Column } from '../ui/Table'
import ActiveCell from './ActiveCell'
import PriceCell from './PriceCell'
import StockCell from './StockCell'

interface Props {
  products: readonly Product[]
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
  onMoves: (product: Product) => void
}

/** The products. */
export default function ProductsTable({ products, onEdit, onDelete, onMoves }: Props) {
  const actions = (product: Product) => (
    <span className={styles.row}>
      <IconButton action="Moves" label={`Stock moves of ${product.name}`} onClick={() => onMoves(product)} />
      <IconButton action="Edit" label={`Edit ${product.name}`} onClick={() => onEdit(product)} />
      <IconButton action="Delete" label={`Delete ${product.name}`} onClick={() => onDelete(product)} />
    </span>
  )
  const columns = [...COLUMNS, { heading: 'Actions', className: styles.wide, cell: actions }]
  return <Table columns={columns} rows={products} className={`${cards.cards} ${styles.table}`} />
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
  { heading: 'Price', cell: (product) => <PriceCell product={product} /> },
  { heading: 'Stock', cell: (product) => <StockCell product={product} /> },
  { heading: 'Status', cell: (product) => <ActiveCell product={product} /> },
  { heading: 'SKU', className: styles.code, cell: ({ sku }) => sku },
]
