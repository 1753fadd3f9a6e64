import { pictureOf } from '~/formats/stand-ins'
import { formatRupees } from '~/rules/money'
import { pricePerKilogram } from '~/rules/products'
import { CATEGORY_LABELS, FISH_SIZES } from '~/rules/stages'
import type { Product } from '~/schemas/products'
import Picture from '../ui/Picture'
import BuyActions from './BuyActions'
import DetailsButton, { type Asked } from './DetailsButton'
import styles from './ProductCard.module.css'
import StockBadge from './StockBadge'

interface Props {
  product: Product
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  asked: Asked
  onDetails: () => void
}

/** One product of the shop's grid. */
export default function ProductCard({ product, whatsappNumber, asked, onDetails }: Props) {
  const perKilogram = pricePerKilogram(product)
  const facts = [
    ['Fish', FISH_SIZES[product.category]],
    ['Pellet', product.specifications.pelletSize],
    ['Protein', product.specifications.protein],
    ['Stock', `${product.stockQuantity} units`],
    ['SKU', product.sku],
  ]
  return (
    <li>
      <article className={styles.card}>
        <div className={styles.picture} data-tone={product.category}>
          <Picture src={pictureOf(product)} width={480} height={720} sizes="9rem" alt="" loading="lazy" />
        </div>
        <div className={styles.head}>
          <p className={styles.badges}>
            <span className="badge" data-tone={product.category}>
              {CATEGORY_LABELS[product.category]}
            </span>
            <StockBadge stockQuantity={product.stockQuantity} />
          </p>
          <h3>{product.name}</h3>
          <p className={styles.price}>
            <strong>{formatRupees(product.price)}</strong> {product.weight}{' '}
            {perKilogram && <span>{formatRupees(perKilogram)} a kg</span>}
          </p>
        </div>
        <div className={styles.words}>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{product.description}</p>
          <p className={styles.delivery}>Free delivery available</p>
          <div className={styles.actions}>
            <BuyActions product={product} whatsappNumber={whatsappNumber} asked={asked} />
            <div className={styles.details}>
              <DetailsButton sku={product.sku} asked={asked} onPress={onDetails} />
            </div>
          </div>
        </div>
      </article>
    </li>
  )
}
