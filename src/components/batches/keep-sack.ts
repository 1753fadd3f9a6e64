/** The cache of the service worker for pages that the server renders. */
const KEPT = 'kept'

/** Keeps the page of a known lot on this device, so that it opens without a signal, also before the worker runs. */
export function keepSack() {
  if (!document.querySelector('[data-lot]') || !('caches' in window)) return
  navigator.serviceWorker?.register('/service-worker.js').catch((error) => console.warn('Failed to keep pages:', error))
  caches
    .open(KEPT)
    .then((kept) => kept.add(location.pathname))
    .catch((error) => console.warn('Failed to keep the sack:', error))
}
