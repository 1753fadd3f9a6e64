import { useStore } from '@nanostores/react'
import type { Dashboard as Figures } from '~/domain/analytics/dashboard-schema'
import { operatorMay } from '~/stores/account/own-role'
import { $passwordAge } from '~/stores/account/password'
import { signedInName } from '~/stores/account/signed-in'
import { $dashboard, refreshDashboard } from '~/stores/analytics/dashboard'
import LoadFailed from '../ui/LoadFailed'
import { lazyPart } from '../ui/lazy-part'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import styles from './Dashboard.module.css'
import Next from './Next'
import Today from './Today'

const OrderNotices = lazyPart(() => import('../ui/OrderNotices'))
const ReadyToSell = lazyPart(() => import('../ui/ReadyToSell'))

const MODULES = [
  ['Product Management', '/admin-products'],
  ['Contact Management', '/admin-contacts'],
  ['Order Management', '/admin-orders'],
  ['Showcase Gallery', '/admin-showcase'],
  ['Analytics Dashboard', '/admin-analytics'],
  ['System Settings', '/admin-settings'],
] as const

/** The operator's first screen. An island, because its figures need the session. */
export default function Dashboard() {
  const dashboard = useStore($dashboard)
  const { state, value } = dashboard
  const password = useStore($passwordAge)
  const isKnown = state !== 'loading' && password.state !== 'loading'
  return (
    <Screen
      title="Dashboard"
      beside={
        <p>
          Welcome back, <strong>{signedInName()}</strong>.
        </p>
      }
    >
      {state === 'failed' && (
        <LoadFailed onRetry={refreshDashboard}>
          Some figures cannot be reached just now. They are asked for again by themselves.
        </LoadFailed>
      )}
      <div className={styles.work}>
        <Next {...dashboard} />
        {isKnown && <Today {...dashboard} />}
      </div>
      {/* Rendered after the height of the part above is known. */}
      {isKnown && <Ways value={value} />}
      {isKnown && <OrderNotices isBrief />}
      {isKnown && operatorMay('change') && <ReadyToSell isBrief />}
    </Screen>
  )
}

/** The specified cards: figures, screens and frequent actions. */
function Ways({ value }: { value: Figures | undefined }) {
  const figure = (name: 'activeProducts' | 'images' | 'orders') => value?.[name] ?? '–'
  return (
    <>
      <div className={styles.strip}>
        <Stats
          label="Status"
          stats={[
            ['System Status', 'Online'],
            ['Active Products', figure('activeProducts')],
            ['Gallery Images', figure('images')],
            ['Orders', figure('orders')],
          ]}
        />
      </div>
      <ul className={styles.modules}>
        {MODULES.map(([title, path]) => (
          <li key={path}>
            <article>
              <h2>{title}</h2>
              <a href={path} className="button outline" aria-label={`Access ${title}`}>
                Access
              </a>
            </article>
          </li>
        ))}
      </ul>
      <section aria-labelledby="quick-actions" className={`row ${styles.quick}`}>
        <h2 id="quick-actions">Quick Actions</h2>
        <div className="actions">
          <a href="/admin-products" className="button outline">
            Manage Products
          </a>
          {operatorMay('change') && (
            <a href="/admin-showcase" className="button outline">
              Upload Images
            </a>
          )}
          <a href="/" className="button outline">
            View Website
          </a>
        </div>
      </section>
    </>
  )
}
