import { useEffect } from 'react'
import { FEATURED_BADGES, type Featured, featuredOf } from '~/rules/featured'
import { $products, refreshProducts } from '~/stores/products'
import { inLanguage, useWords } from '../language'
import { useServedStore } from '../served-store'
import LoadFailed from '../ui/LoadFailed'
import FeaturedCard from './FeaturedCard'
import styles from './FeaturedProducts.module.css'

/** Milliseconds between two calls while the shop cannot be read. */
const RETRY_AFTER = 5000

interface Props {
  /** The products from the server; null if it could not read them. */
  products: readonly Featured[] | null
}

/** The first four products. An island, because prices and stock are refreshed on a page that was built earlier. */
export default inLanguage(function FeaturedProducts({ products: rendered }: Props) {
  const words = useWords().shop
  const list = useServedStore($products)
  const isUnread = rendered === null && list.state !== 'ready' && list.rows.length === 0
  const products = list.state === 'ready' ? featuredOf(list.rows) : (rendered ?? featuredOf(list.rows))

  useEffect(() => {
    if (!isUnread || list.state !== 'failed') return
    const retry = setTimeout(refreshProducts, RETRY_AFTER)
    return () => clearTimeout(retry)
  }, [isUnread, list])

  if (isUnread) return <Skeleton hasFailed={list.state === 'failed'} />
  if (products.length === 0) return <p>{words.empty}</p>
  return (
    <ul className={styles.cards}>
      {products.map((product, index) => (
        <FeaturedCard key={product.id} product={product} index={index} />
      ))}
    </ul>
  )
})

/** Four empty cards of the same shape, until the shop can be read. */
function Skeleton({ hasFailed }: { hasFailed: boolean }) {
  const words = useWords().shop
  return (
    <>
      {hasFailed ? (
        <LoadFailed onRetry={refreshProducts}>{words.failed}</LoadFailed>
      ) : (
        <p role="status" className="visually-hidden">
          {words.loading}
        </p>
      )}
      <ul className={styles.cards} aria-hidden="true">
        {FEATURED_BADGES.map((badge) => (
          <li key={badge} className={styles.skeleton} />
        ))}
      </ul>
    </>
  )
}
