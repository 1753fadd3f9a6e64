import { languageOfPage } from '~/browser/page-language'
import type { LiveWords } from '~/content/live-words'
import { bagsIn } from '~/rules/bags'
import { type OrderedFeed, orderedFeed } from '~/rules/ordered-feed'
import { fieldErrors } from '~/schemas/field-errors'
import { type OrderForm, orderForm } from '~/schemas/orders'
import { newOrderKeys, placeOrder } from '~/stores/order-form'
import { keepWaiting } from '~/stores/outbox'
import { $products, refreshProducts } from '~/stores/products'
import { attemptKey } from '~/stores/typed-forms'
import { DRAFT } from './draft'
import type { OrderErrors } from './errors'
import type { SentOrder } from './receipt'
import type { OrderText } from './texts'

export { showReceipt } from './receipt'

// What only an order that is filled in needs: schemas, calls and the receipt. It comes with the first touch of the form.

/** What became of an order. After 'failed' the same one may still be accepted; after 'refused' the feed may have changed. */
export type Sent =
  | { state: 'placed'; id?: number | undefined }
  | { state: 'failed'; sentence: string; waitsFor: 'signal' | 'shop' }
  | { state: 'refused'; errors: OrderErrors; feed: OrderedFeed }

export const orderIn = (texts: OrderText): OrderForm => ({ ...texts, quantity: bagsIn(texts.quantity) })

export const wrongIn = (texts: OrderText, { sentences }: LiveWords): OrderErrors =>
  fieldErrors(orderForm, orderIn(texts), sentences)

/** Sends an order. The same order keeps its idempotency keys until it is accepted. */
export async function send({ texts, feed, flow }: SentOrder, words: LiveWords): Promise<Sent> {
  const order = { form: orderIn(texts), product: feed, flow, keys: keysOf(texts, feed), language: languageOfPage() }
  const outcome = await placeOrder(order, words)
  if (outcome.state === 'failed')
    return { state: 'failed', sentence: words.ordering.failed, waitsFor: outcome.isAnswered ? 'shop' : 'signal' }
  if (outcome.state === 'busy') return { state: 'failed', sentence: outcome.sentence, waitsFor: 'shop' }
  if (outcome.state === 'placed') {
    void refreshProducts()
    return outcome
  }
  await refreshProducts()
  const { fields, sentence } = outcome
  const errors = Object.keys(fields).length > 0 ? fields : { '': sentence }
  return { state: 'refused', errors, feed: currentFeed(feed) }
}

export function keepForLater({ texts, feed }: SentOrder, isAnswered: boolean) {
  const { id, name, sku, weight, price } = feed
  const product = { id, name, sku, weight, price }
  keepWaiting({ kind: 'order', form: orderIn(texts), product, keys: keysOf(texts, feed), language: languageOfPage() }, isAnswered)
}

const keysOf = (texts: OrderText, { id, price }: OrderedFeed) => attemptKey(DRAFT, [orderIn(texts), id, price], newOrderKeys)

function currentFeed(feed: OrderedFeed): OrderedFeed {
  const now = $products.get().rows.find(({ id }) => id === feed.id)
  return now ? orderedFeed(now, languageOfPage()) : feed
}
