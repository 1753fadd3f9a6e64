import { callingTime } from '~/content/calling-time'
import type { Messages } from '~/content/load-messages'
import { formatRupees } from '~/domain/money'
import { bagsIn, bagsInWords } from '~/domain/orders/bags'
import type { FeedOption } from '~/domain/orders/feed-option'
import { type Goods, linesOf, type OrderLine, totalOf } from '~/domain/orders/order-form'
import { textIn } from '~/domain/translations'
import { shareLink } from '~/domain/whatsapp'
import { pathIn } from '~/languages'
import { $products } from '~/stores/catalog/products'
import type { Attempt } from '~/stores/forms/typed-forms'
import type { OrderFlow } from '~/stores/orders/order-form'
import { languageOfPage } from '~/stores/page-language'
import type { OrderText } from './texts'

/** An order being sent; `feed` and the delivery are at the shown prices. */
export interface SentOrder {
  texts: OrderText
  feed: FeedOption
  flow: OrderFlow
  deliveryCharge: string
  attempt: Attempt
}

/** Milliseconds during which the home page shows the confirmation, before only the receipt stays. */
const SAID_FOR = 3000

/** The shop's answer: the order's number and the path of its page, if known. */
interface PlacedOrder {
  id?: number | undefined
  link?: string | undefined
}

/** Opens the receipt of a placed order; it stays until it is closed. */
export function showReceiptOf(
  { texts, flow }: Pick<SentOrder, 'texts' | 'flow'>,
  goods: Goods,
  { id, link }: PlacedOrder,
  words: Messages,
) {
  const { calling, receipt, savedLink } = words
  const dialog = document.querySelector<HTMLDialogElement>('#receipt')
  const title = dialog?.querySelector('h2')
  if (!dialog || !title) return
  const form = { quantity: bagsIn(texts.quantity) }
  const lines: [string, string][] = [
    ...(id === undefined ? [] : [[receipt.order, receipt.number(String(id))] as [string, string]]),
    ...linesOf(form, goods).flatMap((line) => linesOfFeed(line, words)),
    ...(goods.deliveryCharge ? [[receipt.delivery, formatRupees(goods.deliveryCharge)] as [string, string]] : []),
    [receipt.total, formatRupees(totalOf(form, goods))],
  ]
  const call = receipt.call(texts.phone, callingTime(dialog.dataset['hours'] ?? '', new Date(), calling))
  write(dialog, '[data-call]', call)
  write(dialog, '[data-placed]', flow === 'shop' ? receipt.placed.shop : '')
  dialog.querySelector('[data-lines]')?.replaceChildren(...lines.map(row))
  dialog.querySelector('[data-page]')?.remove()
  const page = link && location.origin + link
  const kept = [receipt.title, ...lines.map(([name, value]) => `${name}: ${value}`), call, ...(page ? [page] : [])]
  keepable(dialog, kept.join('\n'))
  if (page) dialog.querySelector('[data-call]')?.after(linkPart(page, receipt.title, savedLink))
  leadToPonds(dialog, receipt.ponds)
  title.textContent = flow === 'home' ? receipt.placed.home : receipt.title
  if (flow === 'home') setTimeout(() => title.replaceChildren(receipt.title), SAID_FOR)
  dialog.showModal()
}

const linesOfFeed = ({ product, quantity }: OrderLine, { receipt, ordering }: Messages): [string, string][] => [
  [receipt.feed, shownName(product)],
  [receipt.bags, receipt.bagsOf(bagsInWords(quantity, ordering.bags), product.weight)],
]

/** The localized name from the form. Orders are stored with the English one. */
function shownName({ id, name }: OrderLine['product']): string {
  const known = $products.value.value?.find((product) => product.id === id)
  return known ? textIn(languageOfPage(), known, 'name').text : name
}

/** The link to the pond book, which counts the bags. Added by script, because it needs scripts. */
function leadToPonds(dialog: HTMLElement, text: string) {
  const known = dialog.querySelector('[data-ponds]')
  if (known) return
  const link = Object.assign(document.createElement('a'), {
    textContent: text,
    href: pathIn(languageOfPage(), '/ponds'),
    className: 'alone',
  })
  link.dataset['ponds'] = ''
  dialog.querySelector('[data-whatsapp]')?.parentElement?.after(link)
}

function keepable(dialog: HTMLElement, text: string) {
  dialog.querySelector('[data-whatsapp]')?.setAttribute('href', shareLink(text))
  const copy = dialog.querySelector<HTMLElement>('[data-copy]')
  if (!copy) return
  copy.dataset['copy'] = text
  copy.nextElementSibling?.replaceChildren()
}

function write(dialog: HTMLElement, selector: string, text: string) {
  const place = dialog.querySelector(selector)
  if (place) place.textContent = text
}

function row([name, value]: readonly [string, string]): HTMLElement {
  const line = document.createElement('div')
  for (const [tag, text] of [
    ['dt', name],
    ['dd', value],
  ] as const) {
    line.append(Object.assign(document.createElement(tag), { textContent: text }))
  }
  return line
}

/** The part of a receipt with the link to the order's page and ways to save it. */
function linkPart(link: string, title: string, words: Messages['savedLink']): HTMLElement {
  const ways = element('div', { className: 'row keep' })
  const copy = element('button', { type: 'button', className: 'outline', textContent: words.copy })
  copy.dataset['copy'] = link
  ways.append(copy, element('span', { role: 'status', className: 'quiet' }))
  if ('share' in navigator) ways.append(shareButton(link, title, words.share))
  const open = element('p', { className: 'row keep' })
  open.append(element('a', { href: link, className: 'button', textContent: words.open }))
  const all = element('a', { href: pathIn(languageOfPage(), '/orders'), className: 'alone', textContent: words.all })
  const part = element('section', {})
  part.dataset['page'] = ''
  part.append(open, element('h3', { textContent: words.title }), element('p', { textContent: words.hint }), ways, all)
  return part
}

function shareButton(url: string, title: string, label: string): HTMLElement {
  const button = element('button', { type: 'button', className: 'outline', textContent: label })
  // Rejects if the user closes the share menu.
  button.addEventListener('click', () => void navigator.share({ title, url }).catch(() => {}))
  return button
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), properties)
