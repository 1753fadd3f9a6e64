import { useStore } from '@nanostores/react'
import type { VisitReport } from '~/domain/analytics/visits-schema'
import { formatDay } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { $visits, refreshVisits } from '~/stores/analytics/visits'
import LoadFailed from '../ui/LoadFailed'
import Chart from './Chart'
import styles from './Chart.module.css'
import DayBars from './DayBars'
import NamedBars from './NamedBars'

const CHARTED_PAGES = 10
const EMPTY = 'No visits in the last 30 days.'

/** The visits of the last 30 days. Hidden until the content above has its final height. */
export default function Visits({ isHidden }: { isHidden: boolean }) {
  const { state, value } = useStore($visits)
  return (
    <section hidden={isHidden} aria-labelledby="visits" aria-busy={state === 'loading'}>
      <h2 id="visits">Visits of the last 30 days</h2>
      {state === 'loading' && <p>Counting the visits…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshVisits}>The visits cannot be reached just now.</LoadFailed>}
      {value && <VisitCharts report={value} />}
    </section>
  )
}

function VisitCharts({ report: { days, devices, pages, otherPages } }: { report: VisitReport }) {
  const hasVisits = days.some(({ visitors }) => visitors > 0)
  const hasViews = days.some(({ pageViews }) => pageViews > 0)
  const named = pages.map(({ page, pageViews }) => ({ key: page, label: page || '(no address)', amount: pageViews }))
  const others = otherPages > 0 ? [{ key: 'others', label: 'All other pages', amount: otherPages }] : []
  return (
    <div className={`columns ${styles.charts}`}>
      <Chart
        title="Visits by day"
        columns={['Day', 'Visits', 'New visitors', 'Page views']}
        rows={[...days]
          .reverse()
          .map(({ day, visitors, uniqueVisitors, pageViews }) => [
            formatDay(day),
            indianNumber(visitors),
            indianNumber(uniqueVisitors),
            indianNumber(pageViews),
          ])}
        empty={hasVisits || hasViews ? undefined : EMPTY}
      >
        <DayBars name="Visits" days={days.map(({ day, visitors }) => ({ day, amount: visitors }))} format={indianNumber} />
        <DayBars name="Page views" days={days.map(({ day, pageViews }) => ({ day, amount: pageViews }))} format={indianNumber} />
      </Chart>
      <div className={styles.column}>
        <Chart
          title="Page views by page"
          columns={['Page', 'Views']}
          rows={[...named, ...others].map(({ label, amount }) => [label, indianNumber(amount)])}
          empty={hasViews ? undefined : EMPTY}
        >
          <NamedBars name="Page views by page" bars={named.slice(0, CHARTED_PAGES)} format={indianNumber} />
        </Chart>
        <Chart
          title="Visits by device"
          columns={['Device', 'Visits']}
          rows={devices.map(({ device, visitors }) => [device, indianNumber(visitors)])}
          empty={hasVisits ? undefined : EMPTY}
        >
          <NamedBars
            name="Visits by device"
            bars={devices.map(({ device, visitors }) => ({ key: device, label: device, amount: visitors }))}
            format={indianNumber}
          />
        </Chart>
      </div>
    </div>
  )
}
