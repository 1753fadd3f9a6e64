import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import { isStill } from './reduced-motion'

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/

/** The styles of the page that comes, until they take over. */
let nextStyles = ''
/** Where the page before stood, until its successor glides to its own top. */
let heldTop: number | undefined

document.addEventListener('astro:before-preparation', (event) => {
  // Ends a glide that is under way, which would carry the next page along.
  scrollTo({ top: scrollY, behavior: 'instant' })
  event.loader = () => loadPage(event)
})

/** A page keeps its place while the next one takes over; Back and links to a section go where they point. */
document.addEventListener('astro:before-swap', ({ navigationType, to }) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(nextStyles)
  document.adoptedStyleSheets = [sheet]
  heldTop = navigationType === 'traverse' || to.hash || isStill() ? undefined : scrollY
})

document.addEventListener('astro:after-swap', () => {
  if (heldTop !== undefined) scrollTo({ top: heldTop, behavior: 'instant' })
})

document.addEventListener('astro:page-load', () => {
  if (heldTop !== undefined) scrollTo({ top: 0, behavior: 'smooth' })
  heldTop = undefined
})

/**
 * Fetches a page without its styles and policy: this document keeps the policy of its first page, which knows the inline
 * styles of that page only, so the next ones come as a constructed sheet. What is no page of this kind is left to the browser.
 */
async function loadPage(event: TransitionBeforePreparationEvent) {
  const html = await pageAt(event.to, event.signal)
  nextStyles = [...html.matchAll(STYLES)].map(([, css]) => css).join('\n')
  const page = new DOMParser().parseFromString(html.replace(STYLES, '').replace(POLICY, ''), 'text/html')
  // As where scripts run: its content is text, and no part of the page.
  for (const alternative of page.querySelectorAll('noscript')) alternative.textContent = alternative.innerHTML
  // A page of another version brings its own scripts, which these must not meet.
  const isOurs = page.documentElement.dataset['version'] === document.documentElement.dataset['version']
  if (isOurs && page.querySelector('[name="astro-view-transitions-enabled"]')) event.newDocument = page
  else event.preventDefault()
}

/** The page's text; empty where there is none to be had. */
async function pageAt(address: URL, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, { signal })
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html')
    return isHtml && !answer.redirected ? await answer.text() : ''
  } catch {
    return ''
  }
}
