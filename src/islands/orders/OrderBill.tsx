import { useId, useState } from 'react'
import type { Bill } from '~/domain/customers/bills-schema'
import { ONLY_CREDITED } from '~/domain/customers/ledger-texts'
import { paiseIn } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import { readBill } from '~/stores/customers/bills'
import { billOrder } from '~/stores/customers/order-bills'
import { showError } from '~/stores/toasts'
import Field from '../ui/Field'
import { lazyPart } from '../ui/lazy-part'
import { problemOf } from '../ui/problems'
import styles from './OrderDetails.module.css'
import { OrderAction } from './OrderFoot'

const PrintBills = lazyPart(() => import('../customers/PrintBills'), <PrintButton isBusy />)

/** The bill of an order: created by one press, then printed. */
export default function OrderBill({ order, isNext }: { order: Order; isNext: boolean }) {
  const { id, status, billNumber } = order
  const { bill, error, isBusy, take } = useBill()
  const why = whyNoBill(order)
  if (status === 'cancelled') return null
  return (
    <>
      <h3>Bill</h3>
      {billNumber ? (
        <div className="actions">
          <a className="alone" href={`/admin-bills?bill=${encodeURIComponent(billNumber)}`}>
            {billNumber}
          </a>
          {bill?.number === billNumber ? (
            <PrintBills bills={[bill]} label="Print" isOutlined />
          ) : (
            <PrintButton isBusy={isBusy} onRead={() => take(() => readBill(billNumber))} />
          )}
        </div>
      ) : why !== '' ? (
        <p>{why}</p>
      ) : (
        <MakeBill error={error} isBusy={isBusy} isNext={isNext} onMake={(gstin) => void take(() => billOrder(id, gstin))} />
      )}
    </>
  )
}

function whyNoBill({ totalAmount, customerMatch }: Order): string {
  if (paiseIn(totalAmount) === 0) return 'This order costs nothing: it needs no bill, and is paid.'
  return customerMatch === 'unconfirmed' ? 'Please say above whose order it is, then bill it.' : ''
}

/** The bill after it was created, and the error of the typed GSTIN. */
function useBill() {
  const [bill, setBill] = useState<Bill>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function take(ask: () => Promise<Bill>) {
    setIsBusy(true)
    setError(undefined)
    try {
      setBill(await ask())
    } catch (fault) {
      const problem = problemOf(fault)
      const atField = problem?.errors?.find(({ path }) => path === 'gstin')?.message
      if (atField) setError(atField)
      else showError(problem?.detail ?? 'The bill cannot be reached just now. Please try again.')
    }
    setIsBusy(false)
  }

  return { bill, error, isBusy, take }
}

interface PrintProps {
  isBusy: boolean
  onRead?: () => void
}

function PrintButton({ isBusy, onRead }: PrintProps) {
  return (
    <button
      type="button"
      className="outline"
      aria-busy={isBusy}
      disabled={isBusy}
      onPointerEnter={PrintBills.prefetch}
      onClick={onRead}
    >
      Print bill
    </button>
  )
}

interface MakeProps {
  error: string | undefined
  isBusy: boolean
  /** Whether billing is the next action. */
  isNext: boolean
  onMake: (gstin: string) => void
}

function MakeBill({ error, isBusy, isNext, onMake }: MakeProps) {
  const [gstin, setGstin] = useState('')
  const id = useId()
  return (
    <form
      id={id}
      className={styles.handling}
      noValidate
      aria-label="Bill"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onMake(gstin)
      }}
    >
      <details open={error !== undefined || undefined}>
        <summary>The customer is registered for GST</summary>
        <Field label="GSTIN" name="gstin" value={gstin} error={error} onChange={({ target }) => setGstin(target.value)} />
      </details>
      <p className="quiet">{ONLY_CREDITED}</p>
      <div className="actions">
        <OrderAction isNext={isNext}>
          <button type="submit" form={id} className={isNext ? undefined : 'outline'} aria-busy={isBusy} disabled={isBusy}>
            Make bill
          </button>
        </OrderAction>
      </div>
    </form>
  )
}
