import { useStore } from '@nanostores/react'
import { relativeTime } from '~/content/relative-time'
import type { ContactHeading } from '~/domain/contacts/schema'
import { $recentContacts } from '~/stores/contacts'
import { $unreadByOperator } from '~/stores/notifications'
import DrawnView from '../ui/DrawnView'
import { useSharedMessages } from '../ui/language'
import Stats from '../ui/Stats'
import styles from './SignIn.module.css'

/** What has come in, in the operator's own browser; anybody else sees a drawn view. */
export default function RecentActivity() {
  const { value } = useStore($recentContacts)
  // A panel of zeros would tell a stranger nothing true.
  if (!value) return <DrawnView name="valley" />
  return (
    <section className={styles.activity} aria-labelledby="recent-activity">
      <h2 id="recent-activity">Recent Activity</h2>
      <Glance total={value.total} products={value.productInquiries} />
      <Headings title="Latest Product Inquiries" rows={value.latestProductInquiries} empty="No product inquiries yet." />
      <Headings title="Latest Contact Messages" rows={value.latest} empty="No messages yet." />
    </section>
  )
}

/** Asks for unread alerts only in a browser of the operator; a stranger's would be refused. */
function Glance({ total, products }: { total: number; products: number }) {
  const { state, value } = useStore($unreadByOperator)
  return (
    <Stats
      label="Activity at a glance"
      stats={[
        ['Total Inquiries', total],
        ['Product Inquiries', products],
        ['Unread Alerts', value?.unread ?? (state === 'loading' ? '…' : '–')],
      ]}
    />
  )
}

function Headings({ title, rows, empty }: { title: string; rows: readonly ContactHeading[]; empty: string }) {
  const words = useSharedMessages()
  return (
    <>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul>
          {rows.map(({ id, name, subject, createdAt }) => (
            <li key={id}>
              <strong>{name}</strong> <time dateTime={createdAt}>{relativeTime(createdAt, new Date(), words)}</time>
              <br />
              {subject}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
