import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { localizedDay } from '~/content/localized-dates'
import { relativeTime } from '~/content/relative-time'
import { indianNumber } from '~/domain/indian-numbers'
import { badgeText, isToBuyer, notificationPath } from '~/domain/notifications/notifications'
import type { Notification } from '~/domain/notifications/schema'
import { isSignedIn } from '~/stores/account/signed-in'
import {
  $notifications,
  markAllNotificationsRead,
  markNotificationRead,
  type NewestNotifications,
  newestIn,
} from '~/stores/notifications'
import { deviceOrders } from '~/stores/orders/device-orders'
import css from '~/styles/notification-panel.css?inline'
import { addStyles } from '../ui/added-styles'
import { inLanguage, useSharedMessages } from '../ui/language'
import styles from './NotificationBell.module.css'

/** The bell of every page. An island, because its list updates. Before hydration `src/components/frame/bell.ts` shows the count. */
export default inLanguage(function NotificationBell({ nextOf }: Pick<PanelProps, 'nextOf'>) {
  const { bell } = useSharedMessages()
  const known = useStore($notifications, { ssr: 'initial' })
  const newest = newestIn(known)
  const { unread } = newest
  const [isOpen, setIsOpen] = useState(false)
  const [isHydrated, setIsHydrated] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const panel = useId()

  useEffect(() => setIsHydrated(true), [])

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
        className="outline icon"
        aria-label={unread > 0 ? bell.unread(badgeText(unread)) : bell.title}
        {...(isHydrated ? { 'aria-expanded': isOpen, 'aria-controls': panel } : { popoverTarget: panel })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.8">
          <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15ZM10 21h4" />
        </svg>
        <span className={styles.badge} hidden={unread === 0}>
          {badgeText(unread)}
        </span>
      </button>
      {/* Before hydration a press opens this popover; then `src/components/frame/client-when-idle.ts` presses again. */}
      {isOpen ? (
        <NotificationPanel id={panel} newest={newest} isKnown={known.state !== 'loading'} nextOf={nextOf} />
      ) : (
        <span id={panel} className={`${styles.fetching} floating`} popover="auto">
          {bell.fetching}
        </span>
      )}
    </div>
  )
})

interface PanelProps {
  id: string
  newest: NewestNotifications
  /** Whether the server has answered or was unreachable. */
  isKnown: boolean
  /** The next action for the order of a notification. */
  nextOf?: ((orderId: number) => ReactNode) | undefined
}

/** The open bell with the newest notifications. An operator's link to their order, contact or product. */
function NotificationPanel({ id, newest, isKnown, nextOf }: PanelProps) {
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
    <section id={id} className="notification-panel floating" aria-label={bell.title}>
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
        <p>{isKnown ? bell.none : bell.fetching}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <Item key={row.id} notification={row} nextOf={nextOf} />
          ))}
          {total > rows.length && <li>{bell.newest(String(rows.length), indianNumber(total))}</li>}
        </ul>
      )}
    </section>
  )
}

function Item({ notification, nextOf }: Pick<PanelProps, 'nextOf'> & { notification: Notification }) {
  const { bell } = useSharedMessages()
  const { id, isRead, orderId, driverPhone } = notification
  const [hasFailed, setHasFailed] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const path = isSignedIn() ? notificationPath(notification) : ownOrderPath(orderId)

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
      {orderId !== undefined && nextOf?.(orderId)}
      {driverPhone && (
        <a href={`tel:${driverPhone}`} className="button outline">
          {bell.driver}
        </a>
      )}
      {hasFailed && <small role="alert">{bell.failed}</small>}
    </li>
  )
}

/** The page of a buyer's order, if this device knows its link. */
const ownOrderPath = (orderId: number | undefined) =>
  orderId === undefined ? undefined : deviceOrders().find(({ id }) => id === orderId)?.link

function Words({ notification }: { notification: Notification }) {
  const words = useSharedMessages()
  const { placed, further } = words.bell
  const { createdAt, message, orderState = 'pending', promisedDay } = notification
  const isPlaced = isToBuyer(notification, isSignedIn())
  const isFurther = orderState !== 'pending'
  const own = isFurther ? { title: further[orderState], text: message } : { title: placed.title, text: placed.text(message) }
  return (
    <>
      <p>
        <strong>{isPlaced ? own.title : notification.title}</strong>{' '}
        <time className="fine-print" dateTime={createdAt}>
          {relativeTime(createdAt, new Date(), words)}
        </time>
      </p>
      <p>{isPlaced ? own.text : message}</p>
      {promisedDay && <p>{words.bell.expected(localizedDay(`${promisedDay}T12:00:00Z`, words))}</p>}
    </>
  )
}
