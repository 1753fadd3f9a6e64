import { filledIn, type ShelfWords } from '~/content/shelf-words'
import { ratingOf } from '~/domain/catalog/ratings'
import type { Product } from '~/domain/catalog/schema'
import { indianNumber } from '~/domain/indian-numbers'

interface Props {
  of: Pick<Product, 'ratingCount' | 'ratingSum'>
  said: Pick<ShelfWords, 'rated' | 'ratedOrders'>
}

/** The rating of a feed; nothing if there are too few. */
export default function Rating({ of, said }: Props) {
  const real = ratingOf(of)
  if (!real) return null
  return (
    <span className="fine-print">
      {' '}
      <span role="img" aria-label={filledIn(said.rated, real.rating)}>
        ★ {real.rating}
      </span>{' '}
      {filledIn(said.ratedOrders, indianNumber(real.orders))}
    </span>
  )
}
