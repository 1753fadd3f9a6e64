import type { Messages } from '~/content/load-messages'
import type { Product } from '~/domain/catalog/schema'
import { districtAt, districtCalled } from '~/domain/districts'
import { formatRupees } from '~/domain/money'
import { bagsIn } from '~/domain/orders/bags'
import { chosenFeed, FIRST_BAGS, feedValue, itemsOfText, type LineItem, rowError, sumOfItems } from '~/domain/orders/line-items'
import { streetOf } from '~/domain/orders/order-form'
import { SHIPPING_DEFAULTS } from '~/domain/orders/schema'
import { shownDelivery } from '~/domain/orders/shown-delivery'
import { textIn } from '~/domain/translations'
import { $products, refreshProducts } from '~/stores/catalog/products'
import { $deliveryCharges, refreshDeliveryCharges } from '~/stores/orders/delivery-charges'
import { languageOfPage } from '~/stores/page-language'
import { uniqueKey } from '~/stores/unique-key'
import { showSentence } from '../forms/sentence'
import { pageMessages } from '../frame/messages-wanted'
import { rowsIn, textsOf } from './texts'

type Feed = Pick<Product, 'sku' | 'price' | 'name' | 'translations'>

/** Fills the options with the feeds, after the first one, which is none. */
function writeOptions(select: HTMLSelectElement, chosen: string, feeds: readonly Feed[], { ordering }: Messages) {
  const options = feeds.map((feed) => {
    const textContent = ordering.feedAt(nameOf(feed), formatRupees(feed.price))
    return Object.assign(document.createElement('option'), { value: feedValue(feed), textContent })
  })
  select.replaceChildren(select.options[0] ?? '', ...options)
  select.value = chosen
}

const nameOf = (feed: Feed) => textIn(languageOfPage(), feed, 'name').text

const WATCHED = new WeakSet<HTMLFormElement>()

const districtField = (form: HTMLFormElement) => form.elements.namedItem('district') as HTMLSelectElement

/** A district by its name in the form's options. */
function nameOfPlace(form: HTMLFormElement, place: string): string {
  const district = districtCalled(place)
  return [...districtField(form).options].find(({ value }) => value === district)?.text ?? place
}

/** Selects the district of the address until the reader chooses one. */
function followAddress(form: HTMLFormElement): () => void {
  let guessed = ''
  const follow = () => {
    const district = districtField(form)
    const now = districtAt({ ...SHIPPING_DEFAULTS, street: textsOf(form).address }) ?? ''
    if (district.value === '' || district.value === guessed) district.value = now
    guessed = now
  }
  follow()
  return follow
}

const deliveryOf = (form: HTMLFormElement) => form.elements.namedItem('delivery') as HTMLInputElement

/** Watches the further feeds and the destination of a form, and updates its total. */
export function watchLineItems(form: HTMLFormElement, words: Messages) {
  if (WATCHED.has(form)) return
  WATCHED.add(form)
  const chooseDistrict = followAddress(form)
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const row = target.closest('[data-row]')
    if (row) {
      row.querySelector('input')?.removeAttribute('aria-invalid')
      if (row.querySelector('small')?.textContent) showRowErrors(form, words)
      showLineItems(form)
    }
    if (target.matches('[name="address"]')) chooseDistrict()
    if (target.matches('[name="address"], [name="district"]')) void showDelivery(form, words)
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
  // Rows of the page are sent with current products.
  if (rowsIn(form).length > 0) void feeds()
}

/** Shows an error in each incomplete row. Returns true if there are none. */
export function showRowErrors(form: HTMLFormElement, { sentences }: Messages): boolean {
  const errors = rowsIn(form).map(rowError)
  for (const [index, row] of [...form.querySelectorAll('[data-row]')].entries()) {
    const error = errors[index]
    const place = row.querySelector('small')
    if (place) place.textContent = error ? sentences[error] : ''
    mark(row.querySelector('select'), error === 'row-feed')
    if (error === 'row-bags') mark(row.querySelector('input'), true)
  }
  return errors.every((error) => !error)
}

function mark(control: Element | null, isWrong: boolean) {
  if (isWrong) control?.setAttribute('aria-invalid', 'true')
  else control?.removeAttribute('aria-invalid')
}

