import type { Messages } from '~/content/load-messages'
import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import { bagsIn } from '~/domain/orders/bags'
import { deliveryChargeTo } from '~/domain/orders/delivery-charges'
import { chosenFeed, feedValue, itemsOfText, type LineItem, sumOfItems } from '~/domain/orders/line-items'
import { streetOf } from '~/domain/orders/order-form'
import { SHIPPING_DEFAULTS } from '~/domain/orders/schema'
import { $deliveryCharges, refreshDeliveryCharges } from '~/stores/delivery-charges'
import { $products, refreshProducts } from '~/stores/products'
import { showSentence } from '../forms/sentence'
import { pageMessages } from '../frame/messages-wanted'
import { newRow, writeOptions } from './line-item'
import { rowsIn, textsOf } from './texts'

const WATCHED = new WeakSet<HTMLFormElement>()

const deliveryOf = (form: HTMLFormElement) => form.elements.namedItem('delivery') as HTMLInputElement

/** Follows the further feeds of a form and where it is delivered to, and keeps both in its total. */
export function watchLineItems(form: HTMLFormElement, words: Messages) {
  if (WATCHED.has(form)) return
  WATCHED.add(form)
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (target.closest('[data-row]')) showLineItems(form)
    else if (target.matches('[name="address"], [name="district"]')) void showDelivery(form, words)
  })
  form.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-row]')) return
    target.value = String(bagsIn(target.value))
    showLineItems(form)
  })
  form.addEventListener('click', ({ target }) => {
    const row = target instanceof Element && target.closest('[data-take-out]')?.closest('[data-row]')
    if (row) takeOut(form, row)
  })
  if (streetOf(textsOf(form))) void showDelivery(form, words)
}

function takeOut(form: HTMLFormElement, row: Element) {
  row.remove()
  form.querySelector<HTMLElement>('[data-another]')?.focus()
  showLineItems(form)
}

function showLineItems(form: HTMLFormElement) {
  const dialog = form.closest('dialog')
  if (!dialog) return
  dialog.dataset['added'] = JSON.stringify(sumOfItems(rowsIn(form), deliveryOf(form).value))
  form.querySelector('[name="quantity"]')?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Without the table the charge stays as it is shown: the server names the right one. */
async function showDelivery(form: HTMLFormElement, { ordering }: Messages) {
  if ($deliveryCharges.get().state !== 'ready') await refreshDeliveryCharges()
  const { state, rows } = $deliveryCharges.get()
  const place = form.querySelector('[data-delivery]')
  if (state !== 'ready' || !place) return
  const street = streetOf(textsOf(form))
  const charge = deliveryChargeTo({ street, zipCode: SHIPPING_DEFAULTS.zipCode }, rows)
  const amount = charge?.amount ?? '0.00'
  if (amount !== '0.00') place.textContent = ordering.deliveryTo(charge?.place ?? '', formatRupees(amount))
  else place.textContent = rows.length === 0 || street ? ordering.freeDelivery : ''
  if (deliveryOf(form).value === amount) return
  deliveryOf(form).value = amount
  showLineItems(form)
}

const feedsForSale = (): Product[] => $products.get().rows.filter(({ isActive, stockQuantity }) => isActive && stockQuantity > 0)

async function feeds(): Promise<Product[]> {
  if ($products.get().state !== 'ready') await refreshProducts()
  return feedsForSale()
}

/** Adds a row for a further feed, and goes to it. */
export async function addFeed(form: HTMLFormElement, words: Messages) {
  const offered = await feeds()
  if (offered.length === 0) return showSentence(form, words.ordering.feedsAway)
  showSentence(form, '')
  appendRow(form, { feed: '', bags: '1' }, offered, words)?.querySelector('select')?.focus()
}

/** Writes rows that were kept, at today's prices, in place of those of the form. */
export async function writeRows(form: HTMLFormElement, text: string) {
  const [offered, words] = await Promise.all([feeds(), pageMessages()])
  for (const row of form.querySelectorAll('[data-row]')) row.remove()
  for (const { feed, bags } of itemsOfText(text)) {
    const known = offered.find(({ sku }) => sku === chosenFeed(feed)?.sku)
    if (known) appendRow(form, { feed: feedValue(known), bags }, offered, words)
  }
  showLineItems(form)
}

/** Shows today's prices and charges, after the shop has said that one has changed. */
export async function refreshLineItems(form: HTMLFormElement, words: Messages) {
  await refreshDeliveryCharges()
  for (const select of form.querySelectorAll<HTMLSelectElement>('[data-row] select')) {
    const sku = chosenFeed(select.value)?.sku
    const known = feedsForSale().find((each) => each.sku === sku)
    writeOptions(select, known ? feedValue(known) : '', feedsForSale(), words)
  }
  await showDelivery(form, words)
  showLineItems(form)
}

function appendRow(form: HTMLFormElement, row: LineItem, offered: readonly Product[], words: Messages) {
  const place = form.querySelector('[data-feeds]')
  place?.append(newRow(row, offered, words))
  return place?.lastElementChild
}
