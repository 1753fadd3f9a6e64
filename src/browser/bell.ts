import { badgeText, bellName, unreadCount } from '~/rules/notifications'
import { $notifications } from '~/stores/notifications'

/** Counts the unread on the bell while its island sleeps: most readers never open it, and React is heavy. */
export function countOnBell() {
  const bell = document.querySelector('astro-island[ssr] > [data-bell]')
  const button = bell?.querySelector('button')
  const badge = button?.querySelector('span')
  if (!button || !badge) return
  const show = (unread: number) => {
    button.ariaLabel = bellName(unread)
    badge.hidden = unread === 0
    badge.textContent = badgeText(unread)
  }
  const end = $notifications.subscribe(({ rows }) => show(unreadCount(rows)))
  const wake = () => {
    end()
    // As it was served, which is what React expects to find.
    show(0)
  }
  bell?.parentElement?.addEventListener('waking', wake, { once: true })
}
