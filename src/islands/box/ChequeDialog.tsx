import { typedRupees } from '~/domain/amounts'
import { type Cheque, type ChequeDecision, chequeDecision } from '~/domain/box/box-schema'
import { formatDate, indianDay } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { decideCheque } from '~/stores/box/box'
import { showToast } from '~/stores/toasts'
import EditDialog from '../ui/EditDialog'
import Fields, { type FormField } from '../ui/Fields'
import { useForm } from '../ui/form'

interface Props {
  cheque: Cheque
  state: ChequeDecision['state']
  onClose: () => void
}

type Form = Record<'date' | 'charge', string>

const TITLES = { cleared: 'Cheque cleared', bounced: 'Cheque bounced' } as const

const CHARGE: FormField<keyof Form> = {
  ...{ name: 'charge', label: 'Charge of the bank (₹)', kind: 'amount', autoComplete: 'off' },
  hint: 'It becomes an expense.',
}

/** Marks a cheque as cleared or bounced on a day. */
export default function ChequeDialog({ cheque, state, onClose }: Props) {
  const { entryId, number, bank, customerName, amount, chequeDate, date } = cheque
  const today = indianDay(new Date())
  const earliest = state === 'cleared' && chequeDate > date ? chequeDate : date
  const editing = useForm<Form, ChequeDecision, Cheque>({
    draft: `cheques/${entryId}/${state}`,
    saved: { date: today, charge: '' },
    schema: chequeDecision,
    toInput: (form: Form) => ({ state, date: form.date, ...(form.charge.trim() && { charge: typedRupees(form.charge) }) }),
    send: (input, key) => decideCheque(entryId, input, key),
    onDone: () => {
      showToast(TITLES[state], `${formatRupees(amount)} of ${customerName}.`)
      onClose()
    },
  })
  const day: FormField<keyof Form> = { name: 'date', label: 'Day', kind: 'date', required: true, min: earliest, max: today }
  return (
    <EditDialog title={TITLES[state]} editing={editing} onClose={onClose}>
      <p>
        {[`${formatRupees(amount)} of ${customerName}`, number && `cheque ${number}`, bank].filter(Boolean).join(', ')}
        {chequeDate > date && `, for ${formatDate(chequeDate)}`}
      </p>
      {state === 'bounced' && <p>The payment is taken back, and the page of the order tells the buyer.</p>}
      <Fields of={state === 'bounced' ? [day, CHARGE] : [day]} field={editing.field} />
    </EditDialog>
  )
}
