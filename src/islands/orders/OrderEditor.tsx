import { useEffect, useState } from 'react'
import type { Product } from '~/domain/catalog/schema'
import type { CustomerBalance, CustomerOrder } from '~/domain/customers/customer-balances-schema'
import { formatDate, formatDateTime } from '~/domain/dates'
import { DISTRICTS, ELSEWHERE } from '~/domain/district-names'
import { districtAt } from '~/domain/districts'
import { formatRupees, rupees, sumOf, totalPrice } from '~/domain/money'
import { streetOf } from '~/domain/orders/order-form'
import { itemsInWords } from '~/domain/orders/order-texts'
import { ORDER_CHANNELS, type Order } from '~/domain/orders/schema'
import { indianPhone, readablePhone } from '~/domain/phones'
import { typedPaise } from '~/domain/typed-money'
import { readCustomer } from '~/stores/customers/customers'
import FoundCustomers from '../customers/FoundCustomers'
import Conflict from '../ui/Conflict'
import Dialog from '../ui/Dialog'
import dialogStyles from '../ui/Dialog.module.css'
import editStyles from '../ui/EditDialog.module.css'
import FeedLines, { bagsIn } from '../ui/FeedLines'
import Field from '../ui/Field'
import Fields, { type FormFields } from '../ui/Fields'
import type { textFields } from '../ui/form'
import Notice from '../ui/Notice'
import { useConfirmedUnload } from '../ui/query-parameters'
import SaveButtons from '../ui/SaveButtons'
import styles from './OrderEditor.module.css'
import { useOrderEditing } from './order-editing'
import PaidTooMuch from './PaidTooMuch'
import {
  chargeByTable,
  destinationOf,
  type LineForm,
  linesOf,
  NO_LINE,
  ORDER_LABELS,
  priceOf,
  type TypedOrder,
} from './typed-order'

interface Props {
  /** The order to edit; undefined for a new one. */
  order?: Order
  onSaved: (order: Order) => void
  onClose: () => void
}

const DISTRICT_CHOICES = [...DISTRICTS, ELSEWHERE].map((district) => [district, district] as const)

const CHANNEL_WORDS = { web: 'Web', phone: 'Phone', whatsapp: 'WhatsApp' } as const

/** The order form of the operator: for a new order by phone, or an unshipped one. */
export default function OrderEditor({ order: before, onSaved, onClose }: Props) {
  const editing = useOrderEditing(before, onSaved)
  const { form, change, field, order, products, charges, errors, sentence, differences, element, submit, isSending, mayClose } =
    editing
  useConfirmedUnload(editing.isChanged)
  // The phone is asked first.
  useEffect(() => {
    if (!before) element.current?.querySelector<HTMLElement>('[name="customerPhone"]')?.focus()
  }, [before, element])
  const title = before ? `Edit order #${before.id}` : 'New Order'
  return (
    <Dialog title={title} isWide onClose={onClose} mayClose={mayClose}>
      <form ref={element} className={`${editStyles.form} ${styles.form}`} noValidate onSubmit={submit} aria-label={title}>
        {differences.length > 0 && (
          <Conflict
            form={form}
            labels={ORDER_LABELS}
            differences={differences}
            onChoose={change}
            inWords={{ lines: linesInWords }}
          />
        )}
        {editing.keptFrom && (
          <div className={styles.kept}>
            <p>You began this order on {formatDateTime(editing.keptFrom)}.</p>
            <button type="button" className="outline" onClick={editing.startEmpty}>
              Start empty
            </button>
          </div>
        )}
        <CustomerSearch isNew={!before} form={form} field={field} products={products} onChoose={change} />
        <FeedLines
          lines={form.lines}
          products={products}
          error={errors.lines}
          empty={NO_LINE}
          chosen={() => ({ soldAt: '' })}
          figuresOf={(line) => figuresOf(line, products)}
          onChange={(lines) => change({ lines })}
        />
        <Fields
          of={orderFields(chargeByTable(form, charges, before), districtAt(destinationOf(form, before).shippingAddress))}
          field={field}
        />
        <div className={dialogStyles.foot} data-foot>
          <Notice>{sentence}</Notice>
          {editing.paidTooMuch && (
            <PaidTooMuch amount={editing.paidTooMuch} isSending={isSending} onAnswer={editing.answerWith} />
          )}
          <div className="actions">
            <div>
              <strong role="status">Total {formatRupees(order.totalAmount)}</strong>
              <small>{chargesInWords(order)}</small>
            </div>
            {!before && (
              <label>
                <input
                  type="checkbox"
                  checked={form.isConfirmed}
                  onChange={({ target }) => change({ isConfirmed: target.checked })}
                />
                Confirmed
              </label>
            )}
            <SaveButtons
              words={before ? 'Save order' : 'Take order'}
              isSaving={isSending}
              onCancel={() => mayClose() && onClose()}
            />
          </div>
        </div>
      </form>
    </Dialog>
  )

  function linesInWords(lines: typeof form.lines): string {
    const named = lines.map(({ productId, quantity }) => {
      const name = products.find(({ id }) => String(id) === productId)?.name ?? `#${productId}`
      return `${quantity} × ${name}`
    })
    return named.join(', ')
  }
}

/** The parts of the total, if there are more than the feeds. */
function chargesInWords({ items, discount, deliveryCharge }: ReturnType<typeof useOrderEditing>['order']): string {
  const [off, added] = [typedPaise(discount), typedPaise(deliveryCharge)]
  if (off === 0 && added === 0) return ''
  return [
    `Feeds ${formatRupees(sumOf(items.map(({ totalPrice: amount }) => amount)))}`,
    off > 0 && `less ${formatRupees(rupees(off))} discount`,
    added > 0 && `and ${formatRupees(rupees(added))} delivery`,
  ]
    .filter(Boolean)
    .join(', ')
}

