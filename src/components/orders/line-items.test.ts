// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { DISTRICTS, ELSEWHERE } from '~/domain/district-names'
import { addFeed, refreshLineItems, showRowErrors, watchLineItems, writeRows } from './line-items'
import { wrongIn } from './sending'
import { emptyTexts, textsOf, writeTexts } from './texts'

await loadMessages('en')
const words = messagesOf('en')
globalThis.loadPageMessages = async () => words

const product = { id: 2, name: 'Stock Stage', sku: 'S 25', weight: '25kg', price: '3000.00', stockQuantity: 9, isActive: true }
let products: object[]
let charges: object[]
let asked: string[]

beforeEach(() => {
  products = [product, { ...product, id: 3, sku: 'OUT', stockQuantity: 0 }, { ...product, id: 4, sku: 'OFF', isActive: false }]
  charges = []
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(path === '/api/products' ? products : charges)
  })
})
afterEach(() => void vi.unstubAllGlobals())

function openForm(address = ''): {
  form: HTMLFormElement
  added: () => unknown
  row: () => HTMLElement
  delivery: () => (string | null)[]
} {
  document.body.innerHTML = `<dialog><form>
    <select id="order-district" name="district"><option value="">Choose</option>${[...DISTRICTS, ELSEWHERE].map((each) => `<option value="${each}">${each} in Urdu</option>`).join('')}</select>
    ${['name', 'email', 'phone', 'address', 'message'].map((name) => `<input id="order-${name}" name="${name}">`).join('')}
    <input id="order-quantity" name="quantity" value="1"><input type="hidden" name="delivery" value="0.00"><input type="hidden" name="order" value="">
    <div data-feeds></div><template><div data-row><select name="feed"><option value="">No other feed</option></select>
      <input name="bags"><button type="button" data-take-out></button><small></small></div></template><button type="button" data-another></button>
    <p data-sentence hidden></p><button data-keep hidden></button><strong data-delivery></strong>
  </form></dialog>`
  const form = document.querySelector('form') as HTMLFormElement
  writeTexts(form, { address })
  watchLineItems(form, words)
  const place = (selector: string) => form.querySelector(selector) as HTMLInputElement
  return {
    form,
    added: () => JSON.parse(form.closest('dialog')?.dataset['added'] ?? 'null'),
    row: () => form.querySelector('[data-row]') as HTMLElement,
    delivery: () => [place('[data-delivery]').textContent, place('[name="delivery"]').value],
  }
}

function type(form: HTMLElement, selector: string, value: string) {
  const control = form.querySelector(selector) as HTMLInputElement
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a further feed is one in stock; it is added to the total and can be removed', async () => {
  const { form, added, row } = openForm()
  await addFeed(form, words)
  expect([...row().querySelectorAll('option')].map(({ value, text }) => [value, text])).toEqual([
    ['', 'No other feed'],
    ['S 25 3000.00', 'Stock Stage, ₹3,000 a bag'],
  ])
  type(form, '[name="feed"]', 'S 25 3000.00')
  type(form, '[name="bags"]', '4')
  expect([added(), textsOf(form).more]).toEqual([{ bags: 4, paise: 1_200_000 }, 'S 25 3000.00 4'])
  row().querySelector<HTMLElement>('[data-take-out]')?.click()
  expect([added(), textsOf(form).more, row()]).toEqual([{ bags: 0, paise: 0 }, '', null])
})

test('stored rows return at the current price, and a placed order leaves an empty form', async () => {
  const { form, added, row } = openForm()
  await writeRows(form, 'S 25 2900.00 2\nGONE 100.00 1')
  expect([form.querySelectorAll('[data-row]').length, added()]).toEqual([1, { bags: 2, paise: 600_000 }])
  emptyTexts(form)
  expect([row(), added()]).toEqual([null, null])
})

test('a changed price is shown, and a removed feed is deselected', async () => {
  const { form, added } = openForm()
  await writeRows(form, 'S 25 3000.00 2')
  const { refreshProducts } = await import('~/stores/catalog/products')
  products = [{ ...product, price: '3100.00' }]
  await refreshProducts()
  await refreshLineItems(form, words)
  expect(added()).toEqual({ bags: 2, paise: 620_000 })
  products = [{ ...product, sku: 'OTHER' }]
  await refreshProducts()
  await refreshLineItems(form, words)
  expect([added(), textsOf(form).more]).toEqual([{ bags: 0, paise: 0 }, ''])
})

test('a further feed with too little stock is marked until its bags are changed', async () => {
  const { form, row } = openForm()
  const isMarked = () => row().querySelector('[name="bags"]')?.getAttribute('aria-invalid') === 'true'
  const { refreshProducts } = await import('~/stores/catalog/products')
  await refreshProducts()
  await writeRows(form, 'S 25 3000.00 9')
  await refreshLineItems(form, words)
  expect(isMarked()).toBe(false)
  products = [{ ...product, stockQuantity: 8 }]
  await refreshProducts()
  await refreshLineItems(form, words)
  expect(isMarked()).toBe(true)
  type(form, '[name="bags"]', '8')
  expect(isMarked()).toBe(false)
})

