import { useState } from 'react'
import type { Product } from '~/domain/catalog/schema'
import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { DISTRICTS, ELSEWHERE } from '~/domain/district-names'
import { districtAt } from '~/domain/districts'
import { formatRupees, totalPrice } from '~/domain/money'
import { streetOf } from '~/domain/orders/order-form'
import { ORDER_CHANNELS, type Order } from '~/domain/orders/schema'
import ChoiceField from '../ui/ChoiceField'
import Conflict from '../ui/Conflict'
import Dialog from '../ui/Dialog'
import editStyles from '../ui/EditDialog.module.css'
import Field from '../ui/Field'
import type { textFields } from '../ui/form'
import Notice from '../ui/Notice'
import { useConfirmedUnload } from '../ui/query-parameters'
import SaveButtons from '../ui/SaveButtons'
import FoundCustomers from './FoundCustomers'
import styles from './OrderEditor.module.css'
import { useOrderEditing } from './order-editing'
import { chargeByTable, destinationOf, type LineForm, NO_LINE, ORDER_LABELS, priceOf, type TypedOrder } from './typed-order'

interface Props {
  /** The order that is edited; none for a new one. */
  order?: Order
  onSaved: (order: Order) => void
  onClose: () => void
}

const DISTRICT_CHOICES = [...DISTRICTS, ELSEWHERE].map((district) => [district, district] as const)

const CHANNEL_WORDS = { web: 'Web', phone: 'Phone', whatsapp: 'WhatsApp' } as const

