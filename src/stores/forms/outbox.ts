import { atom } from 'nanostores'
import type { Messages } from '~/content/load-messages'
import { DAY } from '~/domain/day'
import { lastOf } from '~/domain/lists'
import { feedValue, itemsInText } from '~/domain/orders/line-items'
import { sendContact } from '../contact-form'
import { keepComplaint } from '../device-complaints'
import { keepDeviceOrder } from '../orders/device-orders'
import { placeOrder } from '../orders/order-form'
import { keepDraft } from './drafts'
import {
  changeForms,
  isAnyKept,
  keptForms,
  type Rows,
  type Waiting,
  type WaitingContact,
  type WaitingOrder,
  type WaitingState,
} from './outbox-storage'

/** Milliseconds that a sent form stays in the list. A complaint stays until it was seen, because its link is nowhere else. */
const SHOWN_FOR = 60_000
const COMPLAINT_SHOWN_FOR = DAY
/** Milliseconds until the next retry, if the shop failed without a Retry-After. */
const AGAIN_AFTER = 60_000
/** Maximum wait in milliseconds, also after the clock was set back. */
const LONGEST_WAIT = 60 * 60 * 1000

type Words = Pick<Messages, 'ordering' | 'outbox' | 'punctuation' | 'sentences'>

/** The result of an attempt; `mayBeSent` if the shop may have received part of it. */
type Tried = WaitingState & { mayBeSent: boolean }

export const $outbox = atom<readonly Waiting[]>([])
/** The form that this tab is sending. */
export const $sendingId = atom('')

/** Forms that a full device could not store, kept until the page closes. */
const unkept = new Map<string, Waiting>()

export function isPaused(waiting: WaitingState, now = Date.now()): boolean {
  const left = waiting.state === 'waiting' ? (waiting.notBefore ?? 0) - now : 0
  return left > 0 && left <= LONGEST_WAIT
}

/** Whether the shop has it. A placed order may wait for its other calls, and must not be deleted. */
export const hasArrived = (waiting: WaitingState): boolean => waiting.state === 'sent' || isPlaced(waiting)

/** Whether only some calls of an order succeeded. */
const isPlaced = (waiting: WaitingState): boolean => waiting.state === 'waiting' && waiting.link !== undefined

/** Reads the stored forms of all tabs, and deletes those sent a while ago. */
export async function readOutbox(now = Date.now()) {
  try {
    const rows = isAnyKept() ? (await keptForms()).map(latest) : []
    const over = new Set(rows.filter((each) => isOver(each, now)))
    if (over.size > 0 || (rows.length === 0 && isAnyKept())) await changeForms((kept) => deleteAll(kept, over))
    const shown = rows.filter((each) => !over.has(each))
    if (JSON.stringify(shown) !== JSON.stringify($outbox.get())) $outbox.set(shown)
  } catch (error) {
    console.warn('Failed to read the outbox:', error)
  }
}

/** An order is removed once My Orders has its link. */
const isOver = (each: Waiting, now: number) =>
  each.state === 'sent' &&
  now - each.at >= (each.number ? COMPLAINT_SHOWN_FOR : SHOWN_FOR) &&
  (!each.unkept || keepDeviceOrder(each.unkept))

async function deleteAll(kept: Rows, forms: Iterable<Waiting>) {
  for (const { id } of forms) {
    await kept.delete(id)
    unkept.delete(id)
  }
}

/** A stored form with the state that this tab knows. */
function latest(kept: Waiting): Waiting {
  const known = kept.state === 'waiting' ? unkept.get(kept.id) : undefined
  return known ? { ...known, isUnsent: kept.isUnsent } : kept
}

/** Stores a form until it can be sent, once. Throws if the device cannot store it. */
export async function keepWaiting(form: WaitingOrder | WaitingContact, { isAnswered = false, mayBeSent = false } = {}) {
  const id = form.kind === 'order' ? form.keys[0] : form.key
  await changeForms(async (rows) => {
    if (await rows.get(id)) return
    await rows.put({ ...form, id, keptAt: Date.now(), ...waitingFor(0, isAnswered), isUnsent: !mayBeSent })
  })
  dispatchEvent(new Event('outbox'))
}

/** Deletes a form, unless it has changed since it was shown. */
export const deleteWaiting = (seen: Waiting) => take(seen, () => true)

