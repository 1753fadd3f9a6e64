import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import { startOfIndianWeek } from '~/domain/calendar-days'
import { AGES } from '~/domain/customers/ledger'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { formatRupees, paiseIn } from '~/domain/money'
import type { Known } from '~/stores/query'
import styles from './Dashboard.module.css'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const AGE_WORDS = { upTo30: 'to 30 days', upTo60: '31 to 60', over60: 'over 60' } as const
const METHODS = [
  ['upi', 'UPI'],
  ['cash', 'Cash'],
  ['bank', 'Bank'],
  ['cheque', 'Cheque'],
] as const

/** This week, what customers owe and today's payments; each links to its list. */
export default function Today({ state, value }: Pick<Known<Dashboard>, 'state' | 'value'>) {
  const unknown = state === 'failed' ? '–' : '…'
  const now = new Date()
  const today = indianDay(now)
  const monday = startOfIndianWeek(now)
  const rupees = (amount: string | undefined) => (amount === undefined ? unknown : formatRupees(amount))
  const paid = METHODS.filter(([method]) => value && value.receivedToday[method] !== '0.00')
  return (
    <div className={`stack ${styles.today}`}>
      <section aria-labelledby="week" className="card">
        <h2 id="week">
          <a href={`/admin-analytics?period=own&from=${indianDay(new Date(monday))}&to=${today}`}>This week</a>
        </h2>
        <strong>{rupees(value?.weeks.thisWeek.revenue)}</strong>
        <small>
          last week by now {rupees(value?.weeks.lastWeekByNow.revenue)} · in all {rupees(value?.weeks.lastWeek.revenue)}
        </small>
        <Days days={value?.days} now={Math.floor((now.getTime() - monday) / DAY)} />
        <small>The lines are last week. Cancelled orders are not counted.</small>
      </section>
      <section aria-labelledby="owed" className="card">
        <h2 id="owed">
          <a href="/admin-customers?owing=all">Customers owe</a>
        </h2>
        <strong>{rupees(value?.owed.owed)}</strong>
        <ul>
          {AGES.map((age) => (
            <li key={age} data-age={age} data-none={value?.owed.ages[age] === '0.00' || undefined}>
              <a href={`/admin-customers?owing=${age}`}>
                {AGE_WORDS[age]} <b>{rupees(value?.owed.ages[age])}</b>
              </a>
            </li>
          ))}
        </ul>
        {value && value.owed.notBilled !== '0.00' && <small>Not billed yet: {rupees(value.owed.notBilled)}</small>}
        {value && value.ofNobody.orders > 0 && <small>Of nobody: {rupees(value.ofNobody.owed)}</small>}
      </section>
      <section aria-labelledby="received" className="card">
        <h2 id="received">
          <a href={`/admin-day-book?from=${today}&to=${today}`}>Received today</a>
        </h2>
        <strong>{rupees(value?.receivedToday.total)}</strong>
        {paid.length > 0 && (
          <small>{paid.map(([method, name]) => `${name} ${rupees(value?.receivedToday[method])}`).join(' · ')}</small>
        )}
      </section>
    </div>
  )
}

/** A bar per day from Monday, with last week's as a line. `now` is the current day. */
function Days({ days, now }: { days: Dashboard['days'] | undefined; now: number }) {
  const amounts = (week: readonly string[] = []) => WEEKDAYS.map((_, index) => paiseIn(week[index] ?? '0.00'))
  const [sold, before] = [amounts(days?.thisWeek), amounts(days?.lastWeek)]
  const top = Math.max(1, ...sold, ...before)
  return (
    <ol className={`stack ${styles.days}`}>
      {WEEKDAYS.map((name, index) => (
        <li key={name} aria-current={index === now ? 'date' : undefined} title={formatRupees(days?.thisWeek[index] ?? '0.00')}>
          <svg aria-hidden="true">
            <rect y={`${100 - (100 * (sold[index] ?? 0)) / top}%`} width="100%" height="100%" />
            <line x2="100%" y1={yOf(before[index] ?? 0, top)} y2={yOf(before[index] ?? 0, top)} />
          </svg>
          {name}
        </li>
      ))}
    </ol>
  )
}

const yOf = (amount: number, top: number) => `${99 - (98 * amount) / top}%`
