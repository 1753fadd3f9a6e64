import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { buyerLinkMessage } from '~/content/order-message'
import type { SlipCompany } from '~/domain/account/company'
import { MOST_STARS } from '~/domain/catalog/ratings'
import { formatRupees } from '~/domain/money'
import { NEXT_WORDS, type NextAction } from '~/domain/orders/next-action'
import { addressLines, disagreement } from '~/domain/orders/order-address'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import { detailsInWords, feedInWords, isRecalled } from '~/domain/orders/order-line'
import { bagsInWords, bagsOf, CHANNEL_WORDS } from '~/domain/orders/order-texts'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import { shownPhone } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { languages } from '~/languages'
import { operatorMay } from '~/stores/account/own-role'
import { $topDialog } from '~/stores/open-dialogs'
import { decideCancelRequest, orderDetails, renewLink } from '~/stores/orders/order-details'
import { saveDispatch } from '~/stores/orders/order-edits'
import { showError, showToast } from '~/stores/toasts'
import CopyLink from '../ui/CopyLink'
import Dialog from '../ui/Dialog'
import dialogStyles from '../ui/Dialog.module.css'
import Field from '../ui/Field'
import FormPart from '../ui/FormPart'
import { lazyPart } from '../ui/lazy-part'
import Notice from '../ui/Notice'
import { ownNextAction } from '../ui/own-next-action'
import { useSingleKeys } from '../ui/single-keys'
import DecisionButtons from './DecisionButtons'
import DispatchFields from './DispatchFields'
import { useDecision } from './decision'
import { useDispatch } from './dispatch-form'
import { LotPlan, usePlannedOrders } from './leaving'
import OrderActions from './OrderActions'
import OrderBill from './OrderBill'
import styles from './OrderDetails.module.css'
import { OrderFoot } from './OrderFoot'
import OrderHandling from './OrderHandling'
import OrderHistory from './OrderHistory'
import OrderMoney from './OrderMoney'
import OrderNavigation from './OrderNavigation'
import OrderOwner from './OrderOwner'
import PackingSlip from './PackingSlip'
import PaymentText from './PaymentText'
import RepeatLink from './RepeatLink'
import ReportedPayments from './ReportedPayments'
import type { RowNavigation } from './row-navigation'
import StatusSelect from './StatusSelect'

const OrderEditor = lazyPart(() => import('./OrderEditor'))
const CancelBilled = lazyPart(() => import('./CancelBilled'))

const hasLeft = ({ status }: Order) => status === 'shipped' || status === 'delivered'

interface Props {
  order: Order
  company: SlipCompany
  navigation: RowNavigation
  sending: OrderStatus | undefined
  onStatus: (order: Order, status: OrderStatus) => void
  onNext: (order: Order, action: NextAction) => void
  onHelp: () => void
  onClose: () => void
}

/** All details of an order: goods and money first, then customer, history and notes; the next action is in the footer. */
export default function OrderDetails({ order, company, navigation, sending, onStatus, onNext, onHelp, onClose }: Props) {
  const { id, customerName } = order
  const action = ownNextAction(order)
  const top = useDetailsKeys(id, navigation, onHelp)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const [planned = order] = usePlannedOrders([order])
  return (
    <Dialog title={`Order #${id}`} isWide onClose={onClose} tools={<OrderNavigation navigation={navigation} />}>
      <OrderFoot value={foot}>
        <div ref={top} className={styles.view}>
          <div>
            <div className={`row ${styles.state}`}>
              <StatusSelect order={order} sending={sending} onStatus={onStatus} />
              <PaymentText order={order} />
            </div>
            <p role="status" className="visually-hidden">
              {navigation.place > 0 && `Order #${id} of ${customerName}, ${navigation.place} of ${navigation.count}`}
            </p>
            <Goods order={planned} />
            {operatorMay('change') && isBeforeDispatch(order.status) && <LotPlan key={`lots ${id}`} orders={[order]} />}
            <Decisions key={`asks ${id}`} order={order} />
            <OrderMoney order={order} isNext={action === 'pay'} />
            <OrderBill key={`bill ${id}`} order={order} isNext={action === 'bill'} />
            {hasLeft(order) && (
              <>
                <h3>Dispatch</h3>
                <OrderDispatch key={id} order={order} />
              </>
            )}
          </div>
          <div className={styles.side}>
            <Customer order={order} />
            <OrderActions order={order} name={company.name} />
            <OrderHistory order={order} />
            <OrderHandling key={id} order={order} />
            <BuyerPage key={`page ${id}`} id={id} name={company.name} />
            <details className={styles.part}>
              <summary>Repeat</summary>
              <Repeats order={order} />
            </details>
          </div>
        </div>
        <Foot order={order} sending={sending} onNext={onNext} onElement={setFoot} />
        <PackingSlip order={planned} company={company} />
      </OrderFoot>
    </Dialog>
  )
}

