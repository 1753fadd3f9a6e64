import { comparisonWords } from '~/domain/analytics/comparison'
import type { Analytics } from '~/domain/analytics/schema'
import { formatDate, formatDay } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { formatWholeRupees, paiseIn, rupees, sumOf } from '~/domain/money'
import Stats from '../ui/Stats'
import Chart from './Chart'
import styles from './Chart.module.css'
import DayBars from './DayBars'
import NamedBars from './NamedBars'

const CHARTED_PRODUCTS = 10

const wholeRupees = (paise: number) => formatWholeRupees(rupees(paise))
const NO_ORDERS = 'No orders in this period.'

type Day = Analytics['days'][number]

/** The sales of a period compared with the previous one, by day, product and district. */
export default function Sales({ analytics }: { analytics: Analytics }) {
  const { from, to, days, period, before } = analytics
  const compared = (now: number, then: number) => comparisonWords(now, then, days.length)
  const { cancelled } = period
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">
        Sales, {formatDate(from)} to {formatDate(to)}
      </h2>
      <Stats
        label="The period in figures"
        stats={[
          [
            'Revenue without cancelled orders',
            formatWholeRupees(period.revenue),
            compared(paiseIn(period.revenue), paiseIn(before.revenue)),
          ],
          [
            'Revenue with cancelled orders',
            formatWholeRupees(sumOf([period.revenue, cancelled.revenue])),
            `${indianNumber(cancelled.orders)} cancelled, ${formatWholeRupees(cancelled.revenue)}`,
          ],
          ['Orders not cancelled', period.orders, compared(period.orders, before.orders)],
          ['Visits', period.visits, compared(period.visits, before.visits)],
        ]}
      />
      <div className={`columns ${styles.charts}`}>
        <ByDay days={days} />
        <div className={styles.column}>
          <ByDistrict districts={analytics.districts} />
          <ByProduct products={analytics.products} />
        </div>
      </div>
    </section>
  )
}

function ByDay({ days }: { days: readonly Day[] }) {
  const amounts = (amountOf: (sales: Day['now']) => number) =>
    days.map(({ day, now, before }) => ({ day, amount: amountOf(now), before: amountOf(before) }))
  const isEmpty = days.every(({ now, before }) => now.orders + now.visits + before.orders + before.visits === 0)
  return (
    <Chart
      title="Revenue and orders by day, without cancelled ones"
      columns={['Day', 'Orders', 'Revenue', 'Visits', 'Revenue before']}
      rows={[...days]
        .reverse()
        .map(({ day, now, before }) => [
          formatDay(day),
          indianNumber(now.orders),
          formatWholeRupees(now.revenue),
          indianNumber(now.visits),
          formatWholeRupees(before.revenue),
        ])}
      empty={isEmpty ? NO_ORDERS : undefined}
    >
      <DayBars name="Revenue" unit="rupees" days={amounts(({ revenue }) => paiseIn(revenue))} format={wholeRupees} />
      <DayBars name="Orders" days={amounts(({ orders }) => orders)} format={indianNumber} />
    </Chart>
  )
}

function ByDistrict({ districts }: Pick<Analytics, 'districts'>) {
  const sold = districts.filter(({ revenue }) => paiseIn(revenue) > 0)
  const bars = sold.map(({ district, revenue }) => ({ key: district, label: district, amount: paiseIn(revenue) }))
  const isEmpty = districts.every(({ orders, visits }) => orders + visits === 0)
  return (
    <Chart
      title="Visits, orders and revenue by district"
      columns={['District', 'Visits', 'Orders', 'Revenue']}
      rows={districts.map(({ district, visits, orders, revenue }) => [
        district,
        indianNumber(visits),
        indianNumber(orders),
        formatWholeRupees(revenue),
      ])}
      empty={isEmpty ? 'No visits and no orders in this period.' : undefined}
    >
      <NamedBars name="Revenue by district" bars={bars.sort((a, b) => b.amount - a.amount)} format={wholeRupees} />
    </Chart>
  )
}

function ByProduct({ products }: Pick<Analytics, 'products'>) {
  return (
    <Chart
      title="Revenue and orders by product, without cancelled ones"
      columns={['Product', 'Orders', 'Bags', 'Revenue']}
      rows={products.map(({ name, orders, bags, revenue }) => [
        name,
        indianNumber(orders),
        indianNumber(bags),
        formatWholeRupees(revenue),
      ])}
      empty={products.length === 0 ? NO_ORDERS : undefined}
    >
      <NamedBars
        name="Revenue by product"
        bars={products
          .slice(0, CHARTED_PRODUCTS)
          .map(({ productId, name, revenue }) => ({ key: productId, label: name, amount: paiseIn(revenue) }))}
        format={wholeRupees}
      />
    </Chart>
  )
}
