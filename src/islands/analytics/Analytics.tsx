import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { formatShare, newest, sharesOf } from '~/domain/analytics/analytics'
import type { Analytics as Figures } from '~/domain/analytics/schema'
import { formatDate, indianDay } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { formatWholeRupees } from '~/domain/money'
import { refusalOf } from '~/domain/period-schema'
import { $analytics, askAnalytics, refreshAnalytics } from '~/stores/analytics/analytics'
import LoadFailed from '../ui/LoadFailed'
import { type SetQueryParameters, useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import chartStyles from './Chart.module.css'
import { daysOfPeriod, PERIODS } from './periods'
import styles from './Recent.module.css'
import Sales from './Sales'
import Visits from './Visits'

const SHOWN_AT_FIRST = { period: '30', from: '', to: '' }

/** Statistics of the shop. An island, because its charts need the session and a period. */
export default function Analytics() {
  const { state, value } = useStore($analytics)
  const [asked, setAsked] = useQueryParameters(SHOWN_AT_FIRST)
  const { from, to } = daysOfPeriod(asked, new Date())
  const sentence = refusalOf({ from, to })
  const isFirst = value === undefined && state === 'loading' && !sentence
  useEffect(() => askAnalytics({ from, to }), [from, to])
  return (
    <Screen title="Analytics Dashboard">
      {(sentence || state === 'failed') && (
        <LoadFailed onRetry={sentence ? undefined : refreshAnalytics}>
          {sentence ?? 'Some figures cannot be reached just now.'}
        </LoadFailed>
      )}
      <Overview overview={value?.overview} />
      <div className={`columns ${styles.pair}`}>
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
        <a href="/admin-orders" className="alone">
          View all orders
        </a>
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
        <a href="/admin-messages" className="alone">
          View all messages
        </a>
      </Recent>
    </>
  )
}

interface Props {
  period: string
  from: string
  to: string
  onChange: SetQueryParameters<{ period: string; from: string; to: string }>
}

/** The choice of the period. */
function PeriodChoice({ period, from, to, onChange }: Props) {
  const date = (label: string, name: 'from' | 'to', value: string) => (
    <label>
      {label}
      <input
        type="date"
        value={value}
        max={indianDay(new Date())}
        onChange={({ target }) => onChange({ period: 'own', from, to, [name]: target.value }, 'replace')}
      />
    </label>
  )
  return (
    <search className={chartStyles.choice}>
      <label>
        Period
        <select
          value={period}
          onChange={({ target }) =>
            onChange({ period: target.value, ...(target.value === 'own' ? { from, to } : { from: '', to: '' }) })
          }
        >
          {Object.entries(PERIODS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {period === 'own' && date('From', 'from', from)}
      {period === 'own' && date('To', 'to', to)}
    </search>
  )
}

interface RecentProps<Row> {
  title: string
  /** Newest first. */
  rows: readonly Row[]
  isLoading: boolean
  empty: string
  /** The left and right part of a row. */
  show: (row: Row) => readonly [name: ReactNode, figure: ReactNode]
  children: ReactNode
}

/** The five newest rows of a list, and a link to all. */
function Recent<Row extends { id: number; createdAt: string }>(props: RecentProps<Row>) {
  const { title, rows, isLoading, empty, show, children } = props
  return (
    <section className={styles.recent} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 && <p aria-busy={isLoading}>{isLoading ? 'Loading…' : empty}</p>}
      {rows.length > 0 && (
        <ol className="list">
          {newest(rows).map((row) => {
            const [name, figure] = show(row)
            return (
              <li key={row.id}>
                <span>{name}</span>
                <span className={`figures ${styles.figure}`}>
                  {figure}{' '}
                  <time className="quiet" dateTime={row.createdAt}>
                    {formatDate(row.createdAt)}
                  </time>
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {children}
    </section>
  )
}