/** The form of an order: by the operator for a farmer who phones, or of one that is not dispatched yet. */
export default function OrderEditor({ order: before, onSaved, onClose }: Props) {
  const editing = useOrderEditing(before, onSaved)
  const { form, change, field, order, products, charges, errors, sentence, differences, element, submit, isSending, mayClose } =
    editing
  useConfirmedUnload(editing.isChanged)
  const title = before ? `Edit order #${before.id}` : 'New Order'
  return (
    <Dialog title={title} onClose={onClose} mayClose={mayClose}>
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
        <CustomerSearch isNew={!before} field={field} onChoose={change} />
        <OrderLines lines={form.lines} products={products} error={errors.lines} onChange={(lines) => change({ lines })} />
        <OrderFields
          form={form}
          field={field}
          byTable={chargeByTable(form, charges, before)}
          byAddress={districtAt(destinationOf(form, before).shippingAddress)}
          onChange={change}
        />
        <div className={editStyles.foot} data-foot>
          <Notice>{sentence}</Notice>
          <div className="actions">
            <strong role="status">Total {formatRupees(order.totalAmount)}</strong>
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

interface FieldsProps {
  form: TypedOrder
  field: ReturnType<typeof textFields<TypedOrder>>
  /** What delivery to the typed place costs by the table. */
  byTable: ReturnType<typeof chargeByTable>
  /** The district of the typed address. */
  byAddress: string | undefined
  onChange: (changes: Partial<TypedOrder>) => void
}

/** Where the order goes, what is added to its sum, and all else. */
function OrderFields({ form, field, byTable, byAddress, onChange }: FieldsProps) {
  return (
    <>
      <Field label={ORDER_LABELS.street} isLong required {...field('street')} />
      <div className={editStyles.pair}>
        <Field label={ORDER_LABELS.zipCode} inputMode="numeric" required {...field('zipCode')} />
        <ChoiceField
          label={ORDER_LABELS.district}
          choices={[['', `As the address says: ${byAddress ?? 'none'}`], ...DISTRICT_CHOICES]}
          value={form.district}
          onChange={({ target }) => onChange({ district: target.value })}
        />
        <Field
          label={ORDER_LABELS.deliveryCharge}
          inputMode="decimal"
          placeholder={byTable?.amount ?? '0.00'}
          hint={byTable ? `${formatRupees(byTable.amount)} for ${byTable.place} by your table.` : 'Free by your table.'}
          {...field('deliveryCharge')}
        />
        <Field label={ORDER_LABELS.discount} inputMode="decimal" placeholder="0.00" {...field('discount')} />
        <Field label={ORDER_LABELS.discountReason} {...field('discountReason')} />
        <Field label={ORDER_LABELS.customerEmail} type="email" {...field('customerEmail')} />
        <ChoiceField
          label={ORDER_LABELS.channel}
          choices={ORDER_CHANNELS.map((channel) => [channel, CHANNEL_WORDS[channel]] as const)}
          value={form.channel}
          onChange={({ target }) => onChange({ channel: target.value as typeof form.channel })}
        />
      </div>
      <Field label={ORDER_LABELS.notes} isLong {...field('notes')} />
    </>
  )
}

interface CustomerSearchProps {
  /** Whether those known are offered. */
  isNew: boolean
  field: ReturnType<typeof textFields<TypedOrder>>
  onChoose: (changes: Partial<TypedOrder>) => void
}

/** Phone and name of the customer; those known are offered as either is typed. */
function CustomerSearch({ isNew, field, onChoose }: CustomerSearchProps) {
  const [typed, setTyped] = useState('')

  const searching = (name: 'customerPhone' | 'customerName') => {
    const { onChange, ...tied } = field(name)
    return {
      ...tied,
      onChange: (event: { target: { value: string } }) => {
        onChange(event)
        if (isNew) setTyped(event.target.value)
      },
    }
  }

  function choose({ phone, name, address, district, language }: CustomerBalance) {
    const place = { street: streetOf({ address, district }), district: '' }
    onChoose({ customerPhone: phone, customerName: name, ...(place.street && place), language: language ?? '' })
    setTyped('')
  }

  return (
    <>
      <div className={editStyles.pair}>
        <Field label={ORDER_LABELS.customerPhone} type="tel" required autoComplete="off" {...searching('customerPhone')} />
        <Field label={ORDER_LABELS.customerName} required autoComplete="off" {...searching('customerName')} />
      </div>
      <FoundCustomers
        typed={typed}
        onChoose={choose}
        wordsFor={({ name, phone, balance }) =>
          [name, phone, ...(balance === '0.00' ? [] : [balanceInWords(balance)])].join(', ')
        }
      />
    </>
  )
}

const balanceInWords = (balance: string) =>
  balance.startsWith('-') ? `${formatRupees(balance.slice(1))} paid ahead` : `owes ${formatRupees(balance)}`

interface OrderLinesProps {
  lines: readonly LineForm[]
  products: readonly Product[]
  error: string | undefined
  onChange: (lines: readonly LineForm[]) => void
}

/** The feeds of an order, each with its bags. */
function OrderLines({ lines, products, error, onChange }: OrderLinesProps) {
  const set = (place: number, changes: Partial<LineForm>) =>
    onChange(lines.map((line, at) => (at === place ? { ...line, ...changes } : line)))
  const takeOut = (place: number) => onChange(lines.filter((_, at) => at !== place))
  return (
    <fieldset className={styles.lines} aria-describedby={error ? 'lines-error' : undefined}>
      <legend>Feeds</legend>
      {[...lines.entries()].map(([place, line]) => (
        <Line
          key={place}
          line={line}
          nth={lines.length > 1 ? ` ${place + 1}` : ''}
          products={products}
          isWrong={!!error}
          onChange={(changes) => set(place, changes)}
          onTakeOut={lines.length > 1 ? () => takeOut(place) : undefined}
        />
      ))}
      {error && (
        <small id="lines-error" role="alert" className={styles.error}>
          {error}
        </small>
      )}
      <button type="button" className="outline" onClick={() => onChange([...lines, NO_LINE])}>
        Add another feed
      </button>
    </fieldset>
  )
}

interface LineProps {
  line: LineForm
  /** Its place, where there are several. */
  nth: string
  products: readonly Product[]
  isWrong: boolean
  onChange: (changes: Partial<LineForm>) => void
  /** None for the only line. */
  onTakeOut: (() => void) | undefined
}

function Line({ line, nth, products, isWrong, onChange, onTakeOut }: LineProps) {
  const offered = products.filter(({ id, isActive }) => isActive || String(id) === line.productId)
  return (
    <div className={styles.line}>
      <select
        aria-label={`Feed${nth}`}
        aria-invalid={isWrong && !line.productId ? true : undefined}
        value={line.productId}
        onChange={({ target }) => onChange({ productId: target.value, soldAt: '' })}
      >
        <option value="">Choose a feed</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <input
        aria-label={`Bags${nth}`}
        type="number"
        inputMode="numeric"
        min={1}
        value={line.quantity}
        aria-invalid={isWrong && line.productId ? true : undefined}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <button type="button" className="outline" aria-label={`Take out feed${nth}`} disabled={!onTakeOut} onClick={onTakeOut}>
        ×
      </button>
      <small>{figuresOf(line, products)}</small>
    </div>
  )
}

function figuresOf(line: LineForm, products: readonly Product[]): string {
  const product = products.find(({ id }) => String(id) === line.productId)
  if (!product) return ''
  const price = priceOf(line, products)
  const bags = /^\d{1,6}$/.test(line.quantity) ? Number(line.quantity) : 0
  return `${formatRupees(price)} a bag, ${formatRupees(totalPrice(price, bags))}; ${product.stockQuantity} in stock`
}
