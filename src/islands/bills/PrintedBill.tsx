import { amountInWords } from '~/formats/amount-in-words'
import { formatDate } from '~/formats/dates'
import { indianNumber } from '~/formats/indian-numbers'
import { isCancelled } from '~/rules/listed-bills'
import { paiseIn } from '~/rules/money'
import type { PrintedPaper } from '~/schemas/bills'
import styles from './PrintedBill.module.css'

export const BILL_SIZES = ['a4', 'a5', 'phone'] as const
export type BillSize = (typeof BILL_SIZES)[number]

interface Props {
  paper: PrintedPaper
  /** The page that it is printed on. */
  size?: BillSize
}

/** A bill of supply or a credit note, as it is shown and printed. It needs no script, so that a page of the server may use it. */
export default function PrintedBill({ paper, size = 'a4' }: Props) {
  const { kind, number, supplier, recipient, exemption, declaration, signatory, totalAmount } = paper
  const isBill = kind === 'bill'
  const title = isBill ? 'Bill of supply' : 'Credit note'
  return (
    <section className={styles.paper} data-size={size} aria-label={`${title} ${number}`} lang="en-IN" dir="ltr">
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
      {isBill && isCancelled(paper) && <p className={styles.stamp}>Cancelled</p>}
      <div className={styles.parties}>
        <div>
          <h3>{isBill ? 'Billed to' : 'To'}</h3>
          <strong>{recipient.name}</strong>
          <p>{recipient.address}</p>
          <p className={styles.numbers}>
            {recipient.phone && <span>Phone {recipient.phone}</span>} {recipient.gstin && <span>GSTIN {recipient.gstin}</span>}
          </p>
        </div>
        <Facts paper={paper} />
      </div>
      {isBill ? <Goods paper={paper} /> : <TakenBack paper={paper} />}
      <p className={styles.words}>{amountInWords(paiseIn(totalAmount))}</p>
      <Credits paper={paper} />
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

function Facts({ paper: { kind, number, date, orderId, creditOf, creditOfDate } }: { paper: PrintedPaper }) {
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

function Goods({ paper: { lines, discount, deliveryCharge, totalAmount } }: { paper: PrintedPaper }) {
  const goods = lines.reduce((sum, line) => sum + paiseIn(line.totalPrice), 0)
  const parts: (readonly [string, string])[] = [
    ...(paiseIn(discount) > 0 ? [['Less discount', `− ${amount(discount)}`] as const] : []),
    ...(paiseIn(deliveryCharge) > 0 ? [['Delivery', amount(deliveryCharge)] as const] : []),
  ]
  return (
    <table className={`${styles.goods} ${styles.lined}`}>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Goods</th>
          <th scope="col" className={styles.figure}>
            HSN
          </th>
          <th scope="col" className={styles.figure}>
            Quantity
          </th>
          <th scope="col" className={styles.figure}>
            Rate (₹)
          </th>
          <th scope="col" className={styles.amount}>
            Amount (₹)
          </th>
        </tr>
      </thead>
      <tbody>
        {[...lines.entries()].map(([place, { description, hsn, quantity, unit, unitPrice, totalPrice }]) => (
          <tr key={place}>
            <td className={styles.place}>{place + 1}</td>
            <td className={styles.description}>{description}</td>
            <td className={`${styles.figure} ${styles.hsn}`}>{hsn}</td>
            <td className={styles.figure}>
              {indianNumber(quantity)} {unit}
            </td>
            <td className={`${styles.figure} ${styles.rate}`}>{amount(unitPrice)}</td>
            <td className={styles.amount}>{amount(totalPrice)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {parts.length > 0 && <Sum name="Goods" value={indianNumber(goods / 100, 2, 2)} />}
        {parts.map(([name, value]) => (
          <Sum key={name} name={name} value={value} />
        ))}
        <Sum name="Total" value={`₹${amount(totalAmount)}`} isTotal />
      </tfoot>
    </table>
  )
}

function TakenBack({ paper: { reason, totalAmount } }: { paper: PrintedPaper }) {
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">What is taken back</th>
          <th scope="col" className={styles.amount}>
            Amount (₹)
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{reason}</td>
          <td className={styles.amount}>{amount(totalAmount)}</td>
        </tr>
      </tbody>
      <tfoot>
        <Sum name="Total" value={`₹${amount(totalAmount)}`} span={1} isTotal />
      </tfoot>
    </table>
  )
}

/** A line under the goods; its name goes over `span` columns. */
function Sum({ name, value, span = 5, isTotal = false }: { name: string; value: string; span?: number; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? styles.total : styles.sum}>
      <th scope="row" colSpan={span} className={styles.figure}>
        {name}
      </th>
      <td className={styles.amount}>{value}</td>
    </tr>
  )
}

function Credits({ paper: { credits } }: { paper: PrintedPaper }) {
  if (credits.length === 0) return null
  return (
    <p className={styles.credits}>
      Taken back by {credits.map(({ number, amount: credited }) => `credit note ${number}: ₹${amount(credited)}`).join('; ')}
    </p>
  )
}

const amount = (rupees: string) => indianNumber(paiseIn(rupees) / 100, 2, 2)
