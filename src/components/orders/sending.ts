import type { Messages } from '~/content/load-messages'
import { measured } from '~/domain/catalog/measures'
import { fieldErrors } from '~/domain/field-errors'
import { bagsIn } from '~/domain/orders/bags'
import { type FeedOption, feedOption } from '~/domain/orders/feed-option'
import { chosenFeed, itemsOfText } from '~/domain/orders/line-items'
import type { Goods, OrderLine } from '~/domain/orders/order-form'
import { orderKeysOf } from '~/domain/orders/order-keys'
import { type OrderForm, orderForm, orderFormWithEmail } from '~/domain/orders/schema'
import { needsDistrict } from '~/domain/orders/shown-delivery'
import { bagsLeft, stockSentence } from '~/domain/orders/stock-left'
import { inWords } from '~/domain/sentences'
import { $products, refreshProducts } from '~/stores/catalog/products'
import { keepWaiting } from '~/stores/forms/outbox'
import { markSent } from '~/stores/forms/typed-forms'
import { $deliveryCharges } from '~/stores/orders/delivery-charges'
import { placeOrder } from '~/stores/orders/order-form'
import { languageOfPage } from '~/stores/page-language'
import { type FormErrors, isRight } from '../forms/errors'
import { feeds, showRowErrors } from './line-items'
import { type SentOrder, showReceiptOf } from './receipt'
import { DRAFT, type OrderText, rowsIn, textsOf } from './texts'

export { mend, showErrors } from '../forms/errors'
export { keepBuyer } from './last-buyer'
export { addFeed, refreshLineItems, watchLineItems, writeRows } from './line-items'

// Schemas, API calls and the receipt, loaded with the form's first input.

/** The outcome of an order. After 'failed' or 'unheard' it may still be accepted; after 'refused' the feed may have changed. */
export type Sent =
  | { state: 'placed'; id?: number | undefined; link?: string | undefined; goods: Goods }
  | { state: 'failed'; sentence: string; waitsFor: 'signal' | 'shop' }
  | { state: 'unheard' }
  | { state: 'refused'; errors: FormErrors; feed: FeedOption }

const orderIn = ({ more: _, ...texts }: OrderText): OrderForm => ({ ...texts, quantity: bagsIn(texts.quantity) })

const feedIn = (form: HTMLFormElement): FeedOption => JSON.parse(form.closest('dialog')?.dataset['feed'] ?? '')

export function wrongIn(texts: OrderText, { sentences }: Messages, form: HTMLFormElement): FormErrors {
  const order = orderIn(texts)
  const feed = feedIn(form)
  const { name, shownName = name } = feed
  const isShort = order.quantity > bagsLeft(feed, itemsOfText(texts.more))
  return {
    ...(needsDistrict($deliveryCharges.get().value ?? [], order) && { district: sentences.required }),
    ...(isShort && { quantity: inWords(stockSentence({ ...feed, name: shownName }), sentences) }),
    ...fieldErrors(form.querySelector('[name="email"][required]') ? orderFormWithEmail : orderForm, order, sentences),
  }
}

/** Shows the errors of a form; the quantity is checked against the current stock. Changed prices are checked by the shop. */
export async function isOrderRight(form: HTMLFormElement, show: (feed: FeedOption) => void, words: Messages): Promise<boolean> {
  const wrong = () => wrongIn(textsOf(form), words, form)
  const feed = feedIn(form)
  if (wrong()['quantity']) show({ ...(await currentFeed(feed)), price: feed.price })
  offerLeft(form)
  const areRowsWhole = showRowErrors(form, words)
  return isRight(form, wrong(), words) && areRowsWhole
}

/** Makes the button at the quantity order the remaining stock. */
export function offerLeft(form: HTMLFormElement) {
  const left = bagsLeft(feedIn(form), rowsIn(form))
  const button = form.elements.namedItem('take') as HTMLButtonElement
  const quantity = form.elements.namedItem('quantity') as HTMLInputElement
  button.textContent = (button.dataset['words'] ?? '').replace('{left}', String(left))
  button.hidden = left < 1
  // The click then submits the form.
  button.onclick = () => {
    quantity.value = String(left)
    quantity.dispatchEvent(new Event('input', { bubbles: true }))
    quantity.focus()
  }
}

export async function send(sent: SentOrder, words: Messages): Promise<Sent> {
  const { texts, feed, flow } = sent
  if (texts.more) await feeds()
  const goods = goodsOf(sent)
  if (lacksFeed(goods, texts)) {
    return { state: 'refused', errors: { '': words.sentences['not-for-sale'] }, feed }
  }
  const { key, mayBeSent } = sent.attempt
  const keys = orderKeysOf(key)
  markSent(DRAFT, true)
  const outcome = await placeOrder({ form: orderIn(texts), ...goods, flow, keys, language: languageOfPage() }, words)
  markSent(DRAFT, mayBeSent || (outcome.state === 'failed' && outcome.mayBeSent))
  if (outcome.state === 'failed') {
    if (outcome.lack === 'signal') return { state: 'unheard' }
    return { state: 'failed', sentence: words.ordering.failed, waitsFor: outcome.lack === 'shop' ? 'shop' : 'signal' }
  }
  if (outcome.state === 'busy') return { state: 'failed', sentence: outcome.sentence, waitsFor: 'shop' }
  if (outcome.state === 'placed') {
    void refreshProducts()
    return { ...outcome, goods }
  }
  const { fields, sentence } = outcome
  const errors = Object.keys(fields).length > 0 ? fields : { '': sentence }
  return { state: 'refused', errors, feed: await currentFeed(feed) }
}

export const showReceipt = (sent: SentOrder, placed: Extract<Sent, { state: 'placed' }>, words: Messages) =>
  showReceiptOf(sent, placed.goods, placed, words)

/** Stores the order in the outbox. Throws if the device cannot store it, or does not know one of its feeds. */
export function keepForLater(sent: SentOrder, isAnswered: boolean): Promise<void> {
  const { key, mayBeSent } = sent.attempt
  const goods = goodsOf(sent)
  if (lacksFeed(goods, sent.texts)) throw new Error('A feed of the order is not known here.')
  const order = {
    kind: 'order',
    form: orderIn(sent.texts),
    ...goods,
    keys: orderKeysOf(key),
    language: languageOfPage(),
  } as const
  return keepWaiting(order, { isAnswered, mayBeSent })
}

function goodsOf({ texts, feed, deliveryCharge }: SentOrder): Goods {
  const more = itemsOfText(texts.more).flatMap(lineOf)
  const charge = deliveryCharge === '0.00' ? {} : { deliveryCharge }
  return { product: asOrdered(feed), ...(more.length > 0 && { more }), ...charge }
}

const lacksFeed = ({ more = [] }: Goods, texts: OrderText) => more.length < itemsOfText(texts.more).length

const asOrdered = ({ id, name, sku, weight, price }: Goods['product']) => ({ id, name, sku, weight, price })

/** The line item at the shown price. */
function lineOf({ feed, bags }: { feed: string; bags: string }): OrderLine[] {
  const { sku, price } = chosenFeed(feed) ?? {}
  const known = $products.get().value?.find((product) => product.sku === sku)
  if (!known || !price) return []
  return [{ product: asOrdered({ ...known, weight: measured(known.weight), price }), quantity: bagsIn(bags) }]
}

/** The feed with its current data. */
async function currentFeed(feed: FeedOption): Promise<FeedOption> {
  await refreshProducts()
  const now = $products.get().value?.find(({ id }) => id === feed.id)
  return now ? feedOption(now, languageOfPage()) : feed
}
