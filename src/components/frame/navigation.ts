import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import { hasConstructedSheets } from '~/islands/ui/added-styles'
import { prefersReducedMotion } from '~/islands/ui/reduced-motion'
import { showKeptFigures } from '../show-kept-figures'

export const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g
const MODULES = /<script[^>]* async>[\s\S]*?<\/script>/g

let nextStyles = ''
let pageStyles: CSSStyleSheet | undefined
let heldTop: number | undefined

document.addEventListener('astro:before-preparation', (event) => {
  // Ends a smooth scroll that is under way; it would go on in the next page.
  scrollTo({ top: scrollY, behavior: 'instant' })
  event.loader = () => loadPage(event)
})

/** Keeps the scroll position during the swap. Back and links to a section scroll by themselves. */
document.addEventListener('astro:before-swap', ({ navigationType, to }) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(nextStyles)
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets.filter((each) => each !== pageStyles)]
  pageStyles = sheet
  heldTop = navigationType === 'traverse' || to.hash || prefersReducedMotion() ? undefined : scrollY
})

document.addEventListener('astro:after-swap', () => {
  showKeptFigures()
  if (heldTop !== undefined) scrollTo({ top: heldTop, behavior: 'instant' })
})

document.addEventListener('astro:page-load', () => {
  if (heldTop !== undefined) scrollTo({ top: 0, behavior: 'smooth' })
  heldTop = undefined
})

/**
 * Fetches a page and takes out its styles. The document keeps its first page's policy, which allows only that page's
 * inline styles. So the next styles come as a constructed sheet. Other documents are left to the browser.
 */
async function loadPage(event: TransitionBeforePreparationEvent) {
  // A browser that cannot take the next page's styles so loads it whole.
  if (!hasConstructedSheets()) return event.preventDefault()
  const html = await pageAt(event.to, event.signal)
  nextStyles = [...html.matchAll(STYLES)].map(([, css]) => css).join('\n')
  const page = new DOMParser().parseFromString(html.replace(STYLES, '').replace(MODULES, ''), 'text/html')
  // Where scripts run, noscript holds text only.
  for (const alternative of page.querySelectorAll('noscript')) alternative.textContent = alternative.innerHTML
  // A page of another version has other scripts: load it whole.
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
