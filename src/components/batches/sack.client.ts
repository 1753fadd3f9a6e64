import { canScan, lotOnPicture } from '~/stores/scanned-lot'

/** Keeps the page of a known lot on this device, so that it opens without a signal, also before the worker runs. */
function keepSack() {
  if (!document.querySelector('[data-lot]') || !('caches' in window)) return
  navigator.serviceWorker?.register('/service-worker.js').catch((error) => console.warn('Failed to keep pages:', error))
  // The service worker's cache of pages that the server renders.
  caches
    .open('kept')
    .then((kept) => kept.add(location.pathname))
    .catch((error) => console.warn('Failed to keep the sack:', error))
}

/** Reads a code from a picture, where the browser can. Elsewhere the phone's own camera opens the link. */
function watchScan() {
  const scan = document.querySelector<HTMLElement>('[data-scan]')
  if (!scan || !canScan()) return
  scan.hidden = false
  const input = scan.querySelector('input')
  input?.addEventListener('change', async () => {
    const [file] = input.files ?? []
    input.value = ''
    if (file) await open(file)
  })
}

async function open(file: File) {
  const form = document.querySelector('form')
  const said = form?.querySelector<HTMLElement>('[data-unread]')
  const read = await lotOnPicture(file)
  if (typeof read !== 'string' && form) location.assign(`${form.action}/${read.lot}`)
  else if (said) said.textContent = said.dataset['unread'] ?? ''
}

watchScan()
keepSack()
