import { MOST_STARS, ratingOf } from '~/domain/catalog/ratings'
import type { Product } from '~/domain/catalog/schema'
import { indianNumber } from '~/domain/indian-numbers'
import { useMessages } from '../ui/language'

/** What the buyers of delivered orders say of a feed; nothing while they are few. */
export default function Rating({ of }: { of: Pick<Product, 'ratingCount' | 'ratingSum'> }) {
  const { product: words } = useMessages()
  const real = ratingOf(of)
  if (!real) return null
  return (
    <span className="fine-print">
      {' '}
      <span role="img" aria-label={words.rated(real.rating, String(MOST_STARS))}>
        ★ {real.rating}
      </span>{' '}
      {words.ratedOrders(indianNumber(real.orders))}
    </span>
  )
}
