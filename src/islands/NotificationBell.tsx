import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { indianNumber } from '~/formats/indian-numbers'
import { relativeTime } from '~/formats/relative-time'
import { badgeText, bellName, bellWords, unreadCount } from '~/rules/notifications'
import type { Notification } from '~/schemas/notifications'
import { $notifications, markNotificationRead } from '~/stores/notifications'
import { isSignedIn } from '~/stores/signed-in'
import styles from './NotificationBell.module.css'

/** Thousands of rows would block the page while the panel opens. */
const MOST_LISTED = 50

/** The bell of every page. An island, because a `<details>` cannot follow the list. `src/browser/bell.ts` counts until then. */
export default function NotificationBell() {
  const { rows } = useStore($notifications, { ssr: 'initial' })
  const unread = unreadCount(rows)
  const [isOpen, setIsOpen] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const panel = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!element.current?.contains(target as Node)) setIsOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      element.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <div ref={element} className={styles.bell} data-bell>
      <button
        type="button"
        className="outline"
        aria-label={bellName(unread)}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.8">
          <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15ZM10 21h4" />
        </svg>
        <span className={styles.badge} hidden={unread === 0}>
          {badgeText(unread)}
        </span>
      </button>
      {isOpen && (
        <section id={panel} className={styles.panel} aria-label="Notifications">
          <h2>Notifications</h2>
          {rows.length === 0 ? (
            <p>No notifications yet.</p>
          ) : (
            <ul>
              {rows.slice(0, MOST_LISTED).map((row) => (
                <Item key={row.id} notification={row} />
              ))}
              {rows.length > MOST_LISTED && (
                <li>
                  The newest {MOST_LISTED} of {indianNumber(rows.length)}.
                </li>
              )}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

function Item({ notification }: { notification: Notification }) {
  const { id, isRead, createdAt } = notification
  const { title, message } = bellWords(notification, isSignedIn())
  const [hasFailed, setHasFailed] = useState(false)
  const item = useRef<HTMLLIElement>(null)

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
      <p>
        <strong>{title}</strong> <time dateTime={createdAt}>{relativeTime(createdAt, new Date())}</time>
      </p>
      <p>{message}</p>
      {!isRead && (
        <button type="button" className="outline" onClick={markRead}>
          Mark as read
        </button>
      )}
      {hasFailed && <small role="alert">This could not be marked as read. Please try again.</small>}
    </li>
  )
}
