import type { ReactNode } from 'react'
import { amountInWords } from '~/domain/customers/amount-in-words'
import type { BillDocument } from '~/domain/customers/bills-schema'
import { isExempt, titleOfDocument } from '~/domain/customers/document-titles'
import { isCancelled } from '~/domain/customers/listed-bills'
import { formatDate } from '~/domain/dates'
import { gstOfBill } from '~/domain/gst/parts'
import { indianNumber } from '~/domain/indian-numbers'
import { paiseIn } from '~/domain/money'
import Mark from '../ui/Mark'
import styles from './PrintedBill.module.css'
import printedGoodsStyles from './PrintedGoods.module.css'
import sheet from './Sheet.module.css'

export const BILL_SIZES = ['a4', 'a5', 'phone'] as const
export type BillSize = (typeof BILL_SIZES)[number]

interface Props {
  bill: BillDocument
  /** The paper size. */
  size?: BillSize
  /** The payment code for the remaining amount. */
  code?: ReactNode
}

/** A bill of supply or a credit note, on screen and in print. It works without scripts, for server-rendered pages. */
export default function PrintedBill({ bill, size = 'a4', code }: Props) {
  const { kind, number, supplier, recipient, exemption, declaration, signatory, totalAmount } = bill
  const isBill = kind === 'bill'
  const isByLine = bill.lines.length > 0
  const title = titleOfDocument(bill)
  return (
    <section
      className={`${styles.bill} ${sheet.sheet}`}
      data-size={size}
      aria-label={`${title} ${number}`}
      lang="en-IN"
      dir="ltr"
    >
      <div className={styles.head}>
        <Mark />
        <div>
          <strong className={styles.name}>{supplier.name}</strong>
          {(supplier.legalName || supplier.registration) && (
            <p className={styles.address}>{[supplier.legalName, supplier.registration].filter(Boolean).join(' · ')}</p>
          )}
          <p className={styles.address}>{supplier.address}</p>
          <p className={`row ${styles.address} ${styles.numbers}`}>
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
          <p className={`row ${styles.numbers}`}>
            {recipient.phone && <span>Phone {recipient.phone}</span>} {recipient.gstin && <span>GSTIN {recipient.gstin}</span>}
          </p>
        </div>
        <Details bill={bill} />
      </div>
      {!isBill && isByLine && <p className={styles.credits}>{bill.reason}</p>}
      {isBill || isByLine ? <Goods bill={bill} title={title} /> : <TakenBack bill={bill} title={title} />}
      <p className={styles.words}>{amountInWords(paiseIn(totalAmount))}</p>
      <Credits bill={bill} />
      {code}
      <div className={styles.foot}>
        <div className={`stack ${styles.terms}`}>
          {(!isByLine || bill.lines.some(isExempt)) && <p>{exemption}</p>}
          {isBill && <p>{declaration}</p>}
        </div>
        <div className={styles.signature}>
          <span>For {supplier.legalName || supplier.name}</span>
          <span>{signatory}</span>
        </div>
      </div>
    </section>
  )
}

