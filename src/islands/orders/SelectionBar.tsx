import { useLayoutEffect, useRef, useState } from 'react'
import type { SlipCompany } from '~/domain/account/company'
import type { Deed } from '~/domain/account/roles'
import { indianNumber } from '~/domain/indian-numbers'
import { isQueued } from '~/domain/orders/next-action'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import type { Order } from '~/domain/orders/schema'
import { operatorMay } from '~/stores/account/own-role'
import { lazyPart } from '../ui/lazy-part'
import OtherActions from '../ui/OtherActions'
import { usePrinting } from '../ui/printing'
import { notShown } from '../ui/selection-words'
import { confirmOrders, deliverOrders } from './bulk-status'
import { usePlannedOrders } from './leaving'
import { focusList } from './list-keys'
import PackingSlip from './PackingSlip'
import styles from './Toolbar.module.css'

const Truckload = lazyPart(() => import('./Truckload'))
const BillOrders = lazyPart(() => import('./BillOrders'))
const TakePayments = lazyPart(() => import('./TakePayments'))
const TellBuyers = lazyPart(() => import('./TellBuyers'))

interface Props {
  orders: readonly Order[]
  /** Number of selected orders that are not shown. */
  hidden: number
  company: SlipCompany
  onClear: () => void
}

type Dialogs = 'ship' | 'bill' | 'pay' | 'tell'

/**
 * The actions for the selected orders: the first that some of them wait for, and the others in a menu. An open dialog keeps its
 * orders, even if they leave the list.
 */
export default function SelectionBar({ orders, hidden, company, onClear }: Props) {
  const [dialog, setDialog] = useState<{ of: Dialogs; orders: readonly Order[] }>()
  const close = () => setDialog(undefined)
  const [printed, print] = usePrinting<Order>()
  return (
    <>
      {orders.length > 0 && (
        <Bar orders={orders} hidden={hidden} onDialog={(of) => setDialog({ of, orders })} onPrint={print} onClear={onClear} />
      )}
      {dialog?.of === 'ship' && <Truckload orders={dialog.orders} onClose={close} />}
      {dialog?.of === 'bill' && <BillOrders orders={dialog.orders} onClose={close} />}
      {dialog?.of === 'pay' && <TakePayments orders={dialog.orders} onClose={close} />}
      {dialog?.of === 'tell' && <TellBuyers orders={dialog.orders} company={company.name} onClose={close} />}
      {printed.map((order) => (
        <PackingSlip key={order.id} order={order} company={company} />
      ))}
    </>
  )
}

interface BarProps extends Omit<Props, 'company'> {
  onDialog: (dialog: Dialogs) => void
  onPrint: (planned: readonly Order[]) => void
}

function Bar({ orders, hidden, onDialog, onPrint, onClear }: BarProps) {
  const [isSending, setIsSending] = useState(false)
  const bar = useKeptFocus()
  const planned = usePlannedOrders(orders)

  async function send(change: () => Promise<void>) {
    setIsSending(true)
    await change()
    setIsSending(false)
  }

  const steps: { deed: Deed; words: string; isFor: (order: Order) => boolean; run: () => void }[] = [
    { deed: 'change', words: 'Confirm', isFor: isPending, run: () => void send(() => confirmOrders(orders)) },
    { deed: 'change', words: 'Ship', isFor: isInShop, run: () => onDialog('ship') },
    { deed: 'book', words: 'Make bills', isFor: (order) => isQueued(order, 'bill'), run: () => onDialog('bill') },
    { deed: 'change', words: 'Delivered', isFor: isOnTheWay, run: () => void send(() => deliverOrders(orders)) },
    { deed: 'book', words: 'Take payment', isFor: (order) => isQueued(order, 'unpaid'), run: () => onDialog('pay') },
  ]
  const [main, ...others] = steps.flatMap(({ deed, words, isFor, run }) => {
    const count = orders.filter(isFor).length
    return count > 0 && operatorMay(deed) ? [{ words: `${words} (${indianNumber(count)})`, run }] : []
  })

  return (
    <section ref={bar} className={styles.bar} aria-label="Selected orders" data-selected>
      <strong role="status">
        {indianNumber(orders.length)} selected
        {notShown(hidden)}
      </strong>
      {main && (
        <button type="button" aria-busy={isSending} disabled={isSending} onClick={main.run}>
          {main.words}
        </button>
      )}
      <OtherActions label="Other actions for the selected orders">
        {others.map(({ words, run }) => (
          <button key={words} type="button" className="outline" disabled={isSending} onClick={run}>
            {words}
          </button>
        ))}
        <button type="button" className="outline" onClick={() => onDialog('tell')}>
          Tell the buyers
        </button>
        <button type="button" className="outline" onClick={() => onPrint(planned)}>
          Print slips
        </button>
      </OtherActions>
      <button type="button" className="outline" onClick={onClear}>
        Clear
      </button>
    </section>
  )
}

/** If the bar disappears while focused, because its orders left the list, moves the focus to the rows. */
function useKeptFocus() {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const shown = bar.current
    return () => {
      if (shown?.contains(document.activeElement)) focusList()
    }
  }, [])
  return bar
}

const isPending = ({ status }: Order) => status === 'pending'
const isOnTheWay = ({ status }: Order) => status === 'shipped'
const isInShop = ({ status }: Order) => isBeforeDispatch(status)
