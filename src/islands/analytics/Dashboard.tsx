import { useStore } from '@nanostores/react'
import { $dashboard, refreshDashboard } from '~/stores/dashboard'
import { signedInName } from '~/stores/signed-in'
import LoadFailed from '../ui/LoadFailed'
import PasswordReminder from '../ui/PasswordReminder'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import styles from './Dashboard.module.css'
import Waiting from './Waiting'

const MODULES = [
  ['Product Management', 'Prices, stock and specifications of the feeds.', '/admin-products'],
  ['Contact Management', 'What people ask, newest first.', '/admin-contacts'],
  ['Order Management', 'New orders, and what became of each.', '/admin-orders'],
  ['Showcase Gallery', 'The pictures of the home page.', '/admin-showcase'],
  ['Analytics Dashboard', 'Revenue, orders and inquiries.', '/admin-analytics'],
  ['System Settings', 'The company, notices and security.', '/admin-settings'],
] as const

/** The operator's first screen. An island, because only the browser has the session that its figures need. */
export default function Dashboard() {
  const dashboard = useStore($dashboard)
  const { state, value } = dashboard
  const figure = (name: 'activeProducts' | 'images' | 'orders') => value?.[name] ?? (state === 'failed' ? '–' : '…')
  return (
    <Screen title="Dashboard">
      <p>
        Welcome back, <strong>{signedInName()}</strong>.
      </p>
      <PasswordReminder href="/admin-settings?dialog=password" />
      {state === 'failed' && (
        <LoadFailed onRetry={refreshDashboard}>
          Some figures cannot be reached just now. They are asked for again by themselves.
        </LoadFailed>
      )}
      <Waiting {...dashboard} />
      <Stats
        label="Status"
        stats={[
          ['System Status', 'Online'],
          ['Active Products', figure('activeProducts')],
          ['Gallery Images', figure('images')],
          ['Orders', figure('orders')],
        ]}
      />
      <ul className="cards">
        {MODULES.map(([title, words, path]) => (
          <li key={path}>
            <article className={styles.module}>
              <h2>{title}</h2>
              <p>{words}</p>
              <a href={path} className="button outline" aria-label={`Access ${title}`}>
                Access
              </a>
            </article>
          </li>
        ))}
      </ul>
      <QuickActions />
    </Screen>
  )
}

function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.heading}>
        Quick Actions
      </h2>
      <div className="actions">
        <a href="/admin-products" className="button outline">
          Manage Products
        </a>
        <a href="/admin-showcase" className="button outline">
          Upload Images
        </a>
        <a href="/" className="button outline">
          View Website
        </a>
      </div>
    </section>
  )
}
