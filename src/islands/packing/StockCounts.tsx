import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatDateTime } from '~/domain/dates'
import type { StockCount } from '~/domain/packing/stock-counts-schema'
import { operatorMay } from '~/stores/account/own-role'
import { decideStockCount, stockCounts } from '~/stores/packing/stock-counts'
import { showError, showToast } from '~/stores/toasts'
import { problemOf, UNREACHABLE } from '../ui/problems'

/** The counts of packers that wait for a decision. */
export default function StockCounts() {
  const { value = [] } = useStore(stockCounts.$known)
  const waiting = value.filter(({ isAccepted }) => isAccepted === null)
  if (waiting.length === 0) return null
  return (
    <section aria-label="Counts to accept">
      <h2>Counts to accept</h2>
      <ul className="list">
        {waiting.map((count) => (
          <Waiting key={count.id} count={count} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ count: { id, productName, found, expected, note, at, by } }: { count: StockCount }) {
  const [isSending, setIsSending] = useState(false)
  const difference = signed(found - expected)
  async function decide(isAccepted: boolean) {
    setIsSending(true)
    try {
      await decideStockCount(id, isAccepted)
      showToast('Stock Updated', isAccepted ? `${productName}: ${difference} in stock.` : `${productName}: as it was.`)
    } catch (error) {
      showError(problemOf(error)?.detail ?? UNREACHABLE)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <li className="row">
      <p>
        <strong>
          {productName}: {found} of {expected} found
        </strong>
        , {formatDateTime(at)}
        {by && ` by ${by}`}: {note}
      </p>
      {operatorMay('change') && (
        <div className="actions">
          <button type="button" className="outline" disabled={isSending} onClick={() => void decide(true)}>
            Change the stock by {difference}
          </button>
          <button type="button" className="outline" disabled={isSending} onClick={() => void decide(false)}>
            Leave the stock
          </button>
        </div>
      )}
    </li>
  )
}

const signed = (bags: number) => (bags > 0 ? `+${bags}` : bags < 0 ? `−${-bags}` : '0')
