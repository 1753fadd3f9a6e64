import { expect, test } from 'vitest'
import { buyerState } from './buyer-state'
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
