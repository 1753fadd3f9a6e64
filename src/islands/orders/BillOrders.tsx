import { useState } from 'react'
import type { OrderBills } from '~/domain/customers/bills-schema'
import { ONLY_CREDITED } from '~/domain/customers/ledger-texts'
import { indianNumber } from '~/domain/indian-numbers'
import { lastOf } from '~/domain/lists'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { isQueued } from '~/domain/orders/next-action'
import type { Order } from '~/domain/orders/schema'
import { billOrders } from '~/stores/customers/order-bills'
import Dialog from '../ui/Dialog'
import { lazyPart } from '../ui/lazy-part'
import Notice from '../ui/Notice'
import { useDecision } from './decision'

const PrintBills = lazyPart(() => import('../customers/PrintBills'))

interface Props {
  orders: readonly Order[]
  onClose: () => void
}

/** Bills the selected shipped orders, and prints all bills at once. */
export default function BillOrders({ orders, onClose }: Props) {
  const [asked] = useState(() => orders.filter((order) => isQueued(order, 'bill')))
  const [made, setMade] = useState<OrderBills>()
  const { decide, failure, isSending } = useDecision()
  const sum = asked.reduce((paise, { totalAmount }) => paise + paiseIn(totalAmount), 0)
  const make = () => decide(async () => setMade(await billOrders(asked.map(({ id }) => id))))
  return (
    <Dialog title="Make bills" onClose={onClose} mayClose={() => !isSending}>
      {made ? (
        <>
          <p role="status">
            {billsInWords(made.bills.length)} made{numbersOf(made.bills)}.
          </p>
          {made.left.length > 0 && (
            <ul>
              {made.left.map(({ orderId, why }) => (
                <li key={orderId}>{why}</li>
              ))}
            </ul>
          )}
          <div className="actions">
            {made.bills.length > 0 && <PrintBills bills={made.bills} label={`Print ${billsInWords(made.bills.length)}`} />}
            <button type="button" className="outline" onClick={onClose}>
              Done
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            {billsInWords(asked.length)} of {formatRupees(rupees(sum))}. {ONLY_CREDITED}
          </p>
          <Notice>{failure}</Notice>
          <div className="actions">
            <button type="button" aria-busy={isSending} disabled={isSending} onClick={make}>
              Make {billsInWords(asked.length)}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

const billsInWords = (count: number) => `${indianNumber(count)} ${count === 1 ? 'bill' : 'bills'}`

function numbersOf(bills: OrderBills['bills']): string {
  const [first, last] = [bills[0]?.number, lastOf(bills)?.number]
  if (first === last) return first === undefined ? '' : `: ${first}`
  return `, from ${first} to ${last}`
}
