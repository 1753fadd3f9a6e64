import { isSaving } from '~/stores/connection'
import '~/components/frame/copy'
import '~/components/frame/far-pictures'
import '~/components/frame/languages'
import '~/components/frame/help-older-browser'
import '~/components/frame/lock-down'
import '~/components/frame/page-messages'
import '~/components/frame/Menu.client'
import '~/components/frame/navigation'
import '~/components/line/bring-slider'
import { whenIdle } from '~/islands/ui/when-idle'

const bringOutbox = () => {
  import('~/components/forms/outbox')
    .then((outbox) => outbox.watchOutbox())
    .catch((error) => console.warn('Failed to open the outbox:', error))
}

// Separate tasks, so that input is handled in between. Vite wraps each destructured module, which costs 90 bytes a page.
whenIdle(() => import('./idle').then((idle) => idle.track()))
whenIdle(() => import('./idle').then((idle) => idle.countOnBell()))
whenIdle(
  () =>
    Object.keys(localStorage).some((key) => key.startsWith('draft_')) &&
    import('~/stores/forms/old-drafts').then((drafts) => drafts.forgetOldDrafts()),
)
whenIdle(() => localStorage['outbox'] && bringOutbox())
whenIdle(() => {
  if (!isSaving())
    navigator.serviceWorker?.register('/service-worker.js').catch((error) => console.warn('Failed to keep pages:', error))
})
document.addEventListener('astro:page-load', () => {
  whenIdle(
    () =>
      document.querySelector('a[href*="/shop?order="]') &&
      import('~/components/orders/prefetch-order-form').then((form) => form.prefetchOrderForm()),
  )
  whenIdle(
    () =>
      (localStorage['orders'] || localStorage['complaints']) &&
      import('~/components/frame/orders-link').then((orders) => orders.linkOwnOrders()),
  )
})
addEventListener('outbox', bringOutbox)
// Another tab has deleted this device's data; nothing of this tab may restore it.
addEventListener('storage', ({ key }) => {
  if (key !== null) return
  sessionStorage.clear()
  location.replace(location.pathname)
})
// Loads the outbox while online, because the form may be sent offline.
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('form[method="post"]')) bringOutbox()
})
