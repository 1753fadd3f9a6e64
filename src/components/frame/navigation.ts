import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import { hasConstructedSheets } from '~/islands/ui/added-styles'
import { prefersReducedMotion } from '~/islands/ui/reduced-motion'
import { foldParts } from '../feeding-guide/fold-parts'
import { reserveDoor } from '../line/reserve-door'
import { showKeptFigures } from '../show-kept-figures'

export const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g
/** Inline scripts, which the policy of the first page does not allow. */
const INLINE = /<script[^>]* (?:async|data-first)>[\s\S]*?<\/script>/g

let nextStyles = ''
let pageStyles: CSSStyleSheet | undefined
let heldTop: number | undefined

document.addEventListener('astro:before-preparation', (event) => {
  // Stops a smooth scroll, which would continue on the next page.
  scrollTo({ top: scrollY, behavior: 'instant' })
  event.loader = () => loadPage(event)
})

/** Keeps the scroll position during the swap. Back and links to a section scroll themselves. */
document.addEventListener('astro:before-swap', ({ navigationType, newDocument, to }) => {
  foldParts(newDocument, to)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(nextStyles)
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets.filter((each) => each !== pageStyles)]
  pageStyles = sheet
  heldTop = navigationType === 'traverse' || to.hash || prefersReducedMotion() ? undefined : scrollY
})

document.addEventListener('astro:after-swap', () => {
  showKeptFigures()
  reserveDoor()
  if (heldTop !== undefined) scrollTo({ top: heldTop, behavior: 'instant' })
  // A device with orders has loaded it at idle, so the row is there at the first paint.
  if (document.querySelector('#open-order') && localStorage['orders'])
    void import('../home/show-open-order').then((order) => order.showOpenOrder())
})

document.addEventListener('astro:page-load', () => {
  if (heldTop !== undefined) scrollTo({ top: 0, behavior: 'smooth' })
  heldTop = undefined
})

/**
 * Loads a page and replaces its style elements by a constructed stylesheet, because the policy of the first page allows only
 * that page's inline styles. Other documents are left to the browser.
 */
async function loadPage(event: TransitionBeforePreparationEvent) {
  // A browser without constructed stylesheets loads the whole page.
  if (!hasConstructedSheets()) return event.preventDefault()
  const html = await pageAt(event.to, event.signal)
  nextStyles = [...html.matchAll(STYLES)].map(([, css]) => css).join('\n')
  const page = new DOMParser().parseFromString(html.replace(STYLES, '').replace(INLINE, ''), 'text/html')
  // With scripts on, noscript contains only text.
  for (const alternative of page.querySelectorAll('noscript')) alternative.textContent = alternative.innerHTML
  // A page of another version has other scripts and is loaded completely.
  const isOurs = page.documentElement.dataset['version'] === document.documentElement.dataset['version']
  if (isOurs && page.querySelector('[name="astro-view-transitions-enabled"]')) event.newDocument = page
  else event.preventDefault()
}

async function pageAt(address: URL, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, { signal })
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html')
    return isHtml && !answer.redirected ? await answer.text() : ''
  } catch {
    return ''
  }
}
