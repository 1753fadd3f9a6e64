import { atom } from 'nanostores'
import type { Messages } from '~/content/load-messages'
import type { ContactForm, NewContact } from '~/domain/contacts/schema'
import { feedValue, itemsInText } from '~/domain/orders/line-items'
import type { Goods } from '~/domain/orders/order-form'
import type { OrderKeys } from '~/domain/orders/order-keys'
import type { OrderForm } from '~/domain/orders/schema'
import type { Language } from '~/languages'
import { sendContact } from './contact-form'
import { keepDraft } from './drafts'
import { placeOrder } from './order-form'

const KEPT_AS = 'outbox'
/** Milliseconds that a sent form stays on the device. */
const SHOWN_FOR = 60_000
/** Milliseconds until the next try, where the shop has failed and says no time. */
const AGAIN_AFTER = 60_000
/** The maximum wait in milliseconds, also after the clock was set back. */
const LONGEST_WAIT = 60 * 60 * 1000

interface WaitingOrder extends Goods {
  kind: 'order'
  form: OrderForm
  keys: OrderKeys
  /** Those of older devices are English. */
  language?: Language
}

interface WaitingContact {
  kind: 'contact'
  form: ContactForm & Pick<NewContact, 'language'>
  key: string
}

/** `notBefore` is the earliest time to send again, in milliseconds since 1970; `isAnswered` if the shop itself has failed. */
type State =
  | { state: 'waiting'; notBefore?: number; isAnswered?: boolean }
  | { state: 'sent'; at: number; link?: string }
  | { state: 'refused'; sentence: string }

export type Waiting = { id: string } & (WaitingOrder | WaitingContact) & State

type Words = Pick<Messages, 'ordering' | 'outbox' | 'sentences'>

export const $outbox = atom<readonly Waiting[]>([])

export function isPaused(waiting: Waiting, now = Date.now()): boolean {
  const left = waiting.state === 'waiting' ? (waiting.notBefore ?? 0) - now : 0
  return left > 0 && left <= LONGEST_WAIT
}

export function readOutbox(now = Date.now()) {
  const kept = stored().filter((each) => each.state !== 'sent' || now - each.at < SHOWN_FOR)
  if (kept.length !== stored().length) store(kept)
  else if (JSON.stringify(kept) !== JSON.stringify($outbox.get())) $outbox.set(kept)
}

/** Keeps a form until it can be sent, with its idempotency keys. */
export function keepWaiting(form: WaitingOrder | WaitingContact, isAnswered = false) {
  store([...stored(), { ...form, id: crypto.randomUUID(), ...waitingFor(0, isAnswered) }])
  dispatchEvent(new Event('outbox'))
}

export const deleteWaiting = (id: string) => store(stored().filter((each) => each.id !== id))

export function reopenOrder({ id, form, more = [] }: Waiting & WaitingOrder) {
  const rows = more.map(({ product, quantity }) => ({ feed: feedValue(product), bags: String(quantity) }))
  keepDraft('order', { ...form, quantity: String(form.quantity), more: itemsInText(rows) })
  deleteWaiting(id)
}

/** Sends the waiting forms in turn, from one tab at a time. Their keys make a repeated call harmless. */
export async function sendWaiting(words: Words): Promise<void> {
  if (!navigator.locks) return sendAll(words)
  await navigator.locks.request(KEPT_AS, { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll(words)
  })
}

async function sendAll(words: Words) {
  for (const each of stored()) {
    if (each.state !== 'waiting' || isPaused(each)) continue
    const state = each.kind === 'order' ? await sendOrder(each, words) : await sendContactForm(each, words)
    store(stored().map((kept) => (kept.id === each.id ? { ...kept, ...state } : kept)))
  }
}

const waitingFor = (retryAfter: number, isAnswered: boolean): State => ({
  state: 'waiting',
  notBefore: Date.now() + Math.min(retryAfter || (isAnswered ? AGAIN_AFTER : 0), LONGEST_WAIT),
  isAnswered,
})

async function sendOrder({ kind: _, language = 'en', ...order }: WaitingOrder, words: Words): Promise<State> {
  // The home flow needs all three calls, because nobody is here to try again.
  const outcome = await placeOrder({ ...order, flow: 'home', language }, words)
  if (outcome.state === 'placed') return { state: 'sent', at: Date.now(), ...(outcome.link && { link: outcome.link }) }
  if (outcome.state !== 'refused') return waitingFor(outcome.retryAfter, outcome.state === 'busy' || outcome.isAnswered)
  return { state: 'refused', sentence: [outcome.sentence, ...Object.values(outcome.fields)].at(-1) ?? outcome.sentence }
}

async function sendContactForm({ form, key }: WaitingContact, { outbox, sentences }: Words): Promise<State> {
  const outcome = await sendContact(form, key, sentences)
  if (outcome.state === 'sent') return { state: 'sent', at: Date.now() }
  if (outcome.state === 'failed') return waitingFor(outcome.retryAfter, outcome.isAnswered)
  return { state: 'refused', sentence: Object.values(outcome.fields)[0] ?? outbox.refusedMessage }
}

function stored(): readonly Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function store(outbox: readonly Waiting[]) {
  if (outbox.length > 0) localStorage.setItem(KEPT_AS, JSON.stringify(outbox))
  else localStorage.removeItem(KEPT_AS)
  $outbox.set(outbox)
}
