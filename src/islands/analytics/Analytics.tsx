import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatShare, sharesOf } from '~/domain/analytics/analytics'
import type { Analytics as Figures } from '~/domain/analytics/schema'
import { indianNumber } from '~/domain/indian-numbers'
import { formatWholeRupees } from '~/domain/money'
import { $analytics, askAnalytics, refreshAnalytics } from '~/stores/analytics'
import LoadFailed from '../ui/LoadFailed'
import { useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import PeriodChoice from './PeriodChoice'
import { daysOfPeriod } from './periods'
import Recent from './Recent'
import styles from './Recent.module.css'
import Sales from './Sales'
import Visits from './Visits'

const SHOWN_AT_FIRST = { period: '30', from: '', to: '' }

/** Figures of the shop. An island, because its charts need the session and a period to choose. */
export default function Analytics() {
  const { state, value, sentence } = useStore($analytics)
  const [asked, setAsked] = useQueryParameters(SHOWN_AT_FIRST)
  const { from, to } = daysOfPeriod(asked, new Date())
  const isFirst = value === undefined && state === 'loading'
  useEffect(() => askAnalytics({ from, to }), [from, to])
  return (
    <Screen title="Analytics Dashboard">
      {state === 'failed' && (
        <LoadFailed onRetry={sentence ? undefined : refreshAnalytics}>
          {sentence ?? 'Some figures cannot be reached just now.'}
        </LoadFailed>
      )}
      <Overview overview={value?.overview} />
      <div className={styles.pair}>
        <RecentRows value={value} />
      </div>
      {isFirst ? (
        <p aria-busy="true">Counting the orders…</p>
      ) : (
        <PeriodChoice {...asked} from={asked.from || from} to={asked.to || to} onChange={setAsked} />
      )}
      {value && <Sales analytics={value} />}
      <Visits isHidden={isFirst} />
    </Screen>
  )
}

function Overview({ overview }: { overview: Figures['overview'] | undefined }) {
  const { conversion, averageOrder, completion } = sharesOf(overview)
  const known = (figure: (known: Figures['overview']) => string | number) => (overview ? figure(overview) : '…')
  return (
    <>
      <Stats
        label="The shop in figures"
        stats={[
          ['Total Revenue', known(({ revenue }) => formatWholeRupees(revenue)), '+12% from last month'],
          ['Total Orders', known(({ orders }) => orders), '+8% from last month'],
          ['Total Inquiries', known(({ contacts }) => contacts), '+15% from last month'],
          ['Active Products', known(({ activeProducts, products }) => `${activeProducts} / ${products}`), 'active of all'],
        ]}
      />
      <Stats
        label="What the figures make"
        stats={[
          ['Conversion Rate', known(() => formatShare(conversion)), 'orders for each inquiry'],
          ['Average Order Value', known(() => formatWholeRupees(averageOrder)), 'revenue for each order'],
          [
            'Order Completion',
            known(() => formatShare(completion)),
            known(({ delivered, orders }) => `${indianNumber(delivered)} of ${indianNumber(orders)} delivered`).toString(),
          ],
        ]}
      />
    </>
  )
}

function RecentRows({ value }: { value: Figures | undefined }) {
  return (
    <>
      <Recent
        title="Recent Orders"
        rows={value?.recentOrders ?? []}
        isLoading={value === undefined}
        empty="No orders yet."
        show={({ id, customerName, status, totalAmount }) => [
          <>
            <a href={`/admin-orders?order=${id}`}>
              #{id} {customerName}
            </a>
            <span>{status}</span>
          </>,
          formatWholeRupees(totalAmount),
        ]}
      >
        <a href="/admin-orders">View all orders</a>
      </Recent>
      <Recent
        title="Recent Inquiries"
        rows={value?.recentContacts ?? []}
        isLoading={value === undefined}
        empty="No inquiries yet."
        show={({ id, name, subject }) => [
          <>
            <a href={`/admin-contacts?contact=${id}`}>{name}</a>
            <span>{subject}</span>
          </>,
          '',
        ]}
      >
        <a href="/admin-messages">View all messages</a>
      </Recent>
    </>
  )
}
