// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import type { Order } from '~/domain/orders/schema'
import { forgetKept } from '../account/operator-cache'
import { keepSignedIn } from '../account/signed-in'

const order = (id: number, more: object = {}) => ({ id, items: [], ...more }) as unknown as Order
const DISPATCH = { vehicle: 'JK 03 A 1234', driverPhone: '+919419012345', day: indianDay(new Date()), batch: '' }

/** The store as after a reload. */
async function reloaded() {
  vi.resetModules()
  return import('./truck')
}

beforeEach(() => {
  vi.useRealTimers()
  vi.stubEnv('SSR', false)
  localStorage.clear()
  keepSignedIn('bilal', 'packer')
})

test('ticks, and what is typed of a truck, outlast a reload', async () => {
  const { changeTruck } = await reloaded()
  changeTruck({ orders: [order(3), order(7)] })
  changeTruck({ typed: { vehicle: 'JK 03', driverPhone: '', day: DISPATCH.day } })
  const { $truck } = await reloaded()
  expect($truck.get().orders.map(({ id }) => id)).toEqual([3, 7])
  expect($truck.get().typed).toEqual({ vehicle: 'JK 03', driverPhone: '', day: DISPATCH.day })
})

test('ticks are kept for a day, a dispatch for its Indian day', async () => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date('2026-11-28T12:00:00Z'))
  const { changeTruck } = await reloaded()
  changeTruck({ orders: [order(3)], dispatch: DISPATCH })
  expect((await reloaded()).$truck.get()).toMatchObject({ orders: [{ id: 3 }], dispatch: DISPATCH })
  vi.setSystemTime(new Date('2026-11-28T18:30:00Z'))
  expect((await reloaded()).$truck.get()).toEqual({ orders: [order(3)] })
  vi.setSystemTime(Date.parse('2026-11-28T12:00:00Z') + DAY)
  expect((await reloaded()).$truck.get()).toEqual({ orders: [] })
})

test('a sign-out removes it, and nothing of it is kept afterwards', async () => {
  const { changeTruck } = await reloaded()
  changeTruck({ orders: [order(3)], dispatch: DISPATCH })
  forgetKept()
  localStorage.removeItem('admin_authenticated')
  changeTruck({ orders: [order(3), order(4)] })
  expect(localStorage.getItem('truck')).toBeNull()
  expect((await reloaded()).$truck.get()).toEqual({ orders: [] })
})

test('no money is kept, and nothing on the device of who reads money', async () => {
  const { changeTruck } = await reloaded()
  changeTruck({ orders: [order(3, { totalAmount: '2750.00' }), order(4)] })
  expect(localStorage.getItem('truck')).not.toMatch(/totalAmount|2750/)
  expect((await reloaded()).$truck.get().orders.map(({ id }) => id)).toEqual([4])
  localStorage.removeItem('truck')
  keepSignedIn('owner', 'owner')
  changeTruck({ orders: [order(5)] })
  expect(localStorage.getItem('truck')).toBeNull()
})

test.each(['{', 'null', '7', '[]', '{"orders":[null],"at":1e15}', `{"orders":[{"id":1}],"at":${Date.now()}}`])(
  'a kept %s is no truck',
  async (kept) => {
    localStorage.setItem('truck', kept)
    expect((await reloaded()).$truck.get()).toEqual({ orders: [] })
  },
)