/** Removes feeds from the options of a row that are chosen in another row or in the form. */
function offerOthers(form: HTMLFormElement) {
  const own = (form.elements.namedItem('order') as HTMLInputElement | null)?.value
  const taken = [own, ...rowsIn(form).map(({ feed }) => chosenFeed(feed)?.sku)]
  for (const option of form.querySelectorAll<HTMLOptionElement>('[data-row] option')) {
    const sku = chosenFeed(option.value)?.sku
    option.disabled = option.hidden = sku !== undefined && !option.selected && taken.includes(sku)
  }
}

function takeOut(form: HTMLFormElement, row: Element) {
  row.remove()
  form.querySelector<HTMLElement>('[data-another]')?.focus()
  showLineItems(form)
}

function showLineItems(form: HTMLFormElement) {
  const dialog = form.closest('dialog')
  if (!dialog) return
  offerOthers(form)
  dialog.dataset['added'] = JSON.stringify(sumOfItems(rowsIn(form), deliveryOf(form).value))
  form.querySelector('[name="quantity"]')?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** If the charges cannot be loaded, the shown charge stays; the server computes the correct one. */
async function showDelivery(form: HTMLFormElement, { ordering }: Messages) {
  if ($deliveryCharges.get().state !== 'ready') await refreshDeliveryCharges()
  const { state, value: rows = [] } = $deliveryCharges.get()
  const place = form.querySelector('[data-delivery]')
  if (state !== 'ready' || !place) return
  const { amount, isFree, place: charged } = shownDelivery(rows, textsOf(form))
  if (amount !== '0.00') place.textContent = ordering.deliveryTo(nameOfPlace(form, charged), formatRupees(amount))
  else place.textContent = isFree ? ordering.freeDelivery : ''
  if (deliveryOf(form).value === amount) return
  deliveryOf(form).value = amount
  showLineItems(form)
}

const feedsForSale = (): Product[] =>
  ($products.get().value ?? []).filter(({ isActive, stockQuantity }) => isActive && stockQuantity > 0)

/** The feeds of the shop, once loaded. */
export async function feeds(): Promise<Product[]> {
  if ($products.get().state !== 'ready') await refreshProducts()
  return feedsForSale()
}

/** Adds a row for a further feed and focuses it. */
export async function addFeed(form: HTMLFormElement, words: Messages) {
  const offered = await feeds()
  if (offered.length === 0) return showSentence(form, words.ordering.feedsAway)
  showSentence(form, '')
  const added = appendRow(form, { feed: '', bags: FIRST_BAGS }, offered, words)
  offerOthers(form)
  added.focus()
}

/** Replaces the rows of the form by stored ones, at current prices. */
export async function writeRows(form: HTMLFormElement, text: string) {
  const [offered, words] = await Promise.all([feeds(), pageMessages()])
  for (const row of form.querySelectorAll('[data-row]')) row.remove()
  for (const { feed, bags } of itemsOfText(text)) {
    const known = offered.find(({ sku }) => sku === chosenFeed(feed)?.sku)
    if (known) appendRow(form, { feed: feedValue(known), bags }, offered, words)
  }
  showLineItems(form)
}

/** Shows current prices, charges and stock, after the shop reported a change. */
export async function refreshLineItems(form: HTMLFormElement, words: Messages) {
  await refreshDeliveryCharges()
  for (const select of form.querySelectorAll<HTMLSelectElement>('[data-row] select')) {
    const sku = chosenFeed(select.value)?.sku
    const known = feedsForSale().find((each) => each.sku === sku)
    writeOptions(select, known ? feedValue(known) : '', feedsForSale(), words)
    const bags = select.closest('[data-row]')?.querySelector('input')
    if (known && bags && bagsIn(bags.value) > known.stockQuantity) bags.setAttribute('aria-invalid', 'true')
  }
  await showDelivery(form, words)
  showLineItems(form)
}

function appendRow(form: HTMLFormElement, { feed, bags }: LineItem, offered: readonly Product[], words: Messages) {
  const row = form.querySelector('template')?.content.firstElementChild?.cloneNode(true) as HTMLElement
  const select = row.querySelector('select') as HTMLSelectElement
  writeOptions(select, feed, offered, words)
  Object.assign(row.querySelector('input') as HTMLInputElement, { value: bags })
  const error = row.querySelector('small')
  if (error) {
    error.id = `order-row-${uniqueKey()}-error`
    for (const control of row.querySelectorAll('select, input')) control.setAttribute('aria-describedby', error.id)
  }
  form.querySelector('[data-feeds]')?.append(row)
  return select
}
