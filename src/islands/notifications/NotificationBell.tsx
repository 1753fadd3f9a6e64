import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { badgeText } from '~/domain/notifications/notifications'
import { $notifications, newestIn } from '~/stores/notifications'
import { inLanguage, useSharedMessages } from '../ui/language'
import styles from './NotificationBell.module.css'
import NotificationPanel from './NotificationPanel'

/** The bell of every page. An island, because a `<details>` cannot follow the list. `src/components/frame/bell.ts` counts until then. */
export default inLanguage(function NotificationBell() {
  const { bell } = useSharedMessages()
  const newest = newestIn(useStore($notifications, { ssr: 'initial' }))
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
        className="outline"
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
      {/* A press before scripts run opens this popover unseen. `src/components/frame/client-when-idle.ts` then presses again. */}
      {isOpen ? <NotificationPanel id={panel} newest={newest} /> : <span id={panel} hidden popover="manual" />}
    </div>
  )
})
