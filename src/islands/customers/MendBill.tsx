import { type Bill, mendedBill } from '~/domain/customers/bills-schema'
import { MAX_NAME } from '~/domain/text-limits'
import { mendBill } from '~/stores/customers/bills'
import { showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import { useForm } from '../ui/form'
import Notice from '../ui/Notice'
import styles from './Bills.module.css'

interface Props {
  bill: Bill
  /** Called with the number of the new bill. */
  onMended: (number: string) => void
}

/** Replaces a bill by one with another name or GSTIN, in one step. */
export default function MendBill({ bill, onMended }: Props) {
  const { name, gstin } = bill.recipient
  const { field, sentence, element, isSending, submit } = useForm({
    saved: { name, gstin },
    schema: mendedBill,
    toInput: (form: { name: string; gstin: string }) => ({
      ...(form.name !== name && { name: form.name }),
      ...(form.gstin !== gstin && { gstin: form.gstin }),
    }),
    send: (mended) => mendBill(bill.number, mended),
    onDone(_, { number }) {
      showToast('Bill mended', `${number} replaces ${bill.number}.`)
      onMended(number)
    },
  })
  return (
    <details className={styles.more}>
      <summary>Mend the name or GSTIN</summary>
      <form ref={element} className={styles.credit} noValidate onSubmit={submit} aria-label="Mend the bill">
        <Field label="Name" required maxLength={MAX_NAME} {...field('name')} />
        <Field label="GSTIN" autoComplete="off" hint="As it is, the one of the customer is used." {...field('gstin')} />
        <button type="submit" className="outline" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Writing...' : 'Take back and bill again'}
        </button>
        <p>A credit note takes back what is left of this bill, and a new bill has its goods, prices and payments.</p>
        <Notice>{sentence}</Notice>
      </form>
    </details>
  )
}
