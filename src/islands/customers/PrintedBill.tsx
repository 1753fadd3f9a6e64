import { amountInWords } from '~/domain/customers/amount-in-words'
import type { BillDocument } from '~/domain/customers/bills-schema'
import { isCancelled } from '~/domain/customers/listed-bills'
import { formatDate } from '~/domain/dates'
import { paiseIn } from '~/domain/money'
import styles from './PrintedBill.module.css'
import { Goods, rupeesIn, TakenBack } from './PrintedGoods'
import sheet from './Sheet.module.css'

export const BILL_SIZES = ['a4', 'a5', 'phone'] as const
export type BillSize = (typeof BILL_SIZES)[number]

interface Props {
  bill: BillDocument
  /** The page that it is printed on. */
  size?: BillSize
}

/** A bill of supply or a credit note, as it is shown and printed. It needs no script, so that a page of the server may use it. */
export default function PrintedBill({ bill, size = 'a4' }: Props) {
  const { kind, number, supplier, recipient, exemption, declaration, signatory, totalAmount } = bill
  const isBill = kind === 'bill'
  const title = isBill ? 'Bill of supply' : 'Credit note'
  return (
    <section
      className={`${styles.paper} ${sheet.sheet}`}
      data-size={size}
      aria-label={`${title} ${number}`}
      lang="en-IN"
      dir="ltr"
    >
      <div className={styles.head}>
        <div>
          <strong className={styles.name}>{supplier.name}</strong>
          <p className={styles.address}>{supplier.address}</p>
          <p className={`${styles.address} ${styles.numbers}`}>
            {supplier.phone && <span>Phone {supplier.phone}</span>} {supplier.gstin && <span>GSTIN {supplier.gstin}</span>}
          </p>
        </div>
        <h2>{title}</h2>
      </div>
      {isBill && isCancelled(bill) && <p className={styles.stamp}>Cancelled</p>}
      <div className={styles.parties}>
        <div>
          <h3>{isBill ? 'Billed to' : 'To'}</h3>
          <strong>{recipient.name}</strong>
          <p>{recipient.address}</p>
          <p className={styles.numbers}>
            {recipient.phone && <span>Phone {recipient.phone}</span>} {recipient.gstin && <span>GSTIN {recipient.gstin}</span>}
          </p>
        </div>
        <Facts bill={bill} />
      </div>
      {isBill ? <Goods bill={bill} /> : <TakenBack bill={bill} />}
      <p className={styles.words}>{amountInWords(paiseIn(totalAmount))}</p>
      <Credits bill={bill} />
      <div className={styles.foot}>
        <div className={styles.terms}>
          <p>{exemption}</p>
          {isBill && <p>{declaration}</p>}
        </div>
        <div className={styles.signature}>
          <span>For {supplier.name}</span>
          <span>{signatory}</span>
        </div>
      </div>
    </section>
  )
}

function Facts({ bill: { kind, number, date, orderId, creditOf, creditOfDate } }: { bill: BillDocument }) {
  const facts = [
    ['Number', number],
    ['Date', formatDate(date)],
    ...(kind === 'credit-note' ? [['Against bill', creditOf ?? ''] as const] : []),
    ...(creditOfDate ? [['Bill dated', formatDate(creditOfDate)] as const] : []),
    ['Order', `#${orderId}`],
  ] as const
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Credits({ bill: { credits } }: { bill: BillDocument }) {
  if (credits.length === 0) return null
  return (
    <p className={styles.credits}>
      Taken back by {credits.map(({ number, amount: credited }) => `credit note ${number}: ₹${rupeesIn(credited)}`).join('; ')}
    </p>
  )
}
