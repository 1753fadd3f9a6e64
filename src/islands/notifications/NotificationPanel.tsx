import { useLayoutEffect, useRef, useState } from 'react'
import { relativeTime } from '~/content/relative-time'
import { indianNumber } from '~/domain/indian-numbers'
import { isToBuyer, notificationPath } from '~/domain/notifications/notifications'
import type { Notification } from '~/domain/notifications/schema'
import { markAllNotificationsRead, markNotificationRead, type NewestNotifications } from '~/stores/notifications'
import { isSignedIn } from '~/stores/signed-in'
import css from '~/styles/notification-panel.css?inline'
import { addStyles } from '../ui/added-styles'
import { useSharedMessages } from '../ui/language'

/** The open bell: the newest notifications. The operator's lead to their order, contact or product. */
export default function NotificationPanel({ id, newest }: { id: string; newest: NewestNotifications }) {
  const { bell } = useSharedMessages()
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
    <section id={id} className="notification-panel" aria-label={bell.title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {bell.title}
        </h2>
        {unread > 1 && (
          <button type="button" className="outline" onClick={markAll}>
            {bell.markAll}
          </button>
        )}
      </header>
      {hasFailed && <small role="alert">{bell.allFailed}</small>}
      {rows.length === 0 ? (
        <p>{bell.none}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <Item key={row.id} notification={row} />
          ))}
          {total > rows.length && <li>{bell.newest(String(rows.length), indianNumber(total))}</li>}
        </ul>
      )}
    </section>
  )
}

function Item({ notification }: { notification: Notification }) {
  const { bell } = useSharedMessages()
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
          {bell.mark}
        </button>
      )}
      {hasFailed && <small role="alert">{bell.failed}</small>}
    </li>
  )
}

function Words({ notification }: { notification: Notification }) {
  const words = useSharedMessages()
  const { placed } = words.bell
  const { createdAt, message } = notification
  const isPlaced = isToBuyer(notification, isSignedIn())
  return (
    <>
      <p>
        <strong>{isPlaced ? placed.title : notification.title}</strong>{' '}
        <time dateTime={createdAt}>{relativeTime(createdAt, new Date(), words)}</time>
      </p>
      <p>{isPlaced ? placed.text(message) : message}</p>
    </>
  )
}
