import type { ComponentProps } from 'react'
import { firstOpenDay } from '~/domain/customers/open-days'
import { indianDay } from '~/domain/dates'
import ChoiceField from '../ui/ChoiceField'
import Fields, { type FormField, type FormFields } from '../ui/Fields'
import { type EntryName, isByCheque } from './entry-form'
import LedgerEntryDialog from './LedgerEntryDialog'
import PaymentMethods from './PaymentMethods'

interface Props extends Omit<ComponentProps<typeof LedgerEntryDialog>, 'children'> {
  referenceHint: string
  /** The choice of the order that a payment is for; hidden without orders. */
  orders: { label: string; none: string; choices: readonly (readonly [id: string, words: string])[] }
}

const AMOUNT: FormField<EntryName> = { name: 'amount', label: 'Amount (₹)', kind: 'amount', required: true, autoComplete: 'off' }

/** Of a payment by cheque. */
export const CHEQUE_FIELDS: FormFields<'bank' | 'chequeDate'> = [
  [
    { name: 'bank', label: 'Bank of the cheque', autoComplete: 'off' },
    { name: 'chequeDate', label: 'Day on the cheque', kind: 'date', hint: 'If it is another day.' },
  ],
]

/** The dialog of a payment or refund: amount, method, order and date. */
export default function MoneyEntry({ entry, referenceHint, orders: { label, none, choices }, ...dialog }: Props) {
  const { form, change, field, errors } = entry
  const today = indianDay(new Date())
  return (
    <LedgerEntryDialog entry={entry} {...dialog}>
      <Fields of={[AMOUNT]} field={field} />
      <PaymentMethods chosen={form.method} onChoose={(method) => change({ method })} />
      <Fields of={[{ name: 'reference', label: 'Reference', autoComplete: 'off', hint: referenceHint }]} field={field} />
      {isByCheque(form) && <Fields of={CHEQUE_FIELDS} field={field} />}
      {choices.length > 0 && (
        <ChoiceField
          label={label}
          choices={[['', none], ...choices]}
          value={form.orderId}
          onChange={({ target }) => change({ orderId: target.value })}
        />
      )}
      {errors.orderId && (
        <p role="alert" className="error">
          {errors.orderId}
        </p>
      )}
      <Fields
        of={[
          { name: 'date', label: 'Day', kind: 'date', required: true, min: firstOpenDay(today), max: today },
          { name: 'note', label: 'Note' },
        ]}
        field={field}
      />
    </LedgerEntryDialog>
  )
}
