import { formatRupees } from '~/rules/money'
import type { Product } from '~/schemas/products'
import Dialog from '../ui/Dialog'
import StockBadge from './StockBadge'

/** Everything about one product. */
export default function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { protein, fat, fiber, moisture, energy, pelletSize } = product.specifications
  const rows = [
    ['Price', formatRupees(product.price)],
    ['Weight', product.weight],
    ['SKU', product.sku],
    ['Stock', `${product.stockQuantity} units`],
    ['Protein', protein],
    ['Fat', fat],
    ['Fibre', fiber],
    ['Moisture', moisture],
    ['Energy', energy],
    ['Pellet Size', pelletSize],
  ]
  return (
    <Dialog title={product.name} onClose={onClose}>
      <p>{product.description}</p>
      <p>
        <StockBadge stockQuantity={product.stockQuantity} />
      </p>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
