import type { Product } from '~/domain/catalog/schema'
import { formatRupees, totalPrice } from '~/domain/money'
import styles from './OrderEditor.module.css'
import { type LineForm, NO_LINE, priceOf } from './order-form'

interface Props {
  lines: readonly LineForm[]
  products: readonly Product[]
  error: string | undefined
  onChange: (lines: readonly LineForm[]) => void
}

/** The feeds of an order, each with its bags. */
export default function OrderLines({ lines, products, error, onChange }: Props) {
  const set = (place: number, changes: Partial<LineForm>) =>
    onChange(lines.map((line, at) => (at === place ? { ...line, ...changes } : line)))
  const takeOut = (place: number) => onChange(lines.filter((_, at) => at !== place))
  return (
    <fieldset className={styles.lines} aria-describedby={error ? 'lines-error' : undefined}>
      <legend>Feeds</legend>
      {[...lines.entries()].map(([place, line]) => (
        <Line
          key={place}
          line={line}
          nth={lines.length > 1 ? ` ${place + 1}` : ''}
          products={products}
          isWrong={!!error}
          onChange={(changes) => set(place, changes)}
          onTakeOut={lines.length > 1 ? () => takeOut(place) : undefined}
        />
      ))}
      {error && (
        <small id="lines-error" role="alert" className={styles.error}>
          {error}
        </small>
      )}
      <button type="button" className="outline" onClick={() => onChange([...lines, NO_LINE])}>
        Add another feed
      </button>
    </fieldset>
  )
}

interface LineProps {
  line: LineForm
  /** Its place, where there are several. */
  nth: string
  products: readonly Product[]
  isWrong: boolean
  onChange: (changes: Partial<LineForm>) => void
  /** None for the only line. */
  onTakeOut: (() => void) | undefined
}

function Line({ line, nth, products, isWrong, onChange, onTakeOut }: LineProps) {
  const offered = products.filter(({ id, isActive }) => isActive || String(id) === line.productId)
  return (
    <div className={styles.line}>
      <select
        aria-label={`Feed${nth}`}
        aria-invalid={isWrong && !line.productId ? true : undefined}
        value={line.productId}
        onChange={({ target }) => onChange({ productId: target.value, soldAt: '' })}
      >
        <option value="">Choose a feed</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <input
        aria-label={`Bags${nth}`}
        type="number"
        inputMode="numeric"
        min={1}
        value={line.quantity}
        aria-invalid={isWrong && line.productId ? true : undefined}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <button type="button" className="outline" aria-label={`Take out feed${nth}`} disabled={!onTakeOut} onClick={onTakeOut}>
        ×
      </button>
      <small>{figuresOf(line, products)}</small>
    </div>
  )
}

function figuresOf(line: LineForm, products: readonly Product[]): string {
  const product = products.find(({ id }) => String(id) === line.productId)
  if (!product) return ''
  const price = priceOf(line, products)
  const bags = /^\d{1,6}$/.test(line.quantity) ? Number(line.quantity) : 0
  return `${formatRupees(price)} a bag, ${formatRupees(totalPrice(price, bags))}; ${product.stockQuantity} in stock`
}
