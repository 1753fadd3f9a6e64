import { useLayoutEffect, useRef, useState } from 'react'
import { addStyles } from '~/browser/added-styles'
import { indianNumber } from '~/formats/indian-numbers'
import { relativeTime } from '~/formats/relative-time'
import { bellWords, notificationPath } from '~/rules/notifications'
import type { Notification } from '~/schemas/notifications'
import { markAllNotificationsRead, markNotificationRead, type NewestNotifications } from '~/stores/notifications'
import { isSignedIn } from '~/stores/signed-in'
import css from '~/styles/notification-panel.css?inline'

/** The open bell: the newest notifications. The operator's lead to their order, contact or product. */
export default function NotificationPanel({ id, newest }: { id: string; newest: NewestNotifications }) {
  const { rows, total, unread } = newest
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useLayoutEffect(() => addStyles(css), [])

  async function markAll() {
    try {
      await markAllNotificationsRead()
      setHasFailed(false)
      // Its button is removed, and the focus would be lost.
      heading.current?.focus()
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <section id={id} className="notification-panel" aria-label="Notifications">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          Notifications
        </h2>
        {unread > 1 && (
          <button type="button" className="outline" onClick={markAll}>
            Mark all as read
          </button>
        )}
      </header>
      {hasFailed && <small role="alert">They could not be marked as read. Please try again.</small>}
      {rows.length === 0 ? (
        <p>No notifications yet.</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <Item key={row.id} notification={row} />
          ))}
          {total > rows.length && (
            <li>
              The newest {rows.length} of {indianNumber(total)}.
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function Item({ notification }: { notification: Notification }) {
  const { id, isRead } = notification
  const [hasFailed, setHasFailed] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const path = isSignedIn() ? notificationPath(notification) : undefined

  async function markRead() {
    try {
      await markNotificationRead(id)
      // Its button is removed, and the focus would be lost.
      item.current?.focus()
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <li ref={item} tabIndex={-1} data-read={isRead}>
      {path ? (
        <a href={path} onClick={() => !isRead && void markNotificationRead(id).catch(() => {})}>
          <Words notification={notification} />
        </a>
      ) : (
        <div>
          <Words notification={notification} />
        </div>
      )}
      {!isRead && (
        <button type="button" className="outline" onClick={markRead}>
          Mark as read
        </button>
      )}
      {hasFailed && <small role="alert">This could not be marked as read. Please try again.</small>}
    </li>
  )
}

function Words({ notification }: { notification: Notification }) {
  const { createdAt } = notification
  const { title, message } = bellWords(notification, isSignedIn())
  return (
    <>
      <p>
        <strong>{title}</strong> <time dateTime={createdAt}>{relativeTime(createdAt, new Date())}</time>
      </p>
      <p>{message}</p>
    </>
  )
}
