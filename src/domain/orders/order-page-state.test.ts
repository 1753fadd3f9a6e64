import { expect, test } from 'vitest'
import { type OrderPageState, orderPageState } from './order-page-state'
import type { PublicOrder } from './public-order-schema'
import { ORDER_STATUSES, type OrderStatus } from './schema'

const TOTAL = 5000
const CANCEL = { 'no wish': null, asked: null, refused: false, granted: true } as const
const REPORTS = {
  none: [],
  waiting: ['reported'],
  'not found': ['not-found'],
  'one of two found': ['confirmed', 'reported'],
} as const

type Wish = keyof typeof CANCEL
type Reports = keyof typeof REPORTS

function stateOf(status: OrderStatus, paid: number, reports: Reports = 'none', wish: Wish = 'no wish', total = TOTAL) {
  const facts = {
    status,
    paid: paid.toFixed(2),
    owing: (status === 'cancelled' ? 0 : total - paid).toFixed(2),
    reports: REPORTS[reports].map((state) => ({ reference: '412345678901', date: '2026-11-24', state, sentence: '' })),
    cancelRequest: wish === 'no wish' ? null : { isAccepted: CANCEL[wish], sentence: '', at: '2026-11-24T05:00:00.000Z' },
  } satisfies Partial<PublicOrder>
  return orderPageState(facts)
}

test.each<[OrderStatus, number, Reports, Wish, OrderPageState]>([
  ['pending', 0, 'none', 'no wish', 'to-confirm'],
  ['pending', 2000, 'none', 'no wish', 'to-confirm'],
  ['pending', 0, 'not found', 'no wish', 'to-confirm'],
  ['pending', 0, 'waiting', 'no wish', 'reported'],
  ['pending', TOTAL, 'none', 'no wish', 'paid'],
  ['confirmed', 0, 'none', 'no wish', 'to-pay'],
  ['confirmed', 2000, 'none', 'no wish', 'to-pay'],
  ['confirmed', 0, 'not found', 'no wish', 'to-pay'],
  ['confirmed', 0, 'waiting', 'no wish', 'reported'],
  ['confirmed', 2000, 'one of two found', 'no wish', 'reported'],
  ['confirmed', TOTAL, 'waiting', 'no wish', 'paid'],
  ['confirmed', TOTAL, 'none', 'no wish', 'paid'],
  ['confirmed', 0, 'none', 'refused', 'to-pay'],
  ['shipped', 0, 'none', 'no wish', 'to-pay'],
  ['delivered', 0, 'none', 'no wish', 'to-pay'],
  ['delivered', TOTAL, 'none', 'no wish', 'paid'],
  ['pending', 0, 'none', 'asked', 'cancel-asked'],
  ['confirmed', 0, 'waiting', 'asked', 'cancel-asked'],
  ['confirmed', TOTAL, 'none', 'asked', 'cancel-asked'],
  ['shipped', 0, 'none', 'asked', 'to-pay'],
  ['cancelled', 0, 'waiting', 'asked', 'cancelled'],
  ['cancelled', 2000, 'none', 'granted', 'cancelled'],
])('%s, %i paid, reports: %s, cancel request: %s gives %s', (status, paid, reports, wish, state) => {
  expect(stateOf(status, paid, reports, wish)).toBe(state)
})

test.each(ORDER_STATUSES)('a free order that is %s asks for no payment', (status) => {
  expect(stateOf(status, 0, 'none', 'no wish', 0)).toBe(status === 'cancelled' ? 'cancelled' : 'nothing-owed')
})
