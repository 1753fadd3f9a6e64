import { typedFigure } from '~/content/localized-values'
import { isolated } from '~/content/message-params'
import type { ShelfWords } from '~/content/shelf-words'
import { pictureOf } from '~/domain/catalog/fallback-images'
import { pricePerKilogram } from '~/domain/catalog/products'
import type { Product } from '~/domain/catalog/schema'
import { versioned } from '~/domain/catalog/versioned'
import { millimetresIn } from '~/domain/feeding/pellet'
import { formatRupees } from '~/domain/money'
import { useLanguage, useMessages } from '../ui/language'
import Picture from '../ui/Picture'
import RowText from '../ui/RowText'
import BuyActions from './BuyActions'
import DetailsButton, { type Asked } from './DetailsButton'
import styles from './ProductCard.module.css'
import Rating from './Rating'
import StockBadge from './StockBadge'

interface Props {
  product: Product
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  asked: Asked
  onDetails: () => void
  delivery: string
  /** Whether the delivery text may become longer. */
  isTall: boolean
  said: ShelfWords
}

/** One product of the shop's grid. */
export default function ProductCard({ product, whatsappNumber, asked, onDetails, delivery, isTall, said }: Props) {
  const { product: words, stages } = useMessages()
  const language = useLanguage()
  const perKilogram = pricePerKilogram(product)
  const details = [
    [words.fish, stages.fish[product.category]],
    [words.pellet, typedFigure(language, product.specifications.pelletSize)],
    [words.protein, typedFigure(language, product.specifications.protein)],
    [words.stock, words.units(String(product.stockQuantity))],
    [words.sku, isolated(language, product.sku)],
  ]
  return (
    <li>
      <article className={styles.card}>
        <p className={styles.tags}>
          <span className="stage" data-stage={product.category}>
            {stages.feeds[product.category]}
          </span>{' '}
          <StockBadge stockQuantity={product.stockQuantity} />
        </p>
        <div className={styles.picture} data-tone={product.category}>
          <svg width={`${millimetresIn(product.specifications.pelletSize) ?? 0}em`} aria-hidden="true" viewBox="0 0 4 1.5">
            <use href={`${versioned('/pictures/pellet-heap.svg')}#heap`} />
          </svg>
          <Picture
            src={pictureOf(product)}
            width={480}
            height={720}
            sizes="(min-width: 26rem) 7.5rem, 4rem"
            alt=""
            loading="lazy"
          />
        </div>
        <h3>
          <RowText row={product} field="name" />
        </h3>
        <p className={`figures ${styles.price}`}>
          <strong>{formatRupees(product.price)}</strong>{' '}
          <span className="fine-print">
            {typedFigure(language, product.weight)}
            {perKilogram && ` · ${words.perKilogram(formatRupees(perKilogram))}`}
          </span>
          <Rating of={product} said={said} />
        </p>
        <p className={styles.delivery} data-tall={isTall || undefined}>
          {delivery}
        </p>
        <dl className="row">
          {details.map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.words} dir="auto">
          <RowText row={product} field="description" />
        </p>
        <div className={styles.actions}>
          <BuyActions product={product} whatsappNumber={whatsappNumber} asked={asked} />
          <DetailsButton sku={product.sku} asked={asked} onPress={onDetails} />
        </div>
      </article>
    </li>
  )
}
