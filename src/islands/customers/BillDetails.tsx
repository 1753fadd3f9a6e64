import { useState } from 'react'
import { typedRupees } from '~/domain/amounts'
import { type Bill, MAX_CREDIT_REASON, type NewCreditNote, newCreditNote } from '~/domain/customers/bills-schema'
import { leftOfBill } from '~/domain/customers/listed-bills'
import { fieldErrors } from '~/domain/field-errors'
import { formatRupees, rupees } from '~/domain/money'
import { creditBill } from '~/stores/bills'
import { AnswerError } from '~/stores/client'
import { showToast } from '~/stores/toasts'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import Notice from '../ui/Notice'
import Switch from '../ui/Switch'
import { type FieldErrors, type Outcome, useSubmission } from '../ui/submission'
import styles from './Bills.module.css'
import PrintBills from './PrintBills'
import PrintedBill from './PrintedBill'

interface Props {
  bill: Bill
  /** Opens another paper by its number. */
  onOpen: (number: string) => void
  onClose: () => void
}

/** One paper as it prints, with what belongs to it. */
export default function BillDetails({ bill, onOpen, onClose }: Props) {
  const { number, kind, creditOf, credits, orderId } = bill
  const others = [...(creditOf ? [creditOf] : []), ...credits.map((credit) => credit.number)]
  return (
    <Dialog title={number} onClose={onClose}>
      <div className="actions">
        <PrintBills bills={[bill]} label="Print" />
        <a className="button outline" href={`/admin-orders?order=${orderId}`}>
          Order #{orderId}
        </a>
        {others.map((other) => (
          <button key={other} type="button" className="outline" onClick={() => onOpen(other)}>
            {other}
          </button>
        ))}
      </div>
      <div className={styles.preview}>
        <PrintedBill bill={bill} />
      </div>
      {kind === 'bill' && leftOfBill(bill) > 0 && <CreditNote bill={bill} />}
    </Dialog>
  )
}

/** Writes a credit note: how much is taken back of a bill, and why. */
function CreditNote({ bill }: { bill: Bill }) {
  const left = rupees(leftOfBill(bill))
  const [form, setForm] = useState<CreditForm>(NO_CREDIT)
  const change = (changes: Partial<CreditForm>) => setForm({ ...form, ...changes })
  const { element, errors, failure, isSending, submit } = useSubmission<CreditForm>({
    form,
    check: () => checkCredit(form),
    send: () => sendCredit(bill, form, () => setForm(NO_CREDIT)),
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
        <Switch
          label="The goods came back: all bags go into the stock again"
          isOn={form.goodsReturned}
          onChange={(goodsReturned) => change({ goodsReturned })}
        />
        {errors.goodsReturned && <p role="alert">{errors.goodsReturned}</p>}
        <button type="submit" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Writing...' : 'Write credit note'}
        </button>
        <p>
          A credit note stays for good. Where all of a bill is taken back and the goods stay with the customer, such as to mend a
          GSTIN, the order waits to be billed again. Some bags that came back are entered under Products.
        </p>
        <Notice>{failure}</Notice>
      </form>
    </details>
  )
}

/** A credit note as it is typed. */
interface CreditForm {
  amount: string
  reason: string
  goodsReturned: boolean
}

const NO_CREDIT: CreditForm = { amount: '', reason: '', goodsReturned: false }

/** What is sent: an empty amount is left out. */
const noteOf = ({ amount, ...note }: CreditForm) => (amount.trim() === '' ? note : { ...note, amount: typedRupees(amount) })

const checkCredit = (form: CreditForm): FieldErrors<CreditForm> => fieldErrors(newCreditNote, noteOf(form))

/** Sends a credit note; `onDone` is called once it is written. */
async function sendCredit(bill: Bill, form: CreditForm, onDone: () => void): Promise<Outcome<CreditForm>> {
  try {
    const { number } = await creditBill(bill, noteOf(form) as NewCreditNote)
    onDone()
    showToast('Credit note written', `${number} takes back what it says of ${bill.number}.`)
    return { state: 'done' }
  } catch (error) {
    const problem = error instanceof AnswerError ? error.problem : undefined
    if (problem?.status === 401) return { state: 'signed out' }
    if (problem?.errors) return { state: 'refused', errors: errorsAt(problem.errors) }
    return { state: 'failed', sentence: problem?.detail ?? 'The credit note is not written yet. Please try again.' }
  }
}

const errorsAt = (errors: readonly { path: string; message: string }[]): FieldErrors<CreditForm> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))
