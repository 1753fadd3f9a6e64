import { stockBadge } from '~/domain/catalog/stock'
import { useSharedMessages } from '../ui/language'

const TONES = { 'Out of Stock': 'no', 'Low Stock': 'wait', 'In Stock': 'ok' } as const

/** The stock as text and colour. */
export default function StockBadge({ stockQuantity }: { stockQuantity: number }) {
  const { stockBadges } = useSharedMessages()
  const badge = stockBadge(stockQuantity)
  return (
    <span className="badge" data-tone={TONES[badge]}>
      {stockBadges[badge]}
    </span>
  )
}
