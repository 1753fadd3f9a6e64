import type { FeedOption } from '~/domain/orders/feed-option'
import { addStyles } from '~/islands/ui/added-styles'
import { pathIn } from '~/languages'
import { isSaving } from '~/stores/connection'
import { languageOfPage } from '~/stores/page-language'
import { STYLES } from '../frame/navigation'

/**
 * Loads the shop's order form into a page without one, when a link to it comes near. Until then the link works as a link, and it
 * stays one if it orders more than a feed.
 */
export function prefetchOrderForm() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/shop?order="]:not([href*="&"])')]
  if (isSaving() || document.querySelector('#order')) return
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      addForm(links).catch((error) => console.warn('Failed to bring the order form:', error))
    },
    { rootMargin: '50%' },
  )
  for (const link of links) near.observe(link)
}

async function addForm(links: readonly HTMLAnchorElement[]) {
  const shop = await bringForm(() => links.every(({ isConnected }) => isConnected))
  if (!shop) return
  const { openForm } = await import('./open-form')
  for (const link of links) openAtTap(link, feedOf(link, shop), openForm)
}

/** Adds the shop's form and its styles to the page. Returns the shop page; undefined if the page has a form or is left. */
export async function bringForm(isWanted: () => boolean, flow = 'shop'): Promise<Document | undefined> {
  const answer = await fetch(pathIn(languageOfPage(), '/shop'))
  const html = await answer.text()
  const shop = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html')
  const [{ hydrate }] = await Promise.all([import('./OrderDialog.client'), import('./open-form')])
  // The reader may be on another page now.
  if (!isWanted() || document.querySelector('#order')) return undefined
  for (const [, css = ''] of html.matchAll(STYLES)) if (css.startsWith('#order')) addStyles(css)
  document.body.append(...shop.querySelectorAll('#order, #receipt'))
  const form = document.querySelector<HTMLElement>('#order [data-flow]')
  if (form) form.dataset['flow'] = flow
  hydrate()
  return shop
}

/** The feed at its current price; undefined if it is not on the shop's first page. */
function feedOf({ href }: HTMLAnchorElement, shop: Document): FeedOption | undefined {
  const sku = new URL(href).searchParams.get('order') ?? ''
  const button = shop.querySelector<HTMLElement>(`button[data-order][value="${CSS.escape(sku)}"]`)
  return button && JSON.parse(button.dataset['order'] ?? 'null')
}

function openAtTap(
  link: HTMLAnchorElement,
  feed: FeedOption | undefined,
  open: (opener: HTMLElement, feed: FeedOption) => boolean,
) {
  link.addEventListener('click', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (feed && isPlain && open(link, feed)) event.preventDefault()
  })
}
