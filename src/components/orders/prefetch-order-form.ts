import type { FeedOption } from '~/domain/orders/feed-option'
import { addStyles } from '~/islands/ui/added-styles'
import { isSaving } from '~/stores/connection'
import { STYLES } from '../frame/navigation'

/**
 * Brings the shop's order form into a page that has no room for it, once a link to it comes near. Until then the link is one, and
 * stays so where it asks for more than a feed.
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
  const answer = await fetch(links[0]?.pathname ?? '/shop')
  const html = await answer.text()
  const shop = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html')
  const [{ openForm }, { hydrate }] = await Promise.all([import('./open-form'), import('./OrderDialog.client')])
  // Another page may have come meanwhile.
  if (!links.every(({ isConnected }) => isConnected) || document.querySelector('#order')) return
  for (const [, css = ''] of html.matchAll(STYLES)) if (css.startsWith('#order')) addStyles(css)
  document.body.append(...shop.querySelectorAll('#order, #receipt'))
  hydrate()
  for (const link of links) openAtTap(link, feedOf(link, shop), openForm)
}

/** The feed at today's price; undefined where it is not on the shop's first page. */
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
