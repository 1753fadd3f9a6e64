// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasDraftOf } from '~/stores/forms/drafts'
import { refreshDeliveryCharges } from '~/stores/orders/delivery-charges'
import { typeInto } from '../../../tests/fixtures/browser/typing'
import DeliveryCharges from './DeliveryCharges'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const labelled = (label: string) => place.querySelector(`[aria-label="${label}"]`) as HTMLInputElement
const typed = vi.fn(() => hasDraftOf('delivery-charges/'))
const show = () => flushSync(() => root.render(<DeliveryCharges onTyped={typed} />))
const leave = () => flushSync(() => root.render(null))
let rows: { id: number; place: string; amount: string; version: number }[]

/** A mock of the server for these rows. */
async function answer(path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) {
  const id = Number(path.split('/').at(-1))
  if (method === 'DELETE') rows = rows.filter((row) => row.id !== id)
  if (method === 'POST') rows = [...rows, { id: 3, version: 1, ...JSON.parse(body) }]
  if (method === 'PUT')
    rows = rows.map((row) => (row.id === id ? { ...row, ...JSON.parse(body), version: row.version + 1 } : row))
  return new Response(method === 'DELETE' ? null : JSON.stringify(rows), { status: method === 'DELETE' ? 204 : 200 })
}

beforeEach(async () => {
  rows = [
    { id: 1, place: 'Anantnag', amount: '120.00', version: 1 },
    { id: 2, place: 'Pulwama', amount: '90.00', version: 1 },
  ]
  vi.stubGlobal('fetch', answer)
  show()
  await refreshDeliveryCharges()
  await vi.waitFor(() => expect(labelled('Place of Pulwama')).toBeTruthy())
  return () => {
    leave()
    sessionStorage.clear()
    vi.unstubAllGlobals()
  }
})

const type = (label: string, text: string) => typeInto(labelled(label), text)

test('keeps a typed charge when another row is deleted and when the page is left', async () => {
  type('Place of a new charge', 'Kupwara')
  labelled('Remove the charge of Pulwama').click()
  await vi.waitFor(() => expect(labelled('Place of Pulwama')).toBeNull())
  expect(labelled('Place of a new charge').value).toBe('Kupwara')
  leave()
  show()
  expect(labelled('Place of a new charge').value).toBe('Kupwara')
})

test('reports when something is typed, and when it is unchanged again', async () => {
  expect(typed).toHaveLastReturnedWith(false)
  type('Charge of Pulwama', '95')
  await vi.waitFor(() => expect(typed).toHaveLastReturnedWith(true))
  type('Charge of Pulwama', '90.00')
  await vi.waitFor(() => expect(typed).toHaveLastReturnedWith(false))
})

test.each([
  ['Add a charge', 'a new charge', ''],
  ['Save the charge of Anantnag', 'Anantnag', '140.00'],
])('%s: the row shows the saved values and keeps the focus', async (button, of, shown) => {
  if (!shown) type(`Place of ${of}`, 'Kupwara')
  type(`Charge of ${of}`, '140')
  labelled(button).focus()
  labelled(button).click()
  await vi.waitFor(() => expect(labelled(`Charge of ${of}`).value).toBe(shown))
  expect(document.activeElement).toBe(labelled(`Place of ${of}`))
})
