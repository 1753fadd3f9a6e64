import { pathWithQuery } from '~/domain/path-with-query'
import './dialog-history'
import { isOffline } from '~/stores/arrival'
import type { Attempt } from '~/stores/forms/typed-forms'
import { LAST_BUYER } from '~/stores/kept-values'
import { forgetSent, watchDraft } from '../forms/draft'
import { showSentence, type WaitsFor, WRONG } from '../forms/sentence'
import { postForm, watchForm, withWords } from '../forms/submit'
import { showFeed } from './open-form'
import { orderWordsIn } from './order-words'
import type { SentOrder } from './receipt'
import { DRAFT, emptyTexts, firstTexts, textsOf, writeTexts } from './texts'

const OPENING = ['order', 'quantity', 'placed']

/** Makes an open dialog modal. A click outside closes it and removes its query from the URL. */
function watchDialog(dialog: HTMLDialogElement, onClose = () => {}) {
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => {
    forgetLink()
    onClose()
  })
  if (dialog.open) makeModal(dialog)
}

function makeModal(dialog: HTMLDialogElement) {
  const { activeElement } = document
  // Only a closed dialog can become modal, and close() would fire an event.
  dialog.removeAttribute('open')
  dialog.showModal()
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus()
  else dialog.querySelector<HTMLInputElement>('[name="quantity"]')?.focus()
}

function forgetLink() {
  const query = new URLSearchParams(location.search)
  for (const name of OPENING) query.delete(name)
  const path = pathWithQuery(location.pathname, query)
  if (path !== location.pathname + location.search) history.replaceState(history.state, '', path + location.hash)
}

const bringSending = () => withWords(import('./sending'))

const hydrated = new WeakSet<Element>()

export function hydrate() {
  const dialog = document.querySelector<HTMLDialogElement>('#order')
  const form = dialog?.querySelector<HTMLFormElement>('form[method="post"]')
  if (!dialog || !form || hydrated.has(dialog)) return
  hydrated.add(dialog)
  form.addEventListener('rows', (event) => void writeRows(form, (event as CustomEvent<string>).detail).catch(() => {}))
  // The order was posted without scripts.
  if (new URLSearchParams(location.search).has('placed')) forgetSent(form, DRAFT)
  watchDraft({ form, name: DRAFT, textsOf, firstTexts, writeTexts })
  beginAsLastTime(form).catch(() => {})
  for (const type of ['focusin', 'input']) form.addEventListener(type, () => void followOpen(dialog, form, type).catch(() => {}))
  if (isAnswered(dialog)) {
    // It may have been closed before scripts ran.
    if (!dialog.open) forgetLink()
  } else void answerLink(dialog, form)
  watchDialog(dialog, () => {
    if (form.querySelector(WRONG)) forgetErrors(form).catch(() => {})
    showSentence(form, '')
    returnFocus(form)
  })
  const receipt = document.querySelector<HTMLDialogElement>('#receipt')
  if (receipt) watchDialog(receipt, () => returnFocus(form))
  form.querySelector('[data-another]')?.addEventListener('click', () => void addAnother(form))
  watchForm(form, {
    name: DRAFT,
    bringSending,
    textsOf,
    send: (attempt, keepNow) => sendForm(dialog, form, attempt, keepNow),
    fail: () => showSentence(form, orderWordsIn(dialog).failed),
    keep: (attempt, waitsFor) => keep(dialog, form, attempt, waitsFor),
  })
}

hydrate()
document.addEventListener('astro:page-load', hydrate)

/** Whether the server already handled the order link. An offline copy of the page has not. */
function isAnswered(dialog: HTMLDialogElement): boolean {
  const isAsked = new URLSearchParams(location.search).has('order')
  return !isAsked || Boolean(dialog.dataset['feed'] ?? document.querySelector('[data-dead]'))
}

async function answerLink(dialog: HTMLDialogElement, form: HTMLFormElement) {
  try {
    await (await import('./open-by-link')).openByLink(dialog, form)
  } catch (error) {
    console.warn('Failed to open an order by its link:', error)
  }
}

