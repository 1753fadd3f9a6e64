import { useEffect, useState } from 'react'
import { typedRupees } from '~/domain/amounts'
import { type Bill, MAX_CREDIT_REASON, type NewCreditNote, newCreditNote } from '~/domain/customers/bills-schema'
import { creditedBags } from '~/domain/customers/credited-bags'
import type { RefundWay } from '~/domain/customers/ledger-schema'
import { leftOfBill } from '~/domain/customers/listed-bills'
import { formatRupees, rupees } from '~/domain/money'
import { creditBill, readBill } from '~/stores/customers/bills'
import { showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import { useForm } from '../ui/form'
import Notice from '../ui/Notice'
import Switch from '../ui/Switch'
import styles from './Bills.module.css'
import RefundFields from './RefundFields'

interface CreditForm {
  /** The bags of each line as typed, by its place. */
  [bags: `bags-${number}`]: string
  amount: string
  reason: string
  goodsReturned: boolean
  /** Whether the bags of each line go into the stock again. */
  lines: readonly boolean[]
  /** How what is paid too much is given back; it stays as advance without. */
  refund: RefundWay | undefined
}

const emptyOf = ({ lines }: Bill): CreditForm => ({
  amount: '',
  reason: '',
  goodsReturned: false,
  lines: lines.map(() => true),
  ...Object.fromEntries(lines.map((_, place) => [`bags-${place}`, ''])),
  refund: undefined,
})

/** The bags that no credit note took back yet, by line; undefined until the credit notes are read. */
function useBagsLeft(bill: Bill): readonly number[] | undefined {
  const [notes, setNotes] = useState<readonly Bill[]>([])
  const numbers = bill.credits.map(({ number }) => number).join()
  useEffect(() => {
    if (numbers === '') return
    let isCurrent = true
    Promise.all(numbers.split(',').map(readBill))
      .then((read) => isCurrent && setNotes(read))
      .catch((fault) => console.warn('Failed to read the credit notes:', fault))
    return () => {
      isCurrent = false
    }
  }, [numbers])
  if (notes.length !== bill.credits.length) return undefined
  const credited = creditedBags(bill, notes)
  return bill.lines.map(({ quantity }, place) => quantity - (credited[place] ?? 0))
}

/** Takes bags, an amount or all of a bill back by a credit note, and gives back what is then paid too much. */
export default function CreditNote({ bill }: { bill: Bill }) {
  const left = rupees(leftOfBill(bill))
  const bagsLeft = useBagsLeft(bill)
  const saved = emptyOf(bill)
  const { form, change, field, errors, sentence, element, isSending, submit } = useForm<CreditForm, NewCreditNote, Bill>({
    saved,
    schema: newCreditNote,
    toInput: noteOf,
    fieldAt: ([name = '', nth]): keyof CreditForm | '' => {
      const place = name === 'lines' ? backIn(form)[Number(nth)]?.item : undefined
      if (place !== undefined) return `bags-${place}`
      return name in saved || name === 'refund' ? (name as keyof CreditForm) : ''
    },
    send: (note) => creditBill(bill, note),
    onDone(_, { number, totalAmount }) {
      change(saved)
      showToast('Credit note written', `${number} takes back ${formatRupees(totalAmount)} of ${bill.number}.`)
    },
  })
  const isByLine = backIn(form).length > 0
  const setInStock = (place: number, isInStock: boolean) =>
    change({ lines: form.lines.map((each, at) => (at === place ? isInStock : each)) })
  return (
    <details className={styles.more}>
      <summary>Take back by a credit note</summary>
      <form ref={element} className={styles.credit} noValidate onSubmit={submit} aria-label="Credit note">
        <fieldset aria-describedby={errors.lines ? 'lines-error' : undefined}>
          <legend>Bags that came back</legend>
          {[...bill.lines.entries()].map(([place, { description }]) => (
            <div key={place} className={styles.bags}>
              <Field
                label={description}
                inputMode="numeric"
                hint={leftInWords(bagsLeft?.[place])}
                disabled={bagsLeft?.[place] === 0}
                {...field(`bags-${place}`)}
              />
              {bagsLeft?.[place] !== 0 && (
                <label>
                  <input
                    type="checkbox"
                    checked={form.lines[place] ?? true}
                    onChange={({ target }) => setInStock(place, target.checked)}
                  />
                  into the stock
                </label>
              )}
            </div>
          ))}
          {errors.lines && (
            <p id="lines-error" role="alert" className="error">
              {errors.lines}
            </p>
          )}
        </fieldset>
        <Field
          label="Amount in rupees"
          inputMode="decimal"
          hint={
            isByLine
              ? 'Without one, what these bags cost is taken back.'
              : `Without one, all that is left of this bill is taken back: ${formatRupees(left)}.`
          }
          {...field('amount')}
        />
        <Field
          label="Reason"
          required
          maxLength={MAX_CREDIT_REASON}
          hint="The customer reads it, such as: 2 bags came back wet."
          {...field('reason')}
        />
        {!isByLine && (
          <Switch
            label="The goods came back: all bags go into the stock again"
            isOn={form.goodsReturned}
            onChange={(goodsReturned) => change({ goodsReturned })}
          />
        )}
        {errors.goodsReturned && (
          <p role="alert" className="error">
            {errors.goodsReturned}
          </p>
        )}
        <Switch
          label="Give back what is then paid too much; otherwise it stays as advance"
          isOn={form.refund !== undefined}
          onChange={(isOn) => change({ refund: isOn ? { method: 'cash', reference: '' } : undefined })}
        />
        {form.refund && <RefundFields way={form.refund} error={errors.refund} onChange={(refund) => change({ refund })} />}
        <button type="submit" className="outline" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Writing...' : 'Write credit note'}
        </button>
        <p>A credit note stays for good. To mend a name or GSTIN, use the part below: it bills the order again at once.</p>
        <Notice>{sentence}</Notice>
      </form>
    </details>
  )
}

const leftInWords = (bags: number | undefined) => (bags === undefined ? '' : bags === 0 ? 'All came back.' : `of ${bags}`)

/** The lines of which bags were typed. */
const backIn = ({ lines, ...form }: CreditForm) =>
  lines.flatMap((goodsReturned, item) => {
    const bags = form[`bags-${item}`] ?? ''
    return bags.trim() === '' ? [] : [{ item, bags: Number(bags), goodsReturned }]
  })

/** The request body; empty fields are omitted. */
const noteOf = (form: CreditForm) => {
  const { amount, reason, refund, goodsReturned } = form
  const lines = backIn(form)
  return {
    reason,
    ...(amount.trim() !== '' && { amount: typedRupees(amount) }),
    ...(lines.length > 0 ? { lines } : { goodsReturned }),
    ...(refund && { refund }),
  }
}
