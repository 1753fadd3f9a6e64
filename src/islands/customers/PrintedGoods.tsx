import type { BillDocument } from '~/domain/customers/bills-schema'
import { indianNumber } from '~/domain/indian-numbers'
import { paiseIn } from '~/domain/money'
import styles from './PrintedGoods.module.css'

/** The goods of a bill, what was taken off and added, and their total. */
export function Goods({ bill: { lines, discount, deliveryCharge, totalAmount } }: { bill: BillDocument }) {
  const goods = lines.reduce((sum, line) => sum + paiseIn(line.totalPrice), 0)
  const parts: (readonly [string, string])[] = [
    ...(paiseIn(discount) > 0 ? [['Less discount', `− ${rupeesIn(discount)}`] as const] : []),
    ...(paiseIn(deliveryCharge) > 0 ? [['Delivery', rupeesIn(deliveryCharge)] as const] : []),
  ]
  return (
    <table className={`${styles.goods} ${styles.lined}`}>
      <Heads
        heads={[
          ['No.'],
          ['Goods'],
          ['HSN', styles.figure],
          ['Quantity', styles.figure],
          ['Rate (₹)', styles.figure],
          ['Amount (₹)', styles.amount],
        ]}
      />
      <tbody>
        {[...lines.entries()].map(([place, { description, hsn, quantity, unit, unitPrice, totalPrice }]) => (
          <tr key={place}>
            <td className={styles.place}>{place + 1}</td>
            <td className={styles.description}>{description}</td>
            <td className={`${styles.figure} ${styles.hsn}`}>{hsn}</td>
            <td className={styles.figure}>
              {indianNumber(quantity)} {unit}
            </td>
            <td className={`${styles.figure} ${styles.rate}`}>{rupeesIn(unitPrice)}</td>
            <td className={styles.amount}>{rupeesIn(totalPrice)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {parts.length > 0 && <Sum name="Goods" value={indianNumber(goods / 100, 2, 2)} />}
        {parts.map(([name, value]) => (
          <Sum key={name} name={name} value={value} />
        ))}
        <Sum name="Total" value={`₹${rupeesIn(totalAmount)}`} isTotal />
      </tfoot>
    </table>
  )
}

/** What a credit note takes back. */
export function TakenBack({ bill: { reason, totalAmount } }: { bill: BillDocument }) {
  return (
    <table className={styles.goods}>
      <Heads heads={[['What is taken back'], ['Amount (₹)', styles.amount]]} />
      <tbody>
        <tr>
          <td>{reason}</td>
          <td className={styles.amount}>{rupeesIn(totalAmount)}</td>
        </tr>
      </tbody>
      <tfoot>
        <Sum name="Total" value={`₹${rupeesIn(totalAmount)}`} span={1} isTotal />
      </tfoot>
    </table>
  )
}

/** The names of the columns, each with the class of its cells. */
function Heads({ heads }: { heads: readonly (readonly [name: string, className?: string | undefined])[] }) {
  return (
    <thead>
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

/** An amount as papers print it, such as 1,20,600.00. */
export const rupeesIn = (rupees: string) => indianNumber(paiseIn(rupees) / 100, 2, 2)
