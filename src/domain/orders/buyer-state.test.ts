import { expect, test } from 'vitest'
import { buyerProgress, buyerState } from './buyer-state'
import type { OrderStatus } from './schema'

const wish = (isAccepted: boolean | null) => ({
  cancelRequest: { reason: 'Late.', at: '2026-11-20T20:00:00.000Z', isAccepted, sentence: '', decidedAt: null, decidedBy: null },
})

test.each([
  ['pending', {}, 'pending'],
  ['pending', wish(null), 'cancel-asked'],
  ['confirmed', wish(null), 'cancel-asked'],
  ['confirmed', wish(false), 'confirmed'],
  ['shipped', wish(null), 'shipped'],
  ['cancelled', wish(null), 'cancelled'],
] as const)('%s with %j is %s', (status: OrderStatus, request, state) => {
  expect(buyerState({ status, ...request })).toBe(state)
})

test.each([
  ['94190 66666', '+919419066666'],
  ['0194-250123', '0194250123'],
  ['none', null],
  ['', null],
])('the driver’s phone %j is dialled as %j', (driverPhone, dialled) => {
  const order = { status: 'shipped' as const, customerName: 'Nabi', customerPhone: '1' }
  const dispatch = { vehicle: '', driverPhone, day: '2026-11-30', batch: '' }
  expect(buyerProgress({ ...order, dispatch })).toEqual({ state: 'shipped', day: null, driverPhone: dialled })
  expect(buyerProgress({ ...order, status: 'delivered', dispatch }).driverPhone).toBeNull()
  expect(buyerProgress({ ...order, customerName: 'Erased', customerPhone: 'Erased', dispatch }).driverPhone).toBeNull()
})
