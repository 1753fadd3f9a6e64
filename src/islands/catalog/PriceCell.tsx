import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import RowEditor from './RowEditor'
import { changePrice } from './row-changes'

/** A product's price, edited in its row. */
export default function PriceCell({ product }: { product: Product }) {
  const { id, name, price } = product
  return (
    <RowEditor
      name={`prices/${id}`}
      label={`Price of ${name}: ${formatRupees(price)}`}
      product={product}
      saved={{ price }}
      theirs={(current) => `It was changed to ${formatRupees(current.price)}`}
      save={(form, seen) => changePrice(seen, form.price)}
      shown={formatRupees(price)}
    >
      {({ form, change, field }) => (
        <label>
          Price (₹)
          <input {...field} inputMode="decimal" value={form.price} onChange={({ target }) => change({ price: target.value })} />
        </label>
      )}
    </RowEditor>
  )
}
