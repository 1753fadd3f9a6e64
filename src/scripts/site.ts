import { isSaving } from '~/stores/connection'
import './lock-down'
import './menu'
import './navigation'
import { whenCalm } from './calm'

const bringOutbox = () => {
  import('./outbox').then(({ watchOutbox }) => watchOutbox()).catch((error) => console.warn('Failed to open the outbox:', error))
}

whenCalm(() => {
  void import('./tracker').then(({ track }) => track())
  void import('./bell').then(({ countOnBell }) => countOnBell())
  void import('./fish').then(({ swim }) => swim())
  if (localStorage.getItem('outbox')) bringOutbox()
  if (!isSaving())
    navigator.serviceWorker?.register('/service-worker.js').catch((error) => console.warn('Failed to keep pages:', error))
})
addEventListener('outbox', bringOutbox)
// While somebody types, there may be a signal still.
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('form[method="post"]')) bringOutbox()
})
