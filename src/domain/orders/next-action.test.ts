import { expect, test } from 'vitest'
import { isQueued, nextAction, QUEUES } from './next-action'
import type { Order } from './schema'

const order = (changes: Partial<Order>) =>
  ({ status: 'pending', totalAmount: '5000.00', paymentStatus: 'pending', ...changes }) as Order

test.each<[string, Partial<Order>, ReturnType<typeof nextAction>, string[]]>([
  ['a new order', {}, 'confirm', ['confirm']],
  ['a confirmed one', { status: 'confirmed' }, 'ship', ['ship']],
  ['a confirmed one with a bill', { status: 'confirmed', billNumber: 'TF/1' }, 'ship', ['ship', 'unpaid']],
  ['one on its way', { status: 'shipped' }, 'bill', ['bill', 'deliver', 'unpaid']],
  ['one on its way with a bill', { status: 'shipped', billNumber: 'TF/1' }, 'deliver', ['deliver', 'unpaid']],
  ['a delivered one without a bill', { status: 'delivered' }, 'bill', ['bill', 'unpaid']],
  ['a delivered one with a bill', { status: 'delivered', billNumber: 'TF/1' }, 'pay', ['unpaid']],
  ['a paid one', { status: 'delivered', billNumber: 'TF/1', paymentStatus: 'paid' }, undefined, []],
  ['one that was free', { status: 'delivered', totalAmount: '0.00', paymentStatus: 'paid' }, undefined, []],
  ['one that came back', { status: 'delivered', goodsReturned: true }, undefined, []],
  ['a cancelled one with its bill', { status: 'cancelled', billNumber: 'TF/1' }, undefined, []],
  ['a reported payment', { status: 'delivered', billNumber: 'TF/1', waitingReports: 1 }, 'pay', ['unpaid', 'reported']],
])('%s: the next action and the queues', (_, changes, step, queues) => {
  expect(nextAction(order(changes))).toBe(step)
  expect(QUEUES.filter((queue) => isQueued(order(changes), queue))).toEqual(queues)
})

test('a cancel request waits until it is decided', () => {
  const cancelRequest = { isAccepted: null, sentence: '', reason: '', at: '2026-11-01T00:00:00.000Z' } as Order['cancelRequest']
  expect(isQueued(order({ cancelRequest }), 'cancel')).toBe(true)
  expect(isQueued(order({ cancelRequest: { ...cancelRequest, isAccepted: false } as Order['cancelRequest'] }), 'cancel')).toBe(
    false,
  )
})
