import { typedRupees } from '~/domain/amounts'
import { firstOfFinancialYear } from '~/domain/customers/bill-numbers'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { paidByName } from '~/domain/customers/ledger'
import { indianDay } from '~/domain/dates'
import { formatRupees, rupees } from '~/domain/money'
import { showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import { textFields } from '../ui/form'
import EntryFoot from './EntryFoot'
import { useEntryForm } from './entry-form'
import PaymentMethods from './PaymentMethods'

interface Props {
  customer: Pick<CustomerDetails, 'id' | 'name' | 'entries'>
  onClose: () => void
}

/** Writes down money that was given back: out of what is in advance, or of what was paid for an order. */
export default function GiveRefund({ customer: { id, name, entries }, onClose }: Props) {
  const today = indianDay(new Date())
  const paid = [...paidByName(entries)].filter(([, paise]) => paise > 0)
  const first = { kind: 'refund', amount: '', method: 'cash', reference: '', orderId: '', date: today, note: '' } as const
  const entry = useEntryForm(id, first, ({ amount }) => {
    showToast('Refund saved', `${formatRupees(typedRupees(amount))} given back to ${name}.`)
    onClose()
  })
  const { form, change, errors, element, submit, mayClose } = entry
  const field = textFields(form, errors, change)
  const orders = paid.map(
    ([orderId, paise]) => [String(orderId), `Order #${orderId}, ${formatRupees(rupees(paise))} paid`] as const,
  )
  return (
    <Dialog title={`Refund to ${name}`} onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label={`Refund to ${name}`}>
        <Field label="Amount (₹)" required inputMode="decimal" autoComplete="off" {...field('amount')} />
        <PaymentMethods chosen={form.method} onChoose={(method) => change({ method })} />
        <Field label="Reference" autoComplete="off" hint="The UTR of your own transfer." {...field('reference')} />
        {orders.length > 0 && (
          <ChoiceField
            label="Out of"
            choices={[['', 'What is in advance'], ...orders]}
            value={form.orderId}
            onChange={({ target }) => change({ orderId: target.value })}
          />
        )}
        {errors.orderId && <p role="alert">{errors.orderId}</p>}
        <Field label="Day" required type="date" min={firstOfFinancialYear(today)} max={today} {...field('date')} />
        <Field label="Note" {...field('note')} />
        <EntryFoot entry={entry} words="Save refund" />
      </form>
    </Dialog>
  )
}
