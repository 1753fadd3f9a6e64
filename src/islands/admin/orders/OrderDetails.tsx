import { useEffect, useRef } from 'react'
import { formatDateTime } from '~/formats/dates'
import { bagsInWords, bagsOf } from '~/formats/order-words'
import { languages } from '~/languages'
import { formatRupees } from '~/rules/money'
import type { Order, OrderStatus } from '~/schemas/orders'
import { $topDialog } from '~/stores/open-dialogs'
import Dialog from '../../ui/Dialog'
import { useSingleKeys } from '../single-keys'
import BuyerPage from './BuyerPage'
import OrderActions from './OrderActions'
import styles from './OrderDetails.module.css'
import OrderHandling from './OrderHandling'
import OrderMoney from './OrderMoney'
import OrderSteps from './OrderSteps'
import PackingSlip, { type SlipCompany } from './PackingSlip'
import PaymentBadge from './PaymentBadge'
import RepeatLink from './RepeatLink'
import StatusBadge from './StatusBadge'
import StatusSelect from './StatusSelect'
import type { Steps } from './steps'

interface Props {
  order: Order
  company: SlipCompany
  steps: Steps
  sending: OrderStatus | undefined
  onStatus: (order: Order, status: OrderStatus) => void
  onHelp: () => void
  onClose: () => void
}

/** One order in full: its customer, items, notes and history, with the ways to the customer and to the orders beside it. */
export default function OrderDetails({ order, company, steps, sending, onStatus, onHelp, onClose }: Props) {
  const { id, customerName, items, notes } = order
  const top = useRef<HTMLDivElement>(null)
  const { next, previous } = steps
  const focus = (field: string) => () => top.current?.closest('dialog')?.querySelector<HTMLElement>(field)?.focus()
  useSingleKeys(
    { n: next, arrowright: next, p: previous, arrowleft: previous, s: focus('select'), e: focus('textarea'), '?': onHelp },
    () => top.current?.closest('dialog') === $topDialog.get(),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order begins at its top.
  useEffect(() => void top.current?.closest('article')?.scrollTo(0, 0), [id])
  return (
    <Dialog title={`Order #${id}`} onClose={onClose} tools={<OrderSteps steps={steps} />}>
      <div ref={top} className={styles.state}>
        <StatusSelect order={order} sending={sending} onStatus={onStatus} />
        <span>
          {formatRupees(order.totalAmount)} <PaymentBadge order={order} />
        </span>
      </div>
      <p role="status" className="visually-hidden">
        {steps.place > 0 && `Order #${id} of ${customerName}, ${steps.place} of ${steps.count}`}
      </p>
      <Customer order={order} />
      <OrderActions order={order} name={company.name} />
      <OrderMoney order={order} />
      <h3>Items: {bagsInWords(bagsOf(order))}</h3>
      <ul className={styles.items}>
        {[...items.entries()].map(([place, item]) => (
          <li key={place}>
            <span>
              {item.productName} ({item.productSku})
            </span>
            <span>
              {item.quantity} × {formatRupees(item.unitPrice)} = {formatRupees(item.totalPrice)}
            </span>
          </li>
        ))}
      </ul>
      {notes && (
        <>
          <h3>Notes</h3>
          <p className={styles.notes}>{notes}</p>
        </>
      )}
      <BuyerPage key={`page ${id}`} id={id} name={company.name} />
      <h3>For us alone</h3>
      <OrderHandling key={id} order={order} />
      <History order={order} />
      <h3>Repeat</h3>
      {[...items.entries()].map(([place, item]) => (
        <RepeatLink key={`${id} ${place}`} language={order.language ?? 'en'} sku={item.productSku} quantity={item.quantity} />
      ))}
      <PackingSlip order={order} company={company} />
    </Dialog>
  )
}

function Customer({ order: { customerName, customerEmail, customerPhone, shippingAddress, language } }: { order: Order }) {
  const { street, city, state, zipCode, country } = shippingAddress
  return (
    <address className={styles.address}>
      <strong>{customerName}</strong>
      <span>{customerEmail}</span>
      <span>{customerPhone}</span>
      <span>{[street, `${city} ${zipCode}`, state, country].join(', ')}</span>
      {language && <span>Ordered in {languages[language].english}</span>}
    </address>
  )
}

function History({ order: { statusHistory } }: { order: Order }) {
  return (
    <>
      <h3 id="history">History</h3>
      <ol className={styles.history} aria-labelledby="history">
        {[...statusHistory.entries()].map(([place, { status, at, by }]) => (
          <li key={place}>
            <StatusBadge status={status} /> <time dateTime={at}>{formatDateTime(at)}</time>
            {by && ` by ${by}`}
          </li>
        ))}
      </ol>
    </>
  )
}
