import { openNow } from '~/content/calling-time'
import { pageMessages } from '../frame/messages-wanted'

/** Uses the reader's clock, because pages are cached for longer than a minute. */
async function tell() {
  const lines = document.querySelectorAll<HTMLElement>('[data-opening-hours]')
  if (lines.length === 0) return
  const { calling } = await pageMessages()
  for (const line of lines) line.textContent = openNow(line.dataset['openingHours'] ?? '', new Date(), calling)
}

document.addEventListener('astro:page-load', tell)
document.addEventListener('visibilitychange', tell)
setInterval(tell, 60_000)
