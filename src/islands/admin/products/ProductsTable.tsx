import { imageSource } from '~/formats/images'
import { formatRupees } from '~/rules/money'
import { CATEGORY_LABELS } from '~/rules/stages'
import type { Product } from '~/schemas/products'
import StockBadge from '../../products/StockBadge'
import IconButton from '../../ui/IconButton'
import styles from '../Catalogue.module.css'
import table from '../Table.module.css'

interface Props {
  products: readonly Product[]
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

/** The products, a row each; on a phone a card each. */
export default function ProductsTable({ products, onEdit, onDelete }: Props) {
  return (
    <div className={`${table.table} ${styles.table}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Image</th>
            <th scope="col">Product</th>
            <th scope="col">Category</th>
            <th scope="col">Price</th>
            <th scope="col">Stock</th>
            <th scope="col">Status</th>
            <th scope="col">SKU</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProductRow({ product, onEdit, onDelete }: Omit<Props, 'products'> & { product: Product }) {
  const { name, weight, category, price, stockQuantity, isActive, sku, images } = product
  return (
    <tr>
      <td>{images[0] ? <img {...imageSource(images[0])} sizes="3.5rem" alt="" loading="lazy" /> : 'No image'}</td>
      <th scope="row">
        <span className={styles.who}>
          {name}
          <span>{weight}</span>
        </span>
      </th>
      <td>
        <span className="badge" data-tone={category}>
          {CATEGORY_LABELS[category]}
        </span>
      </td>
      <td>{formatRupees(price)}</td>
      <td>
        {stockQuantity} <StockBadge stockQuantity={stockQuantity} />
      </td>
      <td>
        <span className="badge" data-tone={isActive ? 'good' : 'bad'}>
          {isActive ? 'Active' : 'Inactive'}
        </span>
      </td>
      <td className={styles.code}>{sku}</td>
      <td data-wide>
        <span className={styles.row}>
          <IconButton act="Edit" label={`Edit ${name}`} onClick={() => onEdit(product)} />
          <IconButton act="Delete" label={`Delete ${name}`} onClick={() => onDelete(product)} />
        </span>
      </td>
    </tr>
  )
}
