import { expect, test } from 'vitest'
import { publicOrderAt } from '~/api/orders/public-order'
import { DAY } from '~/domain/day'
import type { Order } from '~/domain/orders/schema'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'

const ORDERED = '2026-01-05T06:30:00.000Z'
const DELIVERED = '2026-01-10T06:30:00.000Z'

const stored = (changes: Partial<Order> = {}): Order => ({ id: 1, ...storedOrder('  Ghulam Nabi Wani ', ORDERED), ...changes })

function view(order: Order, now = Date.parse(ORDERED), rows = {}) {
  const { store } = openTestShop({ rows: { orders: [order], ...rows } })
  return store.read((shop) => publicOrderAt(store, shop, order, now))
}

const delivered = stored({
  status: 'delivered',
  statusHistory: [
    { status: 'pending', at: ORDERED },
    { status: 'shipped', at: DELIVERED },
    { status: 'delivered', at: DELIVERED },
  ],
})

test('contains only first name, begin of the phone and district', async () => {
  const { customerName: _, shippingAddress, ...order } = stored()
  const shown = await view({
    ...stored(),
    ...order,
    customerPhone: '09419012345',
    shippingAddress: { ...shippingAddress, street: 'Near the bridge, Kokernag, Anantnag' },
  })
  expect(shown).toMatchObject({ buyer: { name: 'Ghulam', phone: '941 ••••', area: 'Anantnag', address: '' } })
  expect(JSON.stringify(shown)).not.toMatch(/Nabi|Wani|94190|345|Kokernag|@/)
})

test('contains the chosen district', async () => {
  expect(await view(stored({ district: 'Kulgam' }))).toMatchObject({ buyer: { area: 'Kulgam' } })
  expect(await view(stored({ district: 'Elsewhere' }))).toMatchObject({ buyer: { area: '' } })
})

test('shows each step with its day, also a skipped one', async () => {
  expect((await view(delivered)).timeline).toEqual([
    { status: 'pending', at: ORDERED },
    { status: 'confirmed', at: null },
    { status: 'shipped', at: DELIVERED },
    { status: 'delivered', at: DELIVERED },
  ])
})

test('a reverted status is in the future again', async () => {
  const history = [...delivered.statusHistory, { status: 'confirmed' as const, at: DELIVERED }]
  const { timeline } = await view({ ...delivered, status: 'confirmed', statusHistory: history })
  expect(timeline.map(({ at }) => at !== null)).toEqual([true, true, false, false])
})

test('the timeline of a cancelled order ends there, and it owes nothing', async () => {
  const history = [
    { status: 'pending' as const, at: ORDERED },
    { status: 'cancelled' as const, at: DELIVERED },
  ]
  const shown = await view(stored({ status: 'cancelled', statusHistory: history }))
  expect(shown.timeline.map(({ status }) => status)).toEqual(['pending', 'cancelled'])
  expect(shown).toMatchObject({ owing: '0.00', mayCancel: false })
})

test('shows only the status from ninety days after delivery', async () => {
  const after = (days: number) => Date.parse(DELIVERED) + days * DAY
  expect(await view(delivered, after(90))).toHaveProperty('items')
  expect(Object.keys(await view(delivered, after(91)))).toEqual(['id', 'status', 'timeline'])
})

test('owes what was not received in the ledger', async () => {
  const customer = {
    name: 'x',
    address: '',
    district: '',
    creditLimit: null,
    note: '',
    joinedTo: null,
    createdAt: ORDERED,
    version: 1,
  }
  const entry = {
    customerId: 1,
    date: '2026-01-06',
    method: 'cash' as const,
    reference: '',
    billNumber: null,
    reverses: null,
    note: '',
    at: ORDERED,
    by: '',
  }
  const rows = {
    customers: [{ id: 1, phone: '+919419012345', ...customer }],
    ledgerEntries: [{ ...entry, id: 1, kind: 'payment' as const, amount: '-1500.00', orderId: 1 }],
  }
  const order = stored({ customerId: 1 })
  const { totalAmount } = order
  const shown = await view(order, Date.parse(ORDERED), rows)
  expect(shown).toMatchObject({ totalAmount, paid: '1500.00', owing: (Number(totalAmount) - 1500).toFixed(2) })
})
