import type { Messages } from '~/content/load-messages'
import { localizedTime } from '~/content/localized-dates'
import { notificationOf } from '~/domain/orders/order-form'
import { pathIn } from '~/languages'
import { isOffline } from '~/stores/arrival'
import {
  $outbox,
  $sendingId,
  deleteWaiting,
  hasArrived,
  isPaused,
  readOutbox,
  reopenOrder,
  sendWaiting,
} from '~/stores/forms/outbox'
import type { Waiting } from '~/stores/forms/outbox-storage'
import { forgetValue, keepValue, keptValue, ofTab } from '~/stores/kept-values'
import { languageOfPage } from '~/stores/page-language'
import { pageMessages } from '../frame/messages-wanted'

const SEND_EVERY = 5000

/** The key for whether this tab collapsed the list. */
const FOLDED = 'outbox_folded'

let list: HTMLElement | undefined
/** The list, collapsible under its heading. */
const rows = document.createElement('details')

export async function watchOutbox() {
  const words = await pageMessages()
  if (list) {
    await readOutbox()
    return void sendWaiting(words)
  }
  list = newList(words)
  const showAll = () => show($outbox.get(), words)
  $outbox.subscribe(showAll)
  $sendingId.listen(showAll)
  document.addEventListener('astro:page-load', showAll)
  addEventListener('storage', () => void readOutbox())
  addEventListener('online', () => void sendWaiting(words))
  setInterval(() => {
    void readOutbox()
    void sendWaiting(words)
  }, SEND_EVERY)
  await readOutbox()
  void sendWaiting(words)
}

function newList({ outbox }: Messages): HTMLElement {
  const element = document.createElement('aside')
  element.setAttribute('aria-label', outbox.label)
  const summary = Object.assign(document.createElement('summary'), { textContent: outbox.label })
  rows.append(summary)
  rows.style.margin = '0'
  rows.open = keptValue(FOLDED, ofTab) === null
  summary.addEventListener('click', () => {
    if (rows.open) keepValue(FOLDED, 'yes', ofTab)
    else forgetValue(FOLDED, ofTab)
  })
  element.append(rows)
  Object.assign(element.style, {
    position: 'sticky',
    bottom: '0',
    zIndex: '15',
    padding: '.25rem 1rem',
    background: 'var(--color-raised)',
    boxShadow: 'var(--shadow-float)',
  })
  return element
}

function show(outbox: readonly Waiting[], words: Messages) {
  if (!list) return
  rows.replaceChildren(rows.firstChild ?? '', ...outbox.map((waiting) => row(waiting, words)))
  // A refused form needs an answer, so it must be visible.
  if (outbox.some(({ state }) => state === 'refused')) rows.open = true
  if (outbox.length === 0) return list.remove()
  const ownOrders = document.querySelector('#own-orders')
  list.style.position = ownOrders ? 'static' : 'sticky'
  if (list.isConnected) return
  if (ownOrders) ownOrders.prepend(list)
  else document.body.append(list)
}

function row(waiting: Waiting, words: Messages): HTMLElement {
  const element = document.createElement('div')
  element.className = 'container actions'
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  line.textContent = sentence(waiting, words)
  element.append(line, ...controls(waiting, line, words))
  return element
}

const nameOf = (waiting: Waiting, { outbox }: Messages): string =>
  waiting.kind === 'order' ? notificationOf(waiting.form, waiting).message : outbox.message(waiting.form.subject)

const isBeingSent = ({ id }: Waiting) => id === $sendingId.get() && !isOffline()

function sentence(waiting: Waiting, words: Messages): string {
  const { outbox } = words
  const name = nameOf(waiting, words)
  if (waiting.state === 'refused') return outbox.refused(name, waiting.sentence)
  if (hasArrived(waiting)) return waiting.kind === 'order' ? outbox.sentOrder(name) : outbox.sentMessage(name)
  if (isBeingSent(waiting)) return outbox.sending(name)
  const waits = waitingSentence(waiting, name, words)
  return waiting.isUnsent ? waits : `${waits} ${outbox.mayBeSent}`
}

function waitingSentence(waiting: Waiting, name: string, words: Messages): string {
  const { outbox } = words
  if (waiting.state !== 'waiting') return ''
  if (isPaused(waiting)) return outbox.shopFailedUntil(name, localizedTime(new Date(waiting.notBefore ?? 0).toISOString(), words))
  return waiting.isAnswered ? outbox.shopFailed(name) : outbox.noSignal(name)
}

function controls(waiting: Waiting, line: HTMLElement, words: Messages): HTMLElement[] {
  const { outbox } = words
  const remove = button(outbox.remove, () => deleteWaiting(waiting))
  if (waiting.state === 'sent' && waiting.number) return [pageLink(waiting.link ?? '', waiting.number), remove]
  if (hasArrived(waiting)) return 'link' in waiting && waiting.link ? [pageLink(waiting.link, words.savedLink.open)] : []
  if (isBeingSent(waiting)) return []
  if (isPaused(waiting)) return [remove]
  if (waiting.state === 'waiting') return [button(outbox.sendNow, () => sendWaiting(words)), remove]
  if (waiting.kind !== 'order') return [remove]
  const change = async () => {
    if (await reopenOrder(waiting))
      location.assign(pathIn(languageOfPage(), `/shop?order=${encodeURIComponent(waiting.product.sku)}`))
    else line.textContent = outbox.notKept
  }
  return [button(outbox.change, change), remove]
}

function pageLink(href: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement('a'), { className: 'button outline', href, textContent })
}

function button(label: string, act: () => Promise<unknown>): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'outline'
  element.textContent = label
  element.addEventListener('click', () => act().catch((error) => console.warn('Failed to change the outbox:', error)))
  return element
}