/** Returns a refused order to its form, unless the draft cannot be stored. */
export const reopenOrder = (seen: Waiting & WaitingOrder): Promise<boolean> =>
  take(seen, ({ form, more = [] }) => {
    const rows = more.map(({ product, quantity }) => ({ feed: feedValue(product), bags: String(quantity) }))
    return keepDraft('order', { ...form, quantity: String(form.quantity), more: itemsInText(rows) })
  })

async function take<Seen extends Waiting>(seen: Seen, isTaken: (seen: Seen) => boolean): Promise<boolean> {
  const isGone = await changeForms(async (rows) => {
    const kept = await rows.get(seen.id)
    const now = kept && latest(kept)
    const isAsSeen = now?.state === seen.state && now.isUnsent === seen.isUnsent && !isPlaced(now)
    if (!isAsSeen || !isTaken(seen)) return false
    await rows.delete(seen.id)
    return true
  })
  if (isGone) unkept.delete(seen.id)
  await readOutbox()
  return isGone
}

/** Sends the waiting forms one by one, from one tab at a time. Idempotency keys make repeated calls harmless. */
export async function sendWaiting(words: Words): Promise<void> {
  try {
    if (!navigator.locks) return await sendAll(words)
    await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
      if (lock) await sendAll(words)
    })
  } catch (error) {
    console.warn('Failed to send what waits:', error)
  }
}

async function sendAll(words: Words) {
  if (!isAnyKept()) return
  for (const { id } of await keptForms()) {
    const before = await begin(id)
    if (!before) continue
    $sendingId.set(id)
    const after = before.kind === 'order' ? await sendOrder(before, words) : await sendContactForm(before, words)
    await end(before, after)
    $sendingId.set('')
    await readOutbox()
  }
}

/** From here on a form counts as sent, until the contrary is known. */
const begin = (id: string): Promise<Waiting | undefined> =>
  changeForms(async (rows) => {
    const kept = await rows.get(id)
    const before = kept && latest(kept)
    if (before?.state !== 'waiting' || isPaused(before)) return
    await rows.markSending(id)
    return before
  })

async function end({ isUnsent, ...before }: Waiting, { mayBeSent, ...state }: Tried) {
  const after = { ...before, ...state, isUnsent: isUnsent && !mayBeSent }
  const { id } = before
  try {
    await changeForms(async (rows) => {
      const now = await rows.get(id)
      // Another tab may have sent it. A deleted form returns only if the shop has it.
      if (now?.state === 'sent' || (!now && !hasArrived(state))) return
      await rows.put(after)
    })
    unkept.delete(id)
  } catch (error) {
    console.warn('Failed to keep what became of a form:', error)
    unkept.set(id, after)
  }
}

const waitingFor = (retryAfter: number, isAnswered: boolean): WaitingState => ({
  state: 'waiting',
  notBefore: Date.now() + Math.min(retryAfter || (isAnswered ? AGAIN_AFTER : 0), LONGEST_WAIT),
  isAnswered,
})

async function sendOrder({ kind: _, language = 'en', ...order }: WaitingOrder, words: Words): Promise<Tried> {
  // The home flow requires all three calls, because nobody is here to retry.
  const outcome = await placeOrder({ ...order, flow: 'home', language }, words)
  if (outcome.state === 'placed') {
    const { state: _, id: __, ...page } = outcome
    return { state: 'sent', at: Date.now(), ...page, mayBeSent: true }
  }
  if (outcome.state === 'busy') return { ...waitingFor(outcome.retryAfter, true), mayBeSent: false }
  if (outcome.state === 'failed') {
    const { retryAfter, lack, mayBeSent, link } = outcome
    return { ...waitingFor(retryAfter, lack === 'shop'), mayBeSent, ...(link && { link }) }
  }
  return refused(lastOf([outcome.sentence, ...Object.values(outcome.fields)]) ?? outcome.sentence)
}

async function sendContactForm({ form, key }: WaitingContact, { outbox, sentences }: Words): Promise<Tried> {
  const outcome = await sendContact(form, key, sentences)
  if (outcome.state === 'sent') {
    const { number, link } = outcome
    keepComplaint(outcome)
    return { state: 'sent', at: Date.now(), ...(number && link && { number, link }), mayBeSent: true }
  }
  if (outcome.state === 'refused') return refused(Object.values(outcome.fields)[0] ?? outbox.refusedMessage)
  return { ...waitingFor(outcome.retryAfter, outcome.lack === 'shop'), mayBeSent: outcome.mayBeSent }
}

const refused = (sentence: string): Tried => ({ state: 'refused', sentence, mayBeSent: false })
