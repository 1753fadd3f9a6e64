import { formatTime } from '~/formats/dates'
import { $outbox, deleteWaiting, isPaused, readOutbox, reopenOrder, sendWaiting, type Waiting } from '~/stores/outbox'

const SEND_EVERY = 5000

let list: HTMLElement | undefined

export function watchOutbox() {
  if (list) return void sendWaiting()
  list = newList()
  $outbox.subscribe(show)
  document.addEventListener('astro:page-load', () => show($outbox.get()))
  addEventListener('storage', () => readOutbox())
  addEventListener('online', () => void sendWaiting())
  setInterval(() => {
    readOutbox()
    void sendWaiting()
  }, SEND_EVERY)
  readOutbox()
  void sendWaiting()
}

function newList(): HTMLElement {
  const element = document.createElement('aside')
  element.ariaLabel = 'Waiting to be sent'
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

function show(outbox: readonly Waiting[]) {
  if (!list) return
  list.replaceChildren(...outbox.map(row))
  if (outbox.length === 0) list.remove()
  else if (!list.isConnected) document.body.append(list)
}

function row(waiting: Waiting): HTMLElement {
  const element = document.createElement('div')
  element.className = 'container actions'
  const words = document.createElement('p')
  words.role = 'status'
  words.textContent = sentence(waiting)
  element.append(words, ...controls(waiting))
  return element
}

const nameOf = (waiting: Waiting): string =>
  waiting.kind === 'order' ? `${waiting.form.quantity} × ${waiting.product.name}` : `your message “${waiting.form.subject}”`

function sentence(waiting: Waiting): string {
  const name = nameOf(waiting)
  if (waiting.state === 'refused') return `Not accepted: ${name}. ${waiting.sentence}`
  if (waiting.state === 'waiting' && (waiting.isAnswered || isPaused(waiting)))
    return `The shop could not take it just now: ${name}. It is sent again by itself${isPaused(waiting) ? ` at ${formatTime(new Date(waiting.notBefore ?? 0).toISOString())}` : ''}.`
  if (waiting.state === 'waiting') return `Waiting for a signal: ${name}. It is sent by itself.`
  return waiting.kind === 'order' ? `Sent: ${name}. We will call you to confirm.` : `Sent: ${name}. We answer within 24 hours.`
}

function controls(waiting: Waiting): HTMLElement[] {
  if (waiting.state === 'sent') return []
  const remove = button('Delete', () => deleteWaiting(waiting.id))
  if (isPaused(waiting)) return [remove]
  if (waiting.state === 'waiting') return [button('Send now', () => void sendWaiting()), remove]
  return waiting.kind === 'order' ? [button('Change the order', () => change(waiting)), remove] : [remove]
}

function change(waiting: Waiting) {
  if (waiting.kind !== 'order') return
  reopenOrder(waiting)
  location.assign(`/shop?order=${encodeURIComponent(waiting.product.sku)}`)
}

function button(label: string, act: () => void): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'outline'
  element.textContent = label
  element.addEventListener('click', act)
  return element
}
