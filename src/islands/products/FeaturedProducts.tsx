import { useStore } from '@nanostores/react'
import { FEATURED_BADGES, type Featured, featuredOf } from '~/rules/featured'
import { $products, refreshProducts } from '~/stores/products'
import LoadFailed from '../ui/LoadFailed'
import FeaturedCard from './FeaturedCard'
import styles from './FeaturedProducts.module.css'

interface Props {
  /** The products from the server; null if it could not read them. */
  products: readonly Featured[] | null
}

/** The first four products. An island, because prices and stock are refreshed on a page that was built earlier. */
export default function FeaturedProducts({ products: rendered }: Props) {
  const list = useStore($products, { ssr: 'initial' })
  const products = list.state === 'ready' ? featuredOf(list.rows) : (rendered ?? [])
  if (list.state === 'failed' && products.length === 0) {
    return <LoadFailed onRetry={refreshProducts}>The products could not be loaded.</LoadFailed>
  }
  if (list.state === 'loading' && rendered === null) return <Skeleton />
  if (products.length === 0) return <p>There is nothing for sale just now. Please ask us on WhatsApp.</p>
  return (
    <ul className={styles.cards}>
      {products.map((product, index) => (
        <FeaturedCard key={product.id} product={product} index={index} />
      ))}
    </ul>
  )
}

/** Four empty cards of the same shape. */
function Skeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading the products…
      </p>
      <ul className={styles.cards} aria-hidden="true">
        {FEATURED_BADGES.map((badge) => (
          <li key={badge} className={styles.skeleton} />
        ))}
      </ul>
    </>
  )
}
