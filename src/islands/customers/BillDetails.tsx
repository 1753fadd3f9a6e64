import { typedRupees } from '~/domain/amounts'
import { type Bill, MAX_CREDIT_REASON, newCreditNote } from '~/domain/customers/bills-schema'
import { leftOfBill } from '~/domain/customers/listed-bills'
import { formatRupees, rupees } from '~/domain/money'
import { creditBill } from '~/stores/customers/bills'
import { showToast } from '~/stores/toasts'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import { useForm } from '../ui/form'
import Notice from '../ui/Notice'
import Switch from '../ui/Switch'
import styles from './Bills.module.css'
import PrintBills from './PrintBills'
import PrintedBill from './PrintedBill'

interface Props {
  bill: Bill
  /** Opens another document by its number. */
  onOpen: (number: string) => void
  onClose: () => void
}

/** A document as printed, with related data. */
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

/** Creates a credit note with amount and reason. */
function CreditNote({ bill }: { bill: Bill }) {
  const left = rupees(leftOfBill(bill))
  const { form, change, field, errors, sentence, element, isSending, submit } = useForm({
    saved: NO_CREDIT,
    schema: newCreditNote,
    toInput: noteOf,
    send: (note) => creditBill(bill, note),
    onDone(_, { number }) {
      change(NO_CREDIT)
      showToast('Credit note written', `${number} takes back what it says of ${bill.number}.`)
    },
  })
  return (
    <details className={styles.more}>
      <summary>Take back by a credit note</summary>
      <form ref={element} className={styles.credit} noValidate onSubmit={submit} aria-label="Credit note">
        <Field
          label="Amount in rupees"
          inputMode="decimal"
          hint={`Without one, all that is left of this bill is taken back: ${formatRupees(left)}.`}
          {...field('amount')}
        />
        <Field
          label="Reason"
          required
          maxLength={MAX_CREDIT_REASON}
          hint="The customer reads it, such as: 2 bags came back wet."
          {...field('reason')}
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
        <Notice>{sentence}</Notice>
      </form>
    </details>
  )
}

/** The form of a credit note. */
interface CreditForm {
  amount: string
  reason: string
  goodsReturned: boolean
}

const NO_CREDIT: CreditForm = { amount: '', reason: '', goodsReturned: false }

/** The request body; an empty amount is omitted. */
const noteOf = ({ amount, ...note }: CreditForm) => (amount.trim() === '' ? note : { ...note, amount: typedRupees(amount) })