type Name = Exclude<keyof typeof ORDER_LABELS, 'lines' | 'customerPhone' | 'customerName'>

/** Address, discount, charges and the other fields: `byTable` is the typed place's delivery charge, `byAddress` its district. */
const orderFields = (byTable: ReturnType<typeof chargeByTable>, byAddress = 'none'): FormFields<Name> => [
  { name: 'street', label: ORDER_LABELS.street, kind: 'lines', required: true },
  [
    { name: 'zipCode', label: ORDER_LABELS.zipCode, inputMode: 'numeric' },
    {
      name: 'district',
      label: ORDER_LABELS.district,
      choices: [['', `As the address says: ${byAddress}`], ...DISTRICT_CHOICES],
    },
    {
      name: 'deliveryCharge',
      label: ORDER_LABELS.deliveryCharge,
      kind: 'amount',
      placeholder: byTable?.amount ?? '0.00',
      hint: byTable ? `${formatRupees(byTable.amount)} for ${byTable.place} by your table.` : 'Free by your table.',
    },
    { name: 'discount', label: ORDER_LABELS.discount, kind: 'amount', placeholder: '0.00' },
    { name: 'discountReason', label: ORDER_LABELS.discountReason },
    { name: 'customerEmail', label: ORDER_LABELS.customerEmail, kind: 'email' },
  ],
  [
    { name: 'notes', label: ORDER_LABELS.notes, kind: 'lines' },
    { name: 'channel', label: ORDER_LABELS.channel, choices: ORDER_CHANNELS.map((channel) => [channel, CHANNEL_WORDS[channel]]) },
  ],
]

interface CustomerSearchProps {
  /** Whether known customers are offered. */
  isNew: boolean
  form: TypedOrder
  field: ReturnType<typeof textFields<TypedOrder>>
  products: readonly Product[]
  onChoose: (changes: Partial<TypedOrder>) => void
}

/** Phone and name of the customer. Known customers are offered while typing; a complete known phone is selected. */
function CustomerSearch({ isNew, form, field, products, onChoose }: CustomerSearchProps) {
  const [typed, setTyped] = useState('')
  const [caller, setCaller] = useState<CustomerBalance>()

  const searching = (name: 'customerPhone' | 'customerName') => {
    const { onChange, ...tied } = field(name)
    return {
      ...tied,
      onChange: (event: { target: { value: string } }) => {
        onChange(event)
        if (isNew) setTyped(event.target.value)
        if (name === 'customerPhone') setCaller(undefined)
      },
    }
  }

  function choose(customer: CustomerBalance) {
    const { phone, name, address, district, language } = customer
    const place = { street: streetOf({ address, district }), district: '' }
    onChoose({ customerPhone: phone, customerName: name, ...(place.street && place), language: language ?? '' })
    setTyped('')
    setCaller(customer)
  }

  return (
    <>
      <div className="pair">
        <Field label={ORDER_LABELS.customerPhone} type="tel" required autoComplete="off" {...searching('customerPhone')} />
        <Field label={ORDER_LABELS.customerName} required autoComplete="off" {...searching('customerName')} />
      </div>
      <FoundCustomers
        typed={typed}
        onChoose={choose}
        isTaken={({ phone }) => form.customerName === '' && indianPhone(typed) === phone}
        wordsFor={({ name, phone, balance }) =>
          [name, readablePhone(phone), ...(balance === '0.00' ? [] : [balanceInWords(balance)])].join(', ')
        }
      />
      {caller && <Caller customer={caller} products={products} onRepeat={(lines) => onChoose({ lines })} />}
    </>
  )
}

interface CallerProps {
  customer: CustomerBalance
  products: readonly Product[]
  onRepeat: (lines: readonly LineForm[]) => void
}

/** The caller: address, debt and credit limit, and the last order, which can be repeated. */
function Caller({ customer, products, onRepeat }: CallerProps) {
  const { id, name, address, district, balance, creditLimit } = customer
  const [last, setLast] = useState<CustomerOrder>()
  useEffect(() => {
    readCustomer(id).then(
      ({ orders }) => setLast(orders.find(({ status }) => status !== 'cancelled')),
      // Without it the order is typed manually.
      () => {},
    )
  }, [id])
  const lines = last ? linesOf(last, products) : []
  return (
    <div className={styles.caller} role="status">
      <p>
        <strong>{name}</strong>
        {[streetOf({ address, district }), balance === '0.00' ? 'owes nothing' : balanceInWords(balance)]
          .filter(Boolean)
          .map((words) => ` · ${words}`)}
        {creditLimit !== null && ` · limit ${formatRupees(creditLimit)}`}
      </p>
      {last && (
        <p>
          Last order #{last.id}, {formatDate(last.createdAt)}: {itemsInWords(last)}, {formatRupees(last.totalAmount)}
        </p>
      )}
      {lines.length > 0 && (
        <button type="button" className="outline" onClick={() => onRepeat(lines)}>
          The same again
        </button>
      )}
    </div>
  )
}

const balanceInWords = (balance: string) =>
  balance.startsWith('-') ? `${formatRupees(balance.slice(1))} paid ahead` : `owes ${formatRupees(balance)}`

function figuresOf(line: LineForm, products: readonly Product[]): string {
  const product = products.find(({ id }) => String(id) === line.productId)
  if (!product) return ''
  const price = priceOf(line, products)
  return `${formatRupees(price)} a bag, ${formatRupees(totalPrice(price, bagsIn(line.quantity)))}; ${product.stockQuantity} in stock`
}