async function forgetErrors(form: HTMLFormElement) {
  const { showErrors } = await bringSending()
  showErrors(form, {})
}

async function follow(form: HTMLFormElement) {
  const { watchLineItems, words } = await bringSending()
  watchLineItems(form, words)
}

/** Loads what a prefilled form needs at once. An empty form needs nothing before input. */
async function followOpen(dialog: HTMLDialogElement, form: HTMLFormElement, type: string) {
  if (dialog.open && (type === 'input' || textsOf(form).address)) await follow(form)
}

async function beginAsLastTime(form: HTMLFormElement) {
  if (localStorage[LAST_BUYER]) (await import('./last-buyer')).beginAsLastTime(form)
}

async function writeRows(form: HTMLFormElement, text: string) {
  await follow(form)
  await (await bringSending()).writeRows(form, text)
}

async function addAnother(form: HTMLFormElement) {
  try {
    await follow(form)
    const { addFeed, words } = await bringSending()
    await addFeed(form, words)
  } catch (error) {
    console.warn('Failed to add a feed:', error)
    if (isOffline()) showSentence(form, orderWordsIn(form.closest('dialog') ?? form).failed)
    else postForm(form, [['another', 'yes']])
  }
}

const orderOf = (dialog: HTMLElement, form: HTMLFormElement, attempt: Attempt): SentOrder => ({
  texts: textsOf(form),
  feed: JSON.parse(dialog.dataset['feed'] ?? 'null'),
  flow: form.dataset['flow'] === 'home' ? 'home' : 'shop',
  deliveryCharge: (form.elements.namedItem('delivery') as HTMLInputElement).value,
  attempt,
})

/** A form opened by the URL has no button to return the focus to. */
function returnFocus(form: HTMLFormElement) {
  const { activeElement } = document
  if (activeElement !== document.body && !activeElement?.closest('dialog:not([open])')) return
  const { value = '' } = form.elements.namedItem('order') as HTMLInputElement
  document.querySelector<HTMLElement>(`button[data-order][value="${CSS.escape(value)}"]`)?.focus()
}

async function sendForm(dialog: HTMLDialogElement, form: HTMLFormElement, attempt: Attempt, keepNow: () => Promise<void>) {
  const { isOrderRight, keepBuyer, offerLeft, refreshLineItems, send, showErrors, showReceipt, words } = await bringSending()
  if (!(await isOrderRight(form, (feed) => showFeed(dialog, feed), words))) return
  const order = orderOf(dialog, form, attempt)
  const sent = await send(order, words)
  if (sent.state === 'unheard') return keepNow()
  if (sent.state === 'failed') return showSentence(form, sent.sentence, { waitsFor: sent.waitsFor, words })
  if (sent.state === 'refused') {
    showFeed(dialog, sent.feed)
    await refreshLineItems(form, words)
    offerLeft(form)
    return showErrors(form, sent.errors)
  }
  end(dialog, form, keepBuyer)
  showReceipt(order, sent, words)
}

async function keep(dialog: HTMLDialogElement, form: HTMLFormElement, attempt: Attempt, waitsFor: WaitsFor) {
  const { isOrderRight, keepBuyer, keepForLater, words } = await bringSending()
  // The input may have changed since it was sent.
  if (!(await isOrderRight(form, (feed) => showFeed(dialog, feed), words))) return
  await keepForLater(orderOf(dialog, form, attempt), waitsFor === 'shop')
  end(dialog, form, keepBuyer)
}

type KeepBuyer = Awaited<ReturnType<typeof bringSending>>['keepBuyer']

/** Stores the buyer before the order is confirmed, because the reader may then leave the page. */
function end(dialog: HTMLDialogElement, form: HTMLFormElement, keepBuyer: KeepBuyer) {
  const texts = textsOf(form)
  emptyTexts(form)
  forgetSent(form, DRAFT)
  dialog.close()
  keepBuyer(form, texts)
}
