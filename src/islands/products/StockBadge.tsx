import { stockBadge } from '~/rules/stock'

const TONES = { 'Out of Stock': 'bad', 'Low Stock': 'low', 'In Stock': 'good' } as const

/** The stock in words and colour. */
export default function StockBadge({ stockQuantity }: { stockQuantity: number }) {
  const words = stockBadge(stockQuantity)
  return (
    <span className="badge" data-tone={TONES[words]}>
      {words}
    </span>
  )
}
