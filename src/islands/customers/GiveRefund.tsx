import { typedRupees } from '~/domain/amounts'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { firstOpenDay } from '~/domain/customers/open-days'
import { indianDay } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import EntryFoot from './EntryFoot'
import { useEntryForm } from './entry-form'
import PaymentMethods from './PaymentMethods'

interface Props {
  customer: Pick<CustomerDetails, 'id' | 'name' | 'orders'>
  onClose: () => void
}

/** Books a refund of the advance, or of what was paid for an order. */
export default function GiveRefund({ customer: { id, name, orders }, onClose }: Props) {
  const today = indianDay(new Date())
  const first = { kind: 'refund', amount: '', method: 'cash', reference: '', orderId: '', date: today, note: '' } as const
  const entry = useEntryForm(id, first, ({ amount }) => {
    showToast('Refund saved', `${formatRupees(typedRupees(amount))} given back to ${name}.`)
    onClose()
  })
  const { form, change, field, errors, element, submit, mayClose } = entry
  const paid = orders.flatMap((order) =>
    order.refundable === '0.00'
      ? []
      : [[String(order.id), `Order #${order.id}, ${formatRupees(order.refundable)} paid`] as const],
  )
  return (
    <Dialog title={`Refund to ${name}`} onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label={`Refund to ${name}`}>
        <Field label="Amount (₹)" required inputMode="decimal" autoComplete="off" {...field('amount')} />
        <PaymentMethods chosen={form.method} onChoose={(method) => change({ method })} />
        <Field label="Reference" autoComplete="off" hint="The UTR of your own transfer." {...field('reference')} />
        {paid.length > 0 && (
          <ChoiceField
            label="Out of"
            choices={[['', 'What is in advance'], ...paid]}
            value={form.orderId}
            onChange={({ target }) => change({ orderId: target.value })}
          />
        )}
        {errors.orderId && <p role="alert">{errors.orderId}</p>}
        <Field label="Day" required type="date" min={firstOpenDay(today)} max={today} {...field('date')} />
        <Field label="Note" {...field('note')} />
        <EntryFoot entry={entry} words="Save refund" />
      </form>
    </Dialog>
  )
}
