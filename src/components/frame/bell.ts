import { badgeText } from '~/domain/notifications/notifications'
import { $notifications, newestIn } from '~/stores/notifications'
import { pageMessages } from './messages-wanted'

/** Shows the unread count before the bell's island hydrates. Most readers never open it, and React is heavy. */
export async function countOnBell() {
  const { bell: words } = await pageMessages()
  const bell = document.querySelector('astro-island[ssr] > [data-bell]')
  const button = bell?.querySelector('button')
  const badge = button?.querySelector('span')
  if (!button || !badge) return
  const show = (unread: number) => {
    button.setAttribute('aria-label', unread > 0 ? words.unread(badgeText(unread)) : words.title)
    badge.hidden = unread === 0
    badge.textContent = badgeText(unread)
  }
  const end = $notifications.subscribe((known) => show(newestIn(known).unread))
  const handOver = () => {
    end()
    // React expects the original HTML.
    show(0)
  }
  bell?.parentElement?.addEventListener('hydrating', handOver, { once: true })
}
