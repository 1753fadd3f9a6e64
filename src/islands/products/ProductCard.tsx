import type { FormEvent } from 'react'
import { chatLink, productQuestion } from '~/formats/whatsapp'
import { formatRupees } from '~/rules/money'
import { pricePerKilogram } from '~/rules/products'
import { CATEGORY_LABELS, FISH_SIZES } from '~/rules/stages'
import { isOutOfStock } from '~/rules/stock'
import type { Product } from '~/schemas/products'
import { site } from '~/site'
import Picture from '../ui/Picture'
import styles from './ProductCard.module.css'
import StockBadge from './StockBadge'

type Asked = readonly (readonly [string, string])[]

interface Props {
  product: Product
  /** The other query parameters, so that a dialog opens over the same feeds. */
  asked: Asked
  onDetails: () => void
  onBuy: () => void
}

/** One product of the shop's grid. */
export default function ProductCard({ product, asked, onDetails, onBuy }: Props) {
  const isSoldOut = isOutOfStock(product.stockQuantity)
  const [image] = product.images
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
          {image && <Picture src={image} width={480} height={720} sizes="9rem" alt="" loading="lazy" />}
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
            <ShopButton name="order" sku={product.sku} asked={asked} isDisabled={isSoldOut} onPress={onBuy}>
              Buy Now
            </ShopButton>
            {isSoldOut ? (
              <button type="button" className="outline" disabled>
                WhatsApp
              </button>
            ) : (
              <a
                className="button outline"
                href={chatLink(site.whatsapp, productQuestion(product))}
                target="_blank"
                rel="noopener"
              >
                WhatsApp
              </a>
            )}
            <div className={styles.details}>
              <ShopButton name="details" sku={product.sku} asked={asked} isQuiet onPress={onDetails}>
                View Details
              </ShopButton>
            </div>
          </div>
        </div>
      </article>
    </li>
  )
}

interface ShopButtonProps {
  name: 'order' | 'details'
  sku: string
  asked: Asked
  isDisabled?: boolean
  isQuiet?: boolean
  onPress: () => void
  children: string
}

/** Opens a dialog. Before scripts run, it loads the page with that dialog open. */
function ShopButton({ name, sku, asked, isDisabled = false, isQuiet = false, onPress, children }: ShopButtonProps) {
  function press(event: FormEvent) {
    event.preventDefault()
    onPress()
  }
  return (
    <form action="/shop" data-astro-reload onSubmit={press}>
      {asked.map(([each, value]) => (
        <input key={each} type="hidden" name={each} value={value} />
      ))}
      <button type="submit" name={name} value={sku} disabled={isDisabled} className={isQuiet ? 'outline' : undefined}>
        {children}
      </button>
    </form>
  )
}
