import { typedRupees } from '~/domain/amounts'
import type { Product } from '~/domain/catalog/schema'
import { stockBadge } from '~/domain/catalog/stock'
import type { NewStockMove, StockReason } from '~/domain/catalog/stock-moves-schema'
import RowEditor from './RowEditor'
import { moveStock } from './row-changes'
import StockBadge from './StockBadge'

const REASONS: Record<StockReason, readonly [choice: string, label: string]> = {
  counted: ['Counted', 'Bags counted'],
  milled: ['Milled', 'Bags milled'],
  spoiled: ['Spoiled', 'Bags spoiled'],
}

interface Form {
  reason: StockReason
  bags: string
  purchasePrice: string
  note: string
}

/** A product's stock, changed in its row with a reason. */
export default function StockCell({ product }: { product: Product }) {
  const { id, name, stockQuantity } = product
  const now = String(stockQuantity)
  const saved: Form = { reason: 'counted', bags: now, purchasePrice: '', note: '' }
  /** A typed number stays when the reason changes. */
  const bagsFor = (reason: StockReason, bags: string) => {
    if (reason === 'counted') return bags || now
    return bags === now ? '' : bags
  }
  return (
    <RowEditor
      name={`stock/${id}`}
      label={`Stock of ${name}: ${stockQuantity} ${stockBadge(stockQuantity)}`}
      product={product}
      saved={saved}
      theirs={(current) => `The stock became ${current.stockQuantity}`}
      save={(form, seen, key) => moveStock(seen, moveOf(form), key)}
      shown={now}
      badge={<StockBadge stockQuantity={stockQuantity} />}
    >
      {({ form, change, field }) => (
        <>
          <label>
            {REASONS[form.reason][1]}
            <input {...field} inputMode="numeric" value={form.bags} onChange={({ target }) => change({ bags: target.value })} />
          </label>
          <label>
            Reason
            <select
              value={form.reason}
              onChange={({ target }) => {
                const reason = target.value as StockReason
                change({ reason, bags: bagsFor(reason, form.bags) })
              }}
            >
              {Object.entries(REASONS).map(([each, [choice]]) => (
                <option key={each} value={each}>
                  {choice}
                </option>
              ))}
            </select>
          </label>
          {form.reason === 'milled' && (
            <label>
              Cost of a bag (₹)
              <input
                inputMode="decimal"
                value={form.purchasePrice}
                onChange={({ target }) => change({ purchasePrice: target.value })}
              />
            </label>
          )}
          <label>
            Note
            <input value={form.note} onChange={({ target }) => change({ note: target.value })} />
          </label>
        </>
      )}
    </RowEditor>
  )
}

function moveOf({ reason, bags, purchasePrice, note }: Form): NewStockMove {
  const count = bags.trim() === '' ? Number.NaN : Number(bags)
  if (reason === 'counted') return { reason, counted: count, note }
  const by = count > 0 ? count : Number.NaN
  if (reason === 'spoiled') return { reason, by: -by, note }
  const price = typedRupees(purchasePrice)
  return { reason, by, ...(price && { purchasePrice: price }), note }
}
