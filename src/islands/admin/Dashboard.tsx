import { useStore } from '@nanostores/react'
import { $orders } from '~/stores/orders'
import { $products } from '~/stores/products'
import { $showcaseImages } from '~/stores/showcase-images'
import { signedInName } from '~/stores/signed-in'
import LoadFailed from '../ui/LoadFailed'
import styles from './Dashboard.module.css'
import Screen from './Screen'
import Stats from './Stats'
import PasswordReminder from './settings/PasswordReminder'

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
  const products = useStore($products)
  const images = useStore($showcaseImages)
  const orders = useStore($orders)
  const hasFailed = [products, images, orders].some(({ state }) => state === 'failed')
  const count = ({ state, rows }: typeof orders | typeof products | typeof images) => (state === 'loading' ? '…' : rows.length)
  return (
    <Screen title="Dashboard">
      <p>
        Welcome back, <strong>{signedInName()}</strong>.
      </p>
      <PasswordReminder href="/admin-settings?dialog=password" />
      {hasFailed && <LoadFailed>Some figures cannot be reached just now. Please reload the page in a moment.</LoadFailed>}
      <Stats
        label="Status"
        stats={[
          ['System Status', 'Online'],
          ['Active Products', products.state === 'loading' ? '…' : products.rows.filter(({ isActive }) => isActive).length],
          ['Gallery Images', count(images)],
          ['Orders', count(orders)],
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
    </Screen>
  )
}
