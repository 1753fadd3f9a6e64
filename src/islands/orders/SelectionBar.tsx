import { useEffect, useState } from 'react'
import type { SlipCompany } from '~/domain/account/company'
import { indianNumber } from '~/domain/indian-numbers'
import type { Order } from '~/domain/orders/schema'
import { lazyPart } from '../ui/lazy-part'
import styles from '../ui/SelectionBar.module.css'
import { confirmOrders } from './bulk-status'
import PackingSlip from './PackingSlip'

const Truckload = lazyPart(() => import('./Truckload'))

interface Props {
  orders: readonly Order[]
  company: SlipCompany
  onClear: () => void
}

/** What can be done with the selected orders. */
export default function SelectionBar({ orders, company, onClear }: Props) {
  const [isSending, setIsSending] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [printed, print] = usePrinting()

  async function confirm() {
    setIsSending(true)
    await confirmOrders(orders)
    setIsSending(false)
  }

  return (
    <section className={styles.bar} aria-label="Selected orders" data-selected>
      <strong role="status">
        {indianNumber(orders.length)} {orders.length === 1 ? 'order' : 'orders'} selected
      </strong>
      <button type="button" aria-busy={isSending} disabled={isSending} onClick={confirm}>
        Confirm selected
      </button>
      <button type="button" className="outline" onClick={() => print(orders)}>
        Print slips
      </button>
      <button type="button" className="outline" onClick={() => setIsLoading(true)}>
        Mark as shipped
      </button>
      <button type="button" className={`outline ${styles.clear}`} onClick={onClear}>
        Clear
      </button>
      {isLoading && <Truckload orders={orders} onClose={() => setIsLoading(false)} />}
      {printed.map((order) => (
        <PackingSlip key={order.id} order={order} company={company} />
      ))}
    </section>
  )
}

const NONE: readonly Order[] = []

/** The orders whose slips are in the page until the print dialog closes, and a function that prints orders. */
function usePrinting(): [printed: readonly Order[], print: (orders: readonly Order[]) => void] {
  const [printed, setPrinted] = useState(NONE)
  useEffect(() => {
    if (printed.length === 0) return
    const end = () => setPrinted(NONE)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])
  return [printed, (orders) => setPrinted([...orders])]
}
