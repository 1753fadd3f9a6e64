import { isSaving } from '~/stores/connection'
import './lock-down'
import './menu'
import './navigation'
import { whenCalm } from './when-idle'

const bringOutbox = () => {
  import('./outbox').then(({ watchOutbox }) => watchOutbox()).catch((error) => console.warn('Failed to open the outbox:', error))
}

// Each in a turn of its own.
whenCalm(() => import('./tracker').then(({ track }) => track()))
whenCalm(() => import('./bell').then(({ countOnBell }) => countOnBell()))
whenCalm(() => import('./fish').then(({ swim }) => swim()))
whenCalm(
  () =>
    Object.keys(localStorage).some((key) => key.startsWith('draft_')) &&
    import('~/stores/drafts').then(({ forgetOldDrafts }) => forgetOldDrafts()),
)
whenCalm(() => localStorage.getItem('outbox') && bringOutbox())
whenCalm(() => {
  if (!isSaving())
    navigator.serviceWorker?.register('/service-worker.js').catch((error) => console.warn('Failed to keep pages:', error))
})
addEventListener('outbox', bringOutbox)
// While somebody types, there may be a signal still.
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('form[method="post"]')) bringOutbox()
})
