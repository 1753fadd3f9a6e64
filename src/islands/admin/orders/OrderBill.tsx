import { useState } from 'react'
import type { Bill } from '~/schemas/bills'
import type { Order } from '~/schemas/orders'
import { readBill } from '~/stores/bills'
import { AnswerError } from '~/stores/client'
import { billOrder } from '~/stores/order-bills'
import { showError } from '~/stores/toasts'
import Field from '../../ui/Field'
import { useLate } from '../../ui/late'
import styles from './OrderDetails.module.css'

const loadPrinting = () => import('../bills/PrintBills')

/** The bill of an order: written by one press, then printed. */
export default function OrderBill({ order: { id, status, billNumber } }: { order: Order }) {
  const [bill, setBill] = useState<Bill>()
  const [gstin, setGstin] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const PrintBills = useLate(loadPrinting, bill !== undefined)
  const isShown = bill !== undefined && bill.number === billNumber

  async function fetchBill(take: () => Promise<Bill>) {
    setIsBusy(true)
    setError(undefined)
    try {
      setBill(await take())
    } catch (fault) {
      const problem = fault instanceof AnswerError ? fault.problem : undefined
      const atField = problem?.errors?.find(({ path }) => path === 'gstin')?.message
      if (atField) setError(atField)
      else showError(problem?.detail ?? 'The bill cannot be reached just now. Please try again.')
    }
    setIsBusy(false)
  }

  if (status === 'cancelled') return null
  return (
    <>
      <h3>Bill</h3>
      {billNumber ? (
        <div className="actions">
          <a href={`/admin-bills?bill=${encodeURIComponent(billNumber)}`}>{billNumber}</a>
          {PrintBills && isShown ? (
            <PrintBills bills={[bill]} label="Print" />
          ) : (
            <button
              type="button"
              className="outline"
              aria-busy={isBusy}
              disabled={isBusy}
              onPointerEnter={() => loadPrinting().catch(() => {})}
              onClick={() => fetchBill(() => readBill(billNumber))}
            >
              Print bill
            </button>
          )}
        </div>
      ) : (
        <form
          className={styles.handling}
          noValidate
          aria-label="Bill"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void fetchBill(() => billOrder(id, gstin))
          }}
        >
          <details open={error !== undefined || undefined}>
            <summary>The customer is registered for GST</summary>
            <Field label="GSTIN" name="gstin" value={gstin} error={error} onChange={({ target }) => setGstin(target.value)} />
          </details>
          <button type="submit" aria-busy={isBusy} disabled={isBusy}>
            Make bill
          </button>
        </form>
      )}
    </>
  )
}
