import { formatRupees } from '~/domain/money'
import { ORDER_CHANNELS, type Order } from '~/domain/orders/schema'
import ChoiceField from '../ui/ChoiceField'
import Conflict from '../ui/Conflict'
import Dialog from '../ui/Dialog'
import editStyles from '../ui/EditDialog.module.css'
import Field from '../ui/Field'
import { textFields } from '../ui/form'
import Notice from '../ui/Notice'
import SaveButtons from '../ui/SaveButtons'
import CustomerSearch from './CustomerSearch'
import styles from './OrderEditor.module.css'
import OrderLines from './OrderLines'
import { useOrderEditing } from './order-editing'
import { chargeByTable, ORDER_LABELS, type OrderForm } from './order-form'

interface Props {
  /** The order that is edited; none for a new one. */
  order?: Order
  onSaved: (order: Order) => void
  onClose: () => void
}

const CHANNEL_WORDS = { web: 'Web', phone: 'Phone', whatsapp: 'WhatsApp' } as const

/** The form of an order: by the operator for a farmer who phones, or of one that is not dispatched yet. */
export default function OrderEditor({ order: before, onSaved, onClose }: Props) {
  const editing = useOrderEditing(before, onSaved)
  const { form, change, order, products, charges, errors, failure, differences, element, submit, isSending, mayClose } = editing
  const field = textFields(form, errors, change)
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
        <OrderFields form={form} field={field} byTable={chargeByTable(form, charges)} onChange={change} />
        <div className={editStyles.foot} data-foot>
          <Notice>{failure || errors['']}</Notice>
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
  form: OrderForm
  field: ReturnType<typeof textFields<OrderForm>>
  /** What delivery to the typed place costs by the table. */
  byTable: ReturnType<typeof chargeByTable>
  onChange: (changes: Partial<OrderForm>) => void
}

/** Where the order goes, what is added to its sum, and all else. */
function OrderFields({ form, field, byTable, onChange }: FieldsProps) {
  return (
    <>
      <Field label={ORDER_LABELS.street} isLong required {...field('street')} />
      <div className={editStyles.pair}>
        <Field label={ORDER_LABELS.zipCode} inputMode="numeric" required {...field('zipCode')} />
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
