import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import { startOfIndianWeek } from '~/domain/calendar-days'
import { indianDay } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees } from '~/domain/money'
import type { Known } from '~/stores/query'
import styles from './Waiting.module.css'

type Count = 'pendingOrders' | 'openEnquiries' | 'lowStock' | 'ordersToBill'

/** What may wait, in words for one and for many, and the screen that shows it. */
const WORK: readonly (readonly [Count, one: string, many: string, path: string])[] = [
  ['pendingOrders', 'pending order', 'pending orders', '/admin-orders?status=pending'],
  ['openEnquiries', 'unanswered enquiry', 'unanswered enquiries', '/admin-contacts?kind=enquiry&answered=no'],
  ['lowStock', 'feed running low', 'feeds running low', '/admin-products?stock=low'],
  ['ordersToBill', 'order to bill', 'orders to bill', '/admin-bills'],
]

/** What waits for the operator, what customers owe, and this week's sales; each opens its screen. */
export default function Waiting({ state, value }: Pick<Known<Dashboard>, 'state' | 'value'>) {
  const isIdle = value !== undefined && WORK.every(([count]) => value[count] === 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        Waiting for You
      </h2>
      <ul className={styles.cards}>
        {isIdle ? (
          <li className={styles.idle}>Nothing waits for you.</li>
        ) : (
          WORK.map(([count, one, many, path]) => (
            <li key={count}>
              <a href={path} data-waits={(value?.[count] ?? 0) > 0}>
                <strong>{value ? indianNumber(value[count]) : unknown(state)}</strong> {value?.[count] === 1 ? one : many}
              </a>
            </li>
          ))
        )}
        <li className={styles.wide}>
          <a href="/admin-customers?owing=all">
            Customers owe <strong>{value ? formatRupees(value.owed) : unknown(state)}</strong>
            {value && value.notBilled !== '0.00' && <span>Not billed yet: {formatRupees(value.notBilled)}</span>}
            {value && value.ofNobody.orders > 0 && <span>Of nobody: {formatRupees(value.ofNobody.owed)}</span>}
          </a>
        </li>
        <li className={styles.wide}>
          <a href={analyticsOfThisWeek(new Date())}>
            <Week state={state} weeks={value?.weeks} />
          </a>
        </li>
      </ul>
    </section>
  )
}

const analyticsOfThisWeek = (now: Date) =>
  `/admin-analytics?period=own&from=${indianDay(new Date(startOfIndianWeek(now)))}&to=${indianDay(now)}`

function Week({ state, weeks }: { state: Known<Dashboard>['state']; weeks: Dashboard['weeks'] | undefined }) {
  const rupees = (week: keyof Dashboard['weeks']) => (weeks ? formatRupees(weeks[week].revenue) : unknown(state))
  return (
    <>
      This week, since Monday <strong>{rupees('thisWeek')}</strong>
      <span>Last week by this time: {rupees('lastWeekByNow')}</span>
      <span>Last week in all: {rupees('lastWeek')}</span>
      <span>Cancelled orders are not counted.</span>
    </>
  )
}

const unknown = (state: Known<Dashboard>['state']) => (state === 'failed' ? '–' : '…')
