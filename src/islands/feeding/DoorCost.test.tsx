// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import type { Product } from '~/domain/catalog/schema'
import { DISTRICT, forgetValue, keepValue } from '~/stores/kept-values'
import { readersDoor } from '~/stores/readers-door'
import DoorCost from './DoorCost'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
await loadMessages('en')

const product = { price: '2500.00', weight: '25 kg' } as Product

const choice = (charges: object, place: string) => `<html><style>a{}</style><form id="door" class="row"
  data-charges='${JSON.stringify(charges)}'
  data-words='{"bag":"One bag to {0}: {1}, {2} a kilo","bags":"To {0}: {1}, {2} a bag, {3} a kilo","place":"${place}"}'>
  <select name="district"><option value="">Choose</option><option value="Anantnag">Anantnag</option></select></form></html>`

const shop = vi.fn(async () => new Response(''))
vi.stubGlobal('fetch', shop)

/** The row for bags of a product on a page of its own, as a shop page lets it be known. */
async function rowOf(bags: number, page: string, bag: Product | undefined) {
  shop.mockResolvedValue(new Response(page))
  const body = document.createElement('body')
  body.innerHTML = '<main></main>'
  document.body.replaceWith(body)
  const root = createRoot(body.firstElementChild as Element)
  await act(async () => root.render(<DoorCost bags={bags} bag={{ state: 'ready', product: bag }} />))
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => void (await readersDoor()))
  return body.querySelector('p')?.textContent
}

afterEach(() => {
  forgetValue(DISTRICT)
  shop.mockClear()
})

test('without a district nothing is asked and nothing is said', async () => {
  const row = await rowOf(2, choice({ Anantnag: '300.00' }, '{0}'), product)
  expect([row, shop.mock.calls.length]).toEqual(['', 0])
})

test.each([
  [2, '{0}', 'To Anantnag: ₹5,300, ₹2,650 a bag, ₹106 a kilo'],
  [3, 'most of {0}', 'To most of Anantnag: ₹7,800, ₹2,600 a bag, ₹104 a kilo'],
  [1, '{0}', 'One bag to Anantnag: ₹2,800, ₹112 a kilo'],
])('%d bags to “%s” cost “%s”', async (bags, place, text) => {
  keepValue(DISTRICT, 'Anantnag')
  expect(await rowOf(bags, choice({ Anantnag: '300.00' }, place), product)).toBe(text)
})

test.each([
  ['a district that is not one', 'Atlantis', choice({ Anantnag: '300.00' }, '{0}'), product],
  ['a shop whose charges depend on no district', 'Anantnag', '<html></html>', product],
  ['a feed that is not for sale', 'Anantnag', choice({ Anantnag: '300.00' }, '{0}'), undefined],
])('%s has no price with delivery', async (_, district, page, bag) => {
  keepValue(DISTRICT, district)
  const row = await rowOf(2, page, bag)
  expect([row, shop.mock.calls.length]).toEqual(['', 1])
})
