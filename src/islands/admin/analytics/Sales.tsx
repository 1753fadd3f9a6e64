import { useMemo } from 'react'
import { formatDay } from '~/formats/dates'
import { indianNumber } from '~/formats/indian-numbers'
import { formatWholeRupees, paiseIn, rupees } from '~/rules/money'
import { salesByDay, salesByProduct } from '~/rules/sales'
import type { Order } from '~/schemas/orders'
import Chart from './Chart'
import styles from './Chart.module.css'
import DayBars from './DayBars'
import NamedBars from './NamedBars'

const DAYS = 30
const CHARTED_PRODUCTS = 10

const wholeRupees = (paise: number) => formatWholeRupees(rupees(paise))

/** Revenue and orders of the last 30 days, and by product since the beginning. */
export default function Sales({ orders }: { orders: readonly Order[] }) {
  const days = useMemo(() => salesByDay(orders, DAYS, new Date()), [orders])
  const products = useMemo(() => salesByProduct(orders), [orders])
  const amounts = (amountOf: (day: (typeof days)[number]) => number) =>
    days.map((day) => ({ day: day.day, amount: amountOf(day) }))
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">Sales</h2>
      <div className={styles.charts}>
        <Chart
          title="Revenue and orders by day"
          columns={['Day', 'Orders', 'Revenue']}
          rows={days
            .toReversed()
            .map(({ day, orders: count, revenue }) => [formatDay(day), indianNumber(count), formatWholeRupees(revenue)])}
          empty={days.every(({ orders: count }) => count === 0) ? 'No orders in the last 30 days.' : undefined}
        >
          <DayBars name="Revenue" days={amounts(({ revenue }) => paiseIn(revenue))} format={wholeRupees} />
          <DayBars name="Orders" days={amounts(({ orders: count }) => count)} format={indianNumber} />
        </Chart>
        <Chart
          title="Revenue and orders by product, since the beginning"
          columns={['Product', 'Orders', 'Bags', 'Revenue']}
          rows={products.map(({ name, orders: count, bags, revenue }) => [
            name,
            indianNumber(count),
            indianNumber(bags),
            formatWholeRupees(revenue),
          ])}
          empty={products.length === 0 ? 'Nothing has been sold yet.' : undefined}
        >
          <NamedBars
            name="Revenue by product"
            bars={products
              .slice(0, CHARTED_PRODUCTS)
              .map(({ productId, name, revenue }) => ({ key: productId, label: name, amount: paiseIn(revenue) }))}
            format={wholeRupees}
          />
        </Chart>
      </div>
    </section>
  )
}
