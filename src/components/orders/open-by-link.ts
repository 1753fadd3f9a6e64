import { lackingFeeds } from '~/content/lacking-feeds'
import type { Messages } from '~/content/load-messages'
import { feedOption } from '~/domain/orders/feed-option'
import { itemsInText } from '~/domain/orders/line-items'
import { orderInLink } from '~/domain/orders/order-link'
import { pathIn } from '~/languages'
import { $products, refreshProducts } from '~/stores/catalog/products'
import { languageOfPage } from '~/stores/page-language'
import { showSentence } from '../forms/sentence'
import { writeFirst } from '../forms/texts'
import { pageMessages } from '../frame/messages-wanted'
import { showFeed } from './open-form'
import { writeTexts } from './texts'

/** Opens the form by the link in the URL on an offline copy of the page, as the server does. */
export async function openByLink(dialog: HTMLDialogElement, form: HTMLFormElement) {
  const words = await pageMessages()
  if ($products.get().state !== 'ready') await refreshProducts()
  const feeds = $products.get().value?.filter(({ isActive }) => isActive)
  const link = feeds && orderInLink(new URLSearchParams(location.search), feeds)
  // Another feed may have been chosen meanwhile.
  if (!link || dialog.open) return
  const { first, bags, more, lacking } = link
  const sentence = lackingFeeds(languageOfPage(), lacking, words)
  if (!first) return sayDead(sentence, words)
  showFeed(dialog, feedOption(first, languageOfPage()))
  form.dataset['keeps'] = [bags && 'quantity', more.length > 0 && 'more'].filter(Boolean).join(' ')
  form.dataset['more'] = itemsInText(more)
  if (bags) writeFirst(form, { quantity: bags })
  writeTexts(form, { ...(bags && { quantity: bags }), more: form.dataset['more'] })
  showSentence(form, sentence)
  dialog.showModal()
  form.querySelector<HTMLElement>('[name="quantity"]')?.focus()
}

/** Same as `OrderLinkDead.astro`. */
function sayDead(sentence: string, { ordering: { dead } }: Messages) {
  const main = document.querySelector('main')
  const notice = Object.assign(document.createElement('p'), { role: 'alert', className: 'notice' })
  notice.dataset['dead'] = ''
  const href = pathIn(languageOfPage(), '/shop')
  notice.append(
    `${sentence} ${dead.see} `,
    Object.assign(document.createElement('a'), { href, textContent: dead.shop }),
    dead.end,
  )
  main?.insertBefore(notice, main.querySelector(':scope > header')?.nextSibling ?? main.firstChild)
}
