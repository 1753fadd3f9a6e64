import { formatRupees } from '~/rules/money'
import { CATEGORY_LABELS } from '~/rules/stages'
import { isOutOfStock } from '~/rules/stock'
import { chatLink, productEnquiry } from '~/rules/whatsapp'
import type { Product } from '~/schemas/products'
import { site } from '~/site'
import styles from './ProductCard.module.css'
import StockBadge from './StockBadge'

interface Props {
  product: Product
  onDetails: () => void
  onBuy: () => void
}

/** One product of the shop's grid. */
export default function ProductCard({ product, onDetails, onBuy }: Props) {
  const isSoldOut = isOutOfStock(product.stockQuantity)
  const [image] = product.images
  return (
    <li>
      <article className={styles.card}>
        {image && <img src={image} alt="" width={480} height={720} loading="lazy" decoding="async" />}
        <div className={styles.words}>
          <p className={styles.badges}>
            <span className="badge" data-tone={product.category}>
              {CATEGORY_LABELS[product.category]}
            </span>
            <StockBadge stockQuantity={product.stockQuantity} />
          </p>
          <h3>{product.name}</h3>
          <p className={styles.price}>
            <strong>{formatRupees(product.price)}</strong> <span>{product.weight}</span>
          </p>
          <p>{product.description}</p>
          <dl>
            <div>
              <dt>Protein</dt>
              <dd>{product.specifications.protein}</dd>
            </div>
            <div>
              <dt>Pellet</dt>
              <dd>{product.specifications.pelletSize}</dd>
            </div>
            <div>
              <dt>SKU</dt>
              <dd>{product.sku}</dd>
            </div>
            <div>
              <dt>Stock</dt>
              <dd>{product.stockQuantity} units</dd>
            </div>
          </dl>
          <p className={styles.delivery}>Free delivery available</p>
          <div className={styles.actions}>
            <button type="button" disabled={isSoldOut} onClick={onBuy}>
              Buy Now
            </button>
            {isSoldOut ? (
              <button type="button" className="outline" disabled>
                WhatsApp
              </button>
            ) : (
              <a
                className="button outline"
                href={chatLink(site.whatsapp, productEnquiry(product))}
                target="_blank"
                rel="noopener"
              >
                WhatsApp
              </a>
            )}
            <button type="button" className={`secondary outline ${styles.details}`} onClick={onDetails}>
              View Details
            </button>
          </div>
        </div>
      </article>
    </li>
  )
}