interface FootProps extends Pick<Props, 'order' | 'sending' | 'onNext'> {
  /** Receives the footer element for the next action of a section. */
  onElement: (element: HTMLElement | null) => void
}

/** The next action as the one filled button, then the packing slip and the editor. */
function Foot({ order, sending, onNext, onElement }: FootProps) {
  const action = ownNextAction(order)
  const [isEditing, setIsEditing] = useState(false)
  const endEditing = () => setIsEditing(false)
  return (
    <div className={dialogStyles.foot} data-foot>
      <div className={`actions ${styles.foot}`}>
        {action === 'confirm' || action === 'ship' || action === 'deliver' ? (
          <button type="button" aria-busy={sending !== undefined} onClick={() => onNext(order, action)}>
            {NEXT_WORDS[action]}
          </button>
        ) : (
          <div ref={onElement} className={styles.next} />
        )}
        <button type="button" className="outline" onClick={() => window.print()}>
          Print packing slip
        </button>
        {operatorMay('change') && isBeforeDispatch(order.status) && (
          <button type="button" className="outline" onClick={() => setIsEditing(true)}>
            Edit order
          </button>
        )}
        <small className={`muted ${styles.keys}`}>n next · p previous · s status</small>
      </div>
      {isEditing && <OrderEditor order={order} onSaved={endEditing} onClose={endEditing} />}
    </div>
  )
}

