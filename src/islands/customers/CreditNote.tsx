import { useState } from 'react'
import { type Bill, MAX_CREDIT_REASON } from '~/domain/customers/bills-schema'
import { leftOfBill } from '~/domain/customers/listed-bills'
import { formatRupees, rupees } from '~/domain/money'
import Field from '../ui/Field'
import Notice from '../ui/Notice'
import { useSubmission } from '../ui/submission'
import styles from './Bills.module.css'
import { type CreditForm, checkCredit, sendCredit } from './credit-form'

/** Writes a credit note: how much is taken back of a bill, and why. */
export default function CreditNote({ bill }: { bill: Bill }) {
  const left = rupees(leftOfBill(bill))
  const [form, setForm] = useState<CreditForm>({ amount: '', reason: '' })
  const change = (changes: Partial<CreditForm>) => setForm({ ...form, ...changes })
  const { element, errors, failure, isSending, submit } = useSubmission<CreditForm>({
    form,
    check: () => checkCredit(form),
    send: () => sendCredit(bill, form, () => setForm({ amount: '', reason: '' })),
  })
  return (
    <details className={styles.more}>
      <summary>Take back by a credit note</summary>
      <form ref={element} className={styles.credit} noValidate onSubmit={submit} aria-label="Credit note">
        <Field
          label="Amount in rupees"
          name="amount"
          inputMode="decimal"
          hint={`Without one, all that is left of this bill is taken back: ${formatRupees(left)}.`}
          value={form.amount}
          error={errors.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Field
          label="Reason"
          name="reason"
          required
          maxLength={MAX_CREDIT_REASON}
          hint="The customer reads it, such as: 2 bags came back wet."
          value={form.reason}
          error={errors.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <button type="submit" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Writing...' : 'Write credit note'}
        </button>
        <p>A credit note stays for good. It lowers what the customer owes; stock that came back is entered under Products.</p>
        <Notice>{failure}</Notice>
      </form>
    </details>
  )
}
