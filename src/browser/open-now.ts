import { openNow } from '~/formats/calling-time'

/** Pages are kept for longer than a minute, by servers and by devices: only the reader's own clock knows. */
function tell() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening-hours]'))
    line.textContent = openNow(line.dataset['openingHours'] ?? '', new Date())
}

document.addEventListener('astro:page-load', tell)
document.addEventListener('visibilitychange', tell)
setInterval(tell, 60_000)
