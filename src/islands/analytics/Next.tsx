import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import { WORK, type Work } from '~/domain/analytics/work'
import { DAY } from '~/domain/day'
import { indianNumber } from '~/domain/indian-numbers'
import { CUSTOM_CONTENT_PATH } from '~/domain/notifications/notifications'
import { operatorMay } from '~/stores/account/own-role'
import type { Known } from '~/stores/query'
import PasswordReminder from '../ui/PasswordReminder'
import styles from './Dashboard.module.css'

const HOUR = 60 * 60_000

/** The texts of open work in singular and plural, its action, and the list that shows it. */
const WORDS: Record<Work, readonly [one: string, many: string, action: string, path: string]> = {
  confirm: ['order to confirm', 'orders to confirm', 'Confirm', '/admin-orders?queue=confirm'],
  ship: ['order to ship', 'orders to ship', 'Ship', '/admin-orders?queue=ship'],
  reported: ['order with a reported payment', 'orders with reported payments', 'Check', '/admin-orders?queue=reported'],
  cancel: ['wish to cancel', 'wishes to cancel', 'Decide', '/admin-orders?queue=cancel'],
  bill: ['order to bill', 'orders to bill', 'Make bills', '/admin-orders?queue=bill'],
  deliver: ['order on its way', 'orders on their way', 'Delivered', '/admin-orders?queue=deliver'],
  complaints: ['open complaint', 'open complaints', 'Answer', '/admin-contacts?kind=complaint'],
  enquiries: ['unanswered enquiry', 'unanswered enquiries', 'Answer', '/admin-contacts?kind=enquiry&answered=no'],
  lowStock: ['feed running low', 'feeds running low', 'Add stock', '/admin-products?stock=low'],
  certificates: ['certificate ends within a month', 'certificates end within a month', 'Renew', CUSTOM_CONTENT_PATH],
  overdue: ['customer owes for over 60 days', 'customers owe for over 60 days', 'Remind', '/admin-customers?owing=over60'],
}

/** Work that concerns money. */
const BOOKED: readonly Work[] = ['reported', 'bill', 'overdue']

/** What a new shop must configure, and where. */
export const SETTING: Record<Dashboard['setFirst'][number], readonly [words: string, path: string]> = {
  phone: ['The phone that buyers call', '/admin-settings?tab=company#support_phone'],
  payment: ['How buyers pay: a UPI ID or a bank account', '/admin-settings?tab=bills#upi_id'],
  delivery: ['What delivery costs', '/admin-settings?tab=delivery#delivery'],
  products: ['A feed that is active and in stock', '/admin-products'],
}

/** The operator's open work with links to the lists; empty queues are collapsed. */
export default function Next({ state, value }: Pick<Known<Dashboard>, 'state' | 'value'>) {
  const waiting = value ? WORK.filter((work) => value.next[work].count > 0) : WORK.slice(0, 5)
  const others = WORK.filter((work) => !waiting.includes(work))
  return (
    <section aria-labelledby="next" className={`card ${styles.next}`}>
      <h2 id="next">Next</h2>
      {value && value.setFirst.length > 0 && (
        <>
          <p>Set this first, then the shop can sell:</p>
          <ul>
            {value.setFirst.map((name) => (
              <li key={name}>
                <a href={SETTING[name][1]}>{SETTING[name][0]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {value?.setFirst.length === 0 && waiting.length === 0 && <p>Nothing waits for you.</p>}
      <ul>
        {waiting.map((work, index) => (
          <Row key={work} work={work} isFirst={index === 0} state={state} value={value} />
        ))}
      </ul>
      {value && waiting.length > 0 && others.length > 0 && (
        <details>
          <summary>
            Nothing waits in {others.length} {others.length === 1 ? 'other' : 'others'}
          </summary>
          <ul>
            {others.map((work) => (
              <li key={work}>
                <a href={WORDS[work][3]}>No {WORDS[work][1]}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {value?.showsSamples && (
        <p>
          Visitors see sample stars, badges, struck prices or certificates beside your real orders.{' '}
          <a href="/admin-settings?tab=website#show_sample_figures">Hide them</a>
        </p>
      )}
      {value && <PasswordReminder href="/admin-settings?tab=security&dialog=password" />}
    </section>
  )
}

interface RowProps extends Pick<Known<Dashboard>, 'state' | 'value'> {
  work: Work
  isFirst: boolean
}

function Row({ work, isFirst, state, value }: RowProps) {
  const [one, many, deed, path] = WORDS[work]
  const action = operatorMay(BOOKED.includes(work) ? 'book' : 'change') ? deed : 'View'
  const { count, since } = value?.next[work] ?? { count: undefined, since: null }
  const number = count === undefined ? (state === 'failed' ? '–' : '…') : indianNumber(count)
  const words = count === 1 ? one : many
  const isPastDue = work === 'ship' && value !== undefined && value.pastDue > 0
  return (
    <li className={styles.waiting}>
      <strong>{number}</strong>
      <span>{words}</span>
      <small className={isPastDue ? 'error' : undefined}>
        {isPastDue ? `${indianNumber(value.pastDue)} due before today` : since && `oldest ${ageOf(since)}`}
      </small>
      <a href={path} className={isFirst ? 'button' : 'button outline'} aria-label={`${action}: ${number} ${words}`}>
        {action}
      </a>
    </li>
  )
}

/** The age of a time or an Indian day: 20 min, 5 h, 31 days. */
function ageOf(since: string): string {
  const elapsed = Date.now() - Date.parse(since)
  if (elapsed < HOUR) return `${Math.max(1, Math.floor(elapsed / 60_000))} min`
  if (elapsed < 2 * DAY) return `${Math.floor(elapsed / HOUR)} h`
  return `${indianNumber(Math.floor(elapsed / DAY))} days`
}
