import type { Messages } from '~/content/load-messages'
import { localizedTime } from '~/content/localized-dates'
import { notificationOf } from '~/domain/orders/order-form'
import { pathIn } from '~/languages'
import { $outbox, deleteWaiting, isPaused, readOutbox, reopenOrder, sendWaiting, type Waiting } from '~/stores/outbox'
import { languageOfPage } from '~/stores/page-language'
import { pageMessages } from '../frame/messages-wanted'

const SEND_EVERY = 5000

let list: HTMLElement | undefined

export async function watchOutbox() {
  const words = await pageMessages()
  if (list) return void sendWaiting(words)
  list = newList(words)
  const showAll = () => show($outbox.get(), words)
  $outbox.subscribe(showAll)
  document.addEventListener('astro:page-load', showAll)
  addEventListener('storage', () => readOutbox())
  addEventListener('online', () => void sendWaiting(words))
  setInterval(() => {
    readOutbox()
    void sendWaiting(words)
  }, SEND_EVERY)
  readOutbox()
  void sendWaiting(words)
}

function newList({ outbox }: Messages): HTMLElement {
  const element = document.createElement('aside')
  element.ariaLabel = outbox.label
  Object.assign(element.style, {
    position: 'sticky',
    bottom: '0',
    zIndex: '15',
    padding: '.75rem 1rem',
    background: 'var(--color-raised)',
    boxShadow: 'var(--shadow-float)',
  })
  return element
}

function show(outbox: readonly Waiting[], words: Messages) {
  if (!list) return
  list.replaceChildren(...outbox.map((waiting) => row(waiting, words)))
  if (outbox.length === 0) list.remove()
  else if (!list.isConnected) document.body.append(list)
}

function row(waiting: Waiting, words: Messages): HTMLElement {
  const element = document.createElement('div')
  element.className = 'container actions'
  const line = document.createElement('p')
  line.role = 'status'
  line.textContent = sentence(waiting, words)
  element.append(line, ...controls(waiting, words))
  return element
}

const nameOf = (waiting: Waiting, { outbox }: Messages): string =>
  waiting.kind === 'order' ? notificationOf(waiting.form, waiting).message : outbox.message(waiting.form.subject)

function sentence(waiting: Waiting, words: Messages): string {
  const { outbox } = words
  const name = nameOf(waiting, words)
  if (waiting.state === 'refused') return outbox.refused(name, waiting.sentence)
  if (waiting.state === 'sent') return waiting.kind === 'order' ? outbox.sentOrder(name) : outbox.sentMessage(name)
  if (isPaused(waiting)) return outbox.shopFailedUntil(name, localizedTime(new Date(waiting.notBefore ?? 0).toISOString(), words))
  return waiting.isAnswered ? outbox.shopFailed(name) : outbox.noSignal(name)
}

function controls(waiting: Waiting, words: Messages): HTMLElement[] {
  const { outbox } = words
  if (waiting.state === 'sent') return waiting.link ? [pageLink(waiting.link, words)] : []
  const remove = button(outbox.remove, () => deleteWaiting(waiting.id))
  if (isPaused(waiting)) return [remove]
  if (waiting.state === 'waiting') return [button(outbox.sendNow, () => void sendWaiting(words)), remove]
  return waiting.kind === 'order' ? [button(outbox.change, () => change(waiting)), remove] : [remove]
}

function pageLink(href: string, { savedLink }: Messages): HTMLElement {
  return Object.assign(document.createElement('a'), { className: 'button outline', href, textContent: savedLink.open })
}

function change(waiting: Waiting) {
  if (waiting.kind !== 'order') return
  reopenOrder(waiting)
  location.assign(pathIn(languageOfPage(), `/shop?order=${encodeURIComponent(waiting.product.sku)}`))
}

function button(label: string, act: () => void): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'outline'
  element.textContent = label
  element.addEventListener('click', act)
  return element
}