function Details({ bill: { kind, number, date, orderId, creditOf, creditOfDate } }: { bill: BillDocument }) {
  const details = [
    ['Number', number],
    ['Date', formatDate(date)],
    ...(kind === 'credit-note' ? [['Against bill', creditOf ?? ''] as const] : []),
    ...(creditOfDate ? [['Bill dated', formatDate(creditOfDate)] as const] : []),
    ['Order', `#${orderId}`],
  ] as const
  return (
    <dl>
      {details.map(([name, value]) => (
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

interface TableProps {
  bill: BillDocument
  title: string
}

/** The goods of a bill or credit note, discount and charges, and the total. */
function Goods({ bill, title }: TableProps) {
  const { lines, discount, deliveryCharge, totalAmount } = bill
  const goods = lines.reduce((sum, line) => sum + paiseIn(line.totalPrice), 0)
  const parts: (readonly [string, string])[] = [
    ...(paiseIn(discount) > 0 ? [['Less discount', `− ${rupeesIn(discount)}`] as const] : []),
    ...(paiseIn(deliveryCharge) > 0 ? [['Delivery', rupeesIn(deliveryCharge)] as const] : []),
  ]
  return (
    <table className={`${printedGoodsStyles.goods} ${printedGoodsStyles.lined}`}>
      <Heads
        running={<RunningHead bill={bill} title={title} />}
        heads={[
          ['No.', printedGoodsStyles.place],
          ['Goods'],
          ['HSN', printedGoodsStyles.figure],
          ['Quantity', printedGoodsStyles.figure],
          ['Rate (₹)', printedGoodsStyles.figure],
          ['Amount (₹)', printedGoodsStyles.amount],
        ]}
      />
      <tbody>
        {[...lines.entries()].map(([place, { description, hsn, quantity, unit, unitPrice, totalPrice }]) => (
          <tr key={place}>
            <td className={printedGoodsStyles.place}>{place + 1}</td>
            <td className={printedGoodsStyles.description}>{description}</td>
            <td className={`${printedGoodsStyles.figure} ${printedGoodsStyles.hsn}`}>{hsn}</td>
            <td className={printedGoodsStyles.figure}>
              {indianNumber(quantity)} {unit}
            </td>
            <td className={`${printedGoodsStyles.figure} ${printedGoodsStyles.rate}`}>{rupeesIn(unitPrice)}</td>
            <td className={printedGoodsStyles.amount}>{rupeesIn(totalPrice)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {parts.length > 0 && <Sum name="Goods" value={indianNumber(goods / 100, 2, 2)} />}
        {parts.map(([name, value]) => (
          <Sum key={name} name={name} value={value} />
        ))}
        {gstOfBill(bill).map(([name, paise]) => (
          <Sum key={name} name={`With ${name}`} value={indianNumber(paise / 100, 2, 2)} />
        ))}
        <Sum name="Total" value={`₹${rupeesIn(totalAmount)}`} isTotal />
      </tfoot>
    </table>
  )
}

/** The amount of a credit note without goods. */
function TakenBack({ bill, title }: TableProps) {
  const { reason, totalAmount } = bill
  return (
    <table className={printedGoodsStyles.goods}>
      <Heads
        running={<RunningHead bill={bill} title={title} />}
        heads={[['What is taken back'], ['Amount (₹)', printedGoodsStyles.amount]]}
      />
      <tbody>
        <tr>
          <td>{reason}</td>
          <td className={printedGoodsStyles.amount}>{rupeesIn(totalAmount)}</td>
        </tr>
      </tbody>
      <tfoot>
        <Sum name="Total" value={`₹${rupeesIn(totalAmount)}`} span={1} isTotal />
      </tfoot>
    </table>
  )
}

/** The running header from the second printed page on. */
const RunningHead = ({ bill: { number, date, supplier, recipient }, title }: TableProps) => (
  <div>
    <span>
      {title} {number} of {formatDate(date)}, {supplier.name}
    </span>
    <span>{recipient.name}</span>
  </div>
)

interface HeadsProps {
  heads: readonly (readonly [name: string, className?: string | undefined])[]
  running: ReactNode
}

/** The column headings, with the class of their cells. The running header above them is only for print. */
function Heads({ heads, running }: HeadsProps) {
  return (
    <thead>
      <tr className={printedGoodsStyles.running}>
        <td colSpan={heads.length}>{running}</td>
      </tr>
      <tr>
        {heads.map(([name, className]) => (
          <th key={name} scope="col" className={className}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A row below the goods; its label spans `span` columns. */
function Sum({ name, value, span = 5, isTotal = false }: { name: string; value: string; span?: number; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? printedGoodsStyles.total : printedGoodsStyles.sum}>
      <th scope="row" colSpan={span} className={printedGoodsStyles.figure}>
        {name}
      </th>
      <td className={printedGoodsStyles.amount}>{value}</td>
    </tr>
  )
}

/** Formats an amount for documents, such as 1,20,600.00. */
const rupeesIn = (rupees: string) => indianNumber(paiseIn(rupees) / 100, 2, 2)