/** Keyboard shortcuts of the details, which scroll to the top for each order. Put the reference on their first element. */
function useDetailsKeys(id: number, { next, previous }: RowNavigation, help: () => void) {
  const top = useRef<HTMLDivElement>(null)
  const focus = (field: string) => () => {
    const found = top.current?.closest('dialog')?.querySelector<HTMLElement>(field)
    found?.closest('details')?.setAttribute('open', '')
    found?.focus()
  }
  useSingleKeys(
    { n: next, arrowright: next, p: previous, arrowleft: previous, s: focus('select'), e: focus('textarea'), '?': help },
    () => top.current?.closest('dialog') === $topDialog.get(),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order starts at the top.
  useEffect(() => void top.current?.closest('article')?.scrollTo(0, 0), [id])
  return top
}

function Owner({ order }: { order: Order }) {
  const { id, customerId, customerMatch } = order
  if (customerId === undefined || customerMatch !== 'unconfirmed') return null
  return <OrderOwner key={id} order={{ ...order, customerId }} />
}

/** The items with their amounts, charges and total, and the buyer's note and rating. */
function Goods({ order }: { order: Order }) {
  const { items, discount, discountReason, deliveryCharge, totalAmount, notes, rating } = order
  return (
    <>
      <h3>Items: {bagsInWords(bagsOf(order))}</h3>
      <ul className={styles.items}>
        {[...items.entries()].map(([place, item]) => (
          <li key={place}>
            <b className={styles.quantity} aria-hidden="true">
              {item.quantity}
            </b>
            <span>
              <b>{feedInWords(item)}</b>
              <small className="muted">
                {[`${item.quantity} × ${formatRupees(item.unitPrice)}`, ...detailsInWords(item)].join(', ')}
                {isRecalled(item) && ' (recalled)'}
              </small>
            </span>
            <span>{formatRupees(item.totalPrice)}</span>
          </li>
        ))}
        {discount && (
          <li>
            <span>Discount: {discountReason}</span>
            <span>−{formatRupees(discount)}</span>
          </li>
        )}
        {deliveryCharge && (
          <li>
            <span>Delivery</span>
            <span>{formatRupees(deliveryCharge)}</span>
          </li>
        )}
        <li className={styles.total}>
          <span>Total</span>
          <span>{formatRupees(totalAmount)}</span>
        </li>
      </ul>
      {notes && (
        <>
          <h3>Notes</h3>
          <p className={styles.notes}>{notes}</p>
        </>
      )}
      {rating !== undefined && (
        <p>
          The buyer gives it {rating} of {MOST_STARS} stars.
        </p>
      )}
    </>
  )
}

/** The open decisions about the order: its customer, reported payments, a cancel request. */
function Decisions({ order }: { order: Order }) {
  const details = useStore(orderDetails.$known).value
  return (
    <>
      {operatorMay('change') && <Owner order={order} />}
      {details?.id === order.id && (
        <>
          <ReportedPayments order={details} />
          <CancelRequest order={details} />
        </>
      )}
    </>
  )
}

const Repeats = ({ order: { id, items, language = 'en' } }: { order: Order }) =>
  [...items.entries()].map(([place, { productSku, quantity }]) => (
    <RepeatLink key={`${id} ${place}`} language={language} sku={productSku} quantity={quantity} />
  ))

function Customer({ order }: { order: Order }) {
  const { customerName, customerEmail, customerPhone, language, channel = 'web' } = order
  return (
    <address className={styles.address}>
      <strong>{customerName}</strong>
      {customerEmail && <span>{customerEmail}</span>}
      <span>{shownPhone(customerPhone)}</span>
      <span>{addressLines(order).join(', ')}</span>
      {disagreement(order) && <strong className="notice">{disagreement(order)}</strong>}
      <span>
        Ordered {CHANNEL_WORDS[channel]}
        {language && ` in ${languages[language].english}`}
      </span>
    </address>
  )
}

/** The link of the order's page. `name` is the company's. */
function BuyerPage({ id, name }: { id: number; name: string }) {
  const { value: order, state } = useStore(orderDetails.$known)
  const [isSure, setIsSure] = useState(false)
  useEffect(() => orderDetails.ask(orderDetails.pathOf(String(id))), [id])
  if (order?.id !== id) return state === 'failed' ? <p>The link cannot be loaded just now.</p> : <p aria-busy="true">Loading…</p>

  const link = location.origin + order.link
  const number = chatNumber(order.customerPhone)

  async function renew() {
    if (!isSure) return setIsSure(true)
    setIsSure(false)
    await renewLink(id).then(
      () => showToast('New Link', 'The old link no longer works. Please send the new one.'),
      () => showError('The link could not be renewed. Please try again.'),
    )
  }

  return (
    <details className={styles.part}>
      <summary>The buyer’s page</summary>
      <CopyLink label="Link to the order’s own page" link={link} />
      <div className="actions">
        {number && (
          <a
            className="button outline"
            href={chatLink(number, buyerLinkMessage(order, name, link))}
            target="_blank"
            rel="noreferrer"
          >
            Send the link
          </a>
        )}
        {operatorMay('change') && (
          <button type="button" className="outline" onClick={renew} onBlur={() => setIsSure(false)}>
            {isSure ? 'End the old link?' : 'Make a new link'}
          </button>
        )}
      </div>
    </details>
  )
}

/** The buyer's cancel request; the operator decides, and the buyer reads the answer. */
function CancelRequest({ order }: { order: Order }) {
  const { id, cancelRequest, billNumber, status } = order
  const [isAsking, setIsAsking] = useState(false)
  const [sentence, setSentence] = useState('')
  const { decide, failure, isSending } = useDecision()
  if (!cancelRequest) return null
  const { reason, isAccepted } = cancelRequest
  const mayAccept = isBeforeDispatch(status) || status === 'cancelled'
  const decideTo = (isAccepted: boolean) => void decide(() => decideCancelRequest(id, { isAccepted, sentence, bill: billNumber }))
  const accept = () => (billNumber === undefined ? decideTo(true) : setIsAsking(true))
  function confirm() {
    setIsAsking(false)
    decideTo(true)
  }
  return (
    <>
      <h3>The buyer asks to cancel</h3>
      <p dir="auto">{reason}</p>
      {isAccepted !== null && (
        <p>
          {isAccepted ? 'Cancelled as asked.' : 'Not cancelled.'} {cancelRequest.sentence && `“${cancelRequest.sentence}”`}
        </p>
      )}
      {isAccepted === null && operatorMay('change') && (
        <>
          <Field
            label="What the buyer reads"
            name="cancel-sentence"
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
          {!mayAccept && <p>It is {status}, and can no longer be cancelled as asked. Please tell the buyer why.</p>}
          <DecisionButtons
            isSending={isSending}
            yes={mayAccept && { words: 'Cancel the order', onChoose: accept }}
            no={{ words: 'Keep the order', onChoose: () => decideTo(false) }}
          />
        </>
      )}
      <Notice>{failure}</Notice>
      {isAsking && <CancelBilled order={order} onConfirm={confirm} onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** The known dispatch details of an order: vehicle, driver, day and batch. */
function OrderDispatch({ order }: { order: Order }) {
  const dispatch = useDispatch(order.dispatch, (sent) => saveDispatch(order.id, order.status, sent))
  return (
    <div className={styles.handling}>
      <FormPart label="Dispatch" editing={dispatch} words="Save dispatch" said={dispatch.isSaved && 'Saved.'}>
        <DispatchFields {...dispatch} orders={[order]} />
      </FormPart>
    </div>
  )
}
