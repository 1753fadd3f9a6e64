// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { deviceOrders, forgetDeviceOrder, forgetDeviceOrders, hasStorage, keepDeviceOrder } from './device-orders'
import { placeOrder } from './order-form'

await loadMessages('ur')

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const order = (id: number) => ({ id, at: '2026-11-22T08:00:00Z', goods: '2 × Early Stage Trout Feed', link: `/order/t-${id}` })
const ids = () => deviceOrders().map(({ id }) => id)

test('remembers the newest fifty orders, each once', () => {
  for (let id = 1; id <= 52; id++) keepDeviceOrder(order(id))
  keepDeviceOrder(order(40))
  expect(ids()).toHaveLength(50)
  expect([ids()[0], ids()[1], ids().at(-1)]).toEqual([40, 52, 3])
})

test('deletes one order or all', () => {
  for (const id of [1, 2, 3]) keepDeviceOrder(order(id))
  forgetDeviceOrder(2)
  expect(ids()).toEqual([3, 1])
  forgetDeviceOrders()
  expect([ids(), localStorage.length]).toEqual([[], 0])
})

test.each([
  ['no list', '{"id":1}'],
  ['no JSON', '<html>'],
  ['another address', JSON.stringify([{ ...order(1), link: 'https://example.com/order/a' }])],
  ['a script', JSON.stringify([{ ...order(1), link: 'javascript:alert(1)' }])],
  ['no search', JSON.stringify([{ ...order(1), again: 1 }])],
  ['no day', JSON.stringify([{ ...order(1), day: 5 }])],
  ['no phone', JSON.stringify([{ ...order(1), driverPhone: {} }])],
  ['no date', JSON.stringify([{ ...order(1), at: 'soon' }])],
  ['nothing', '[null]'],
])('ignores %s', (_what, kept) => {
  localStorage.setItem('orders', kept)
  expect(deviceOrders()).toEqual([])
})

test('a browser without storage can still order', () => {
  const denied = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  keepDeviceOrder(order(1))
  expect([deviceOrders(), hasStorage()]).toEqual([[], false])
})

test('an order that the shop has taken is remembered with its link', async () => {
  const placed = { id: 7, createdAt: '2026-11-22T08:00:00Z', link: '/ur/order/token' }
  vi.stubGlobal('fetch', async () => Response.json(placed, { status: 201 }))
  const form = { name: 'Nazir', email: 'n@example.com', phone: '1', address: 'Tral', district: '', quantity: 2, message: '' }
  const product = { id: 1, name: 'مچھلی', sku: 'E', weight: '25kg', price: '2500.00' }
  const more = [{ product: { ...product, id: 2, name: 'Small', sku: 'S/25' }, quantity: 1 }]
  const keys = ['one', 'two', 'three'] as const
  const outcome = await placeOrder({ form, product, more, flow: 'shop', keys, language: 'ur' }, messagesOf('ur'))
  expect(outcome).toEqual({ state: 'placed', id: 7, link: '/ur/order/token' })
  const again = '?order=E&quantity=2&order=S%2F25&quantity=1'
  expect(deviceOrders()).toEqual([{ id: 7, at: placed.createdAt, goods: '2 × مچھلی، 1 × Small', link: '/ur/order/token', again }])
})
