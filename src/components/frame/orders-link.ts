import { pathIn } from '~/languages'
import { askLinkStates } from '~/stores/orders/link-states'
import { languageOfPage } from '~/stores/page-language'
import { showOpenOrder } from '../home/show-open-order'
import { pageMessages } from './messages-wanted'

/** Adds a link to My Orders to the footer, if this device has orders, and brings the home page's row up to date. */
export async function linkOwnOrders() {
  if (document.querySelector('#open-order:not([hidden])')) void askLinkStates().then(showOpenOrder)
  const { savedLink } = await pageMessages()
  const list = document.querySelector('footer a[href$="/ponds"]')?.closest('ul')
  const href = pathIn(languageOfPage(), '/orders')
  if (!list || list.querySelector(`a[href="${href}"]`)) return
  const item = document.createElement('li')
  // Cloned from another link, which has the class of the footer's scoped styles.
  const link = list.querySelector('a')?.cloneNode() as HTMLAnchorElement
  item.append(Object.assign(link, { href, textContent: savedLink.all }))
  list.append(item)
}
