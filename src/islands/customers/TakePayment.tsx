import { typedRupees } from '~/domain/amounts'
import type { CustomerBalance, CustomerOrder } from '~/domain/customers/customer-balances-schema'
import { owedOf } from '~/domain/customers/ledger'
import { firstOpenDay } from '~/domain/customers/open-days'
import { indianDay } from '~/domain/dates'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import EntryFoot from './EntryFoot'
import { useEntryForm } from './entry-form'
import PaymentMethods from './PaymentMethods'

interface Props {
  customer: Pick<CustomerBalance, 'id' | 'name' | 'balance' | 'advance'>
  /** The orders to choose from. */
  orders?: readonly CustomerOrder[]
  /** The preselected order. */
  orderId?: number
  onClose: () => void
}

const EMPTY = { kind: 'payment', method: 'cash', reference: '', note: '' } as const

const leftOf = ({ due, paid }: CustomerOrder) => paiseIn(due) - paiseIn(paid)

/** Books a payment. The amount is prefilled with what is owed. */
export default function TakePayment({ customer, orders = [], orderId, onClose }: Props) {
  const today = indianDay(new Date())
  const open = orders.filter((order) => leftOf(order) > 0)
  const wanted = open.find(({ id }) => id === orderId)
  const owed = wanted ? leftOf(wanted) : owedOf(customer)
  const entry = useEntryForm(
    customer.id,
    {
      ...EMPTY,
      amount: owed > 0 ? rupees(owed).replace(/\.00$/, '') : '',
      orderId: wanted ? String(wanted.id) : '',
      date: today,
    },
    ({ amount }) => {
      showToast('Payment taken', `${formatRupees(rupees(Math.abs(paiseOwed(typedRupees(amount)))))} of ${customer.name}.`)
      onClose()
    },
  )
  const { form, change, field, errors, element, submit, mayClose } = entry
  const choices = open.map(
    (order) => [String(order.id), `Order #${order.id}, ${formatRupees(rupees(leftOf(order)))} left`] as const,
  )
  return (
    <Dialog title={`Payment of ${customer.name}`} onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label={`Payment of ${customer.name}`}>
        <Field label="Amount (₹)" required inputMode="decimal" autoComplete="off" {...field('amount')} />
        <PaymentMethods chosen={form.method} onChoose={(method) => change({ method })} />
        <Field
          label="Reference"
          autoComplete="off"
          hint="The UTR of a transfer, the number of a cheque or receipt."
          {...field('reference')}
        />
        {choices.length > 0 && (
          <ChoiceField
            label="For"
            choices={[['', 'On account, the oldest debt first'], ...choices]}
            value={form.orderId}
            onChange={({ target }) => change({ orderId: target.value })}
          />
        )}
        {errors.orderId && <p role="alert">{errors.orderId}</p>}
        <Field label="Day" required type="date" min={firstOpenDay(today)} max={today} {...field('date')} />
        <Field label="Note" {...field('note')} />
        <EntryFoot entry={entry} words="Take payment" />
      </form>
    </Dialog>
  )
}
