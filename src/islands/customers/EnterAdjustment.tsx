import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { indianDay } from '~/domain/dates'
import { showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import { textFields } from '../ui/form'
import EntryFoot from './EntryFoot'
import { useEntryForm } from './entry-form'

const KINDS = [
  ['adjustment', 'Adjustment'],
  ['opening', 'Opening balance'],
] as const

/** Charges or lets off an amount, or writes down what was owed before. */
export default function EnterAdjustment({
  customer,
  onClose,
}: {
  customer: Pick<CustomerBalance, 'id' | 'name'>
  onClose: () => void
}) {
  const today = indianDay(new Date())
  const first = { kind: 'adjustment', amount: '', method: '', reference: '', orderId: '', date: today, note: '' } as const
  const entry = useEntryForm(customer.id, first, () => {
    showToast('Saved', `The balance of ${customer.name} has changed.`)
    onClose()
  })
  const { form, change, errors, element, submit, mayClose } = entry
  const field = textFields(form, errors, change)
  return (
    <Dialog title={`Adjust the balance of ${customer.name}`} onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label={`Adjust the balance of ${customer.name}`}>
        <ChoiceField
          label="Kind"
          choices={KINDS}
          value={form.kind}
          onChange={({ target }) => change({ kind: target.value as (typeof KINDS)[number][0] })}
        />
        <Field
          label="Amount (₹)"
          required
          autoComplete="off"
          hint="Above zero the customer owes more; with a minus, less."
          {...field('amount')}
        />
        <Field label="Day" required type="date" max={today} {...field('date')} />
        <Field label="Note" {...field('note')} />
        <EntryFoot entry={entry} words="Save" />
      </form>
    </Dialog>
  )
}
