import './lock-down'
import './menu'
import './navigation'
import './tracker'
import { isSaving, whenCalm } from './calm'

const bringOutbox = () => void import('./outbox').then(({ watchOutbox }) => watchOutbox())

whenCalm(() => {
  void import('./fish').then(({ swim }) => swim())
  if (localStorage.getItem('outbox')) bringOutbox()
  if (!isSaving())
    navigator.serviceWorker?.register('/service-worker.js').catch((error) => console.warn('Failed to keep pages:', error))
})
addEventListener('outbox', bringOutbox)