test('bags without a feed are an error in their row until a feed is chosen or the bags are cleared', async () => {
  const { form, row } = openForm()
  await addFeed(form, words)
  const said = () => [row().querySelector('small')?.textContent, row().querySelector('[aria-invalid]')?.getAttribute('name')]
  expect(showRowErrors(form, words)).toBe(true)
  type(form, '[name="bags"]', '500')
  expect(said()).toEqual(['', undefined])
  expect(showRowErrors(form, words)).toBe(false)
  expect(said()).toEqual([words.sentences['row-feed'], 'feed'])
  expect(row().querySelector('select')?.getAttribute('aria-describedby')).toBe(row().querySelector('small')?.id)
  type(form, '[name="feed"]', 'S 25 3000.00')
  expect(said()).toEqual(['', undefined])
  type(form, '[name="bags"]', '')
  expect(showRowErrors(form, words)).toBe(false)
  expect(said()).toEqual([words.sentences['row-bags'], 'bags'])
  type(form, '[name="bags"]', '3')
  expect([said(), showRowErrors(form, words)]).toEqual([['', undefined], true])
})

test('a feed is offered only once: not if it is the form’s own, and not in two rows', async () => {
  const { form } = openForm()
  const { refreshProducts } = await import('~/stores/catalog/products')
  products = [product, { ...product, id: 5, sku: 'E 25' }, { ...product, id: 6, sku: 'M 25' }]
  await refreshProducts()
  const own = form.elements.namedItem('order') as HTMLInputElement
  own.value = 'S 25'
  for (const _ of [1, 2]) await addFeed(form, words)
  const offered = () =>
    [...form.querySelectorAll('select[name="feed"]')].map((select) =>
      [...select.querySelectorAll('option')].flatMap((option) => (option.disabled ? [] : [option.value.slice(0, 1)])),
    )
  expect(offered()).toEqual([
    ['', 'E', 'M'],
    ['', 'E', 'M'],
  ])
  type(form, '[name="feed"]', 'E 25 3000.00')
  expect(offered()).toEqual([
    ['', 'E', 'M'],
    ['', 'M'],
  ])
})

test('the delivery charge of a place is in the total once the place is typed; other places are free', async () => {
  const { form, added, delivery } = openForm()
  expect(asked).toEqual([])
  charges = [{ id: 1, place: 'Anantnag', amount: '300.00', version: 1 }]
  const { refreshDeliveryCharges } = await import('~/stores/orders/delivery-charges')
  await refreshDeliveryCharges()
  type(form, '[name="address"]', 'Hakura, Anantnag')
  await expect.poll(delivery).toEqual(['Delivery to Anantnag in Urdu: ₹300.', '300.00'])
  expect(added()).toEqual({ bags: 0, paise: 30_000 })
  type(form, '[name="district"]', 'Pulwama')
  await expect.poll(delivery).toEqual(['Delivery is free.', '0.00'])
  expect(added()).toEqual({ bags: 0, paise: 0 })
})

test('the district follows the address until another is chosen, and the delivery charge is shown', async () => {
  const { form, delivery } = openForm()
  const { refreshDeliveryCharges } = await import('~/stores/orders/delivery-charges')
  charges = [{ id: 1, place: 'اننت ناگ', amount: '40.00', version: 1 }]
  await refreshDeliveryCharges()
  const typed = async (address: string) => {
    type(form, '[name="address"]', address)
    return textsOf(form).district
  }
  expect(await typed('Hakura')).toBe('')
  await expect.poll(delivery).toEqual(['', '0.00'])
  expect(await typed('हाकुरा, अनंतनाग')).toBe('Anantnag')
  await expect.poll(delivery).toEqual(['Delivery to Anantnag in Urdu: ₹40.', '40.00'])
  expect(await typed('ہاکورہ، کولگام')).toBe('Kulgam')
  await expect.poll(delivery).toEqual(['Delivery is free.', '0.00'])
  type(form, '[name="district"]', 'Anantnag')
  expect(await typed('Hakura, near Kulgam, Srinagar')).toBe('Anantnag')
  await expect.poll(delivery).toEqual(['Delivery to Anantnag in Urdu: ₹40.', '40.00'])
})

test('a second order counts its own delivery charge', async () => {
  const { form, added, delivery } = openForm()
  const { refreshDeliveryCharges } = await import('~/stores/orders/delivery-charges')
  charges = [{ id: 1, place: 'Anantnag', amount: '40.00', version: 1 }]
  await refreshDeliveryCharges()
  type(form, '[name="address"]', 'Anantnag')
  await expect.poll(added).toEqual({ bags: 0, paise: 4000 })
  emptyTexts(form)
  await expect.poll(delivery).toEqual(['', '0.00'])
  writeTexts(form, { address: 'Anantnag' })
  await expect.poll(delivery).toEqual(['Delivery to Anantnag in Urdu: ₹40.', '40.00'])
  expect(added()).toEqual({ bags: 0, paise: 4000 })
})

test('a prefilled address sets its district too', () => {
  expect(textsOf(openForm('Hakura, Anantanag').form).district).toBe('Anantnag')
})

test('the form requires a district only if the charge depends on it', async () => {
  const texts = { name: 'N', email: 'n@e.in', phone: '1', address: 'Hakura', district: '', quantity: '1', message: '', more: '' }
  const { refreshDeliveryCharges } = await import('~/stores/orders/delivery-charges')
  await refreshDeliveryCharges()
  const { form } = openForm()
  Object.assign(form.closest('dialog')?.dataset ?? {}, { feed: JSON.stringify(product) })
  const wrong = (changes = {}) => wrongIn({ ...texts, ...changes }, words, form)
  expect(wrong()).toEqual({})
  charges = [{ id: 1, place: 'Anantnag', amount: '40.00', version: 1 }]
  await refreshDeliveryCharges()
  expect(wrong()).toEqual({ district: 'Please fill in this field.' })
  expect(wrong({ district: 'Elsewhere' })).toEqual({})
  expect(wrong({ address: 'Hakura, Kulgam' })).toEqual({})
})
