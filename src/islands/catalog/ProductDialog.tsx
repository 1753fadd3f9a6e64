import { localizedValue } from '~/content/localized-values'
import { isolated } from '~/content/message-params'
import { pictureOf } from '~/domain/catalog/fallback-images'
import { pricePerKilogram } from '~/domain/catalog/products'
import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import { textIn } from '~/domain/translations'
import Dialog from '../ui/Dialog'
import { useLanguage, useMessages } from '../ui/language'
import Picture from '../ui/Picture'
import RowText from '../ui/RowText'
import BuyActions from './BuyActions'
import type { Asked } from './DetailsButton'
import styles from './ProductDialog.module.css'
import StockBadge from './StockBadge'

interface Props {
  product: Product
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  asked: Asked
  onClose: () => void
}

const FIGURES = ['protein', 'fat', 'fiber', 'moisture', 'energy', 'pelletSize'] as const

/** Everything about one product, with the ways to buy it before its figures. */
export default function ProductDialog({ product, whatsappNumber, asked, onClose }: Props) {
  const language = useLanguage()
  const { product: words, stages } = useMessages()
  const { text: name, marks } = textIn(language, product, 'name')
  const { category, price, sku, stockQuantity, weight } = product
  const perKilogram = pricePerKilogram(product)
  const fish = stages.fish[category]
  const rows = [
    [words.price, formatRupees(price)],
    ...(perKilogram ? [[words.pricePerKilogram, formatRupees(perKilogram)]] : []),
    [words.weight, weight],
    [words.sku, sku],
    [words.stock, words.units(String(stockQuantity))],
    [words.fish, fish],
    ...FIGURES.map((name) => [words[name], isolated(language, localizedValue(language, product.specifications[name]))]),
  ] as const
  return (
    <Dialog id="details" title={marks.lang ? isolated(language, name) : name} onClose={onClose}>
      <div className={styles.head}>
        <div className={styles.picture} data-tone={category}>
          <Picture src={pictureOf(product)} width={480} height={720} sizes="9rem" alt={words.bagOf(name)} />
        </div>
        <div className={styles.price}>
          <StockBadge stockQuantity={stockQuantity} />
          <p>
            <strong>{formatRupees(price)}</strong> {weight}
          </p>
          <p>{perKilogram ? words.priced(words.perKilogram(formatRupees(perKilogram)), fish) : words.forFish(fish)}</p>
        </div>
        <div className={styles.actions}>
          <BuyActions product={product} whatsappNumber={whatsappNumber} asked={asked} />
        </div>
      </div>
      <p dir="auto">
        <RowText row={product} field="description" />
      </p>
      <table className={styles.figures}>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
