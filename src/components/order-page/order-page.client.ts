/** Keeps an open order page up to date. */

import { languages } from '~/languages'
import { languageOfPage } from '~/stores/page-language'
import { showCopyAndShare, watchCopyAndShare } from './copy-and-share'
import { renew } from './renew'

const ASK_EVERY = 30_000
const MINUTE = 60_000

let tag: string | null = null
let seenAt = Date.now()

const order = () => document.querySelector<HTMLElement>('#order')

async function ask() {
  if (document.hidden) return
  try {
    const headers: HeadersInit = tag ? { 'If-None-Match': tag } : {}
    const answer = await fetch(location.pathname, { headers, cache: 'no-store' })
    // A revoked link shows the error page.
    if (answer.status === 404) return location.reload()
    if (answer.ok) show(await answer.text())
    else if (answer.status !== 304) throw new Error(`The server answers ${answer.status}.`)
    tag = answer.headers.get('etag') ?? tag
    seenAt = Date.now()
    tell('')
  } catch {
    tell((order()?.dataset['seen'] ?? '').replace('{age}', age()))
  }
}

function show(html: string) {
  const newer = new DOMParser().parseFromString(html, 'text/html').querySelector('#order')
  const old = order()
  if (old && newer) renew(old, newer)
  showCopyAndShare()
}

function tell(sentence: string) {
  const place = document.querySelector('#connection')
  if (place && place.textContent !== sentence) place.textContent = sentence
}

function age(): string {
  const minutes = Math.max(1, Math.round((Date.now() - seenAt) / MINUTE))
  const words = new Intl.RelativeTimeFormat(`${languages[languageOfPage()].tag}-u-nu-latn`)
  return minutes < 60 ? words.format(-minutes, 'minute') : words.format(-Math.round(minutes / 60), 'hour')
}

watchCopyAndShare()
setInterval(ask, ASK_EVERY)
document.addEventListener('visibilitychange', () => void ask())
addEventListener('online', () => void ask())
addEventListener('offline', () => void ask())
