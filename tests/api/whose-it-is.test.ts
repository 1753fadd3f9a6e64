import { expect, test } from 'vitest'
import type { ErasurePlan } from '~/domain/customers/erasure-plan-schema'
import { orderKeysOf } from '~/domain/orders/order-keys'
import { refusal, wrongFields } from '../fixtures/problems'
import { openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { PROOF } from '../fixtures/rows/two-factor'
import { rowsOf } from '../fixtures/shops/restored-shops'

const HER = { name: 'Zooni Bhat', email: 'zooni@fish.test' }
const contact = { ...HER, phone: '', subject: 'Other', message: 'Is it sinking feed?' }
const HIS = { customerName: 'Ghulam Nabi', customerPhone: '94190 12345', quantity: 1 }

/** A shop with a customer's order that an operator has handled. */
async function openWithCustomer(changes: object = {}) {
  const ledger = await openLedger()
  const { shop, operator } = ledger
  const browser = shop.browser()
  await browser.post('/api/orders', newOrder({ ...HIS, ...changes }))
  await operator.put('/api/orders/1/status', { status: 'confirmed' })
  const preview = async (): Promise<ErasurePlan> => (await operator.get('/api/customers/1/erasure')).json()
  const copy = async (query = '') => (await operator.get(`/api/customers/1/copy${query}`)).text()
  const erase = (ticked: object = {}) =>
    operator.post('/api/customers/1/erasure', {
      ...{ ...PROOF, evenWithOpen: true },
      ticked: { orders: [], contacts: [], ...ticked },
    })
  const write = (message: object, from = shop.browser()) => from.post('/api/contact', { ...contact, ...message })
  return { ...ledger, browser, preview, copy, erase, write }
}

test('a typed e-mail address does not make an enquiry or complaint a customer’s', async () => {
  const { shop, preview, copy, erase, write } = await openWithCustomer({ customerEmail: HER.email })
  await write({ phone: '94190 99999' })
  await write({ subject: 'Complaint', kind: 'complaint', message: 'Wet bags' })
  const before = await rowsOf(shop.store)
  expect(await copy()).not.toMatch(/Zooni|sinking|Wet bags|99999/)
  expect((await preview()).possible).toEqual([
    { kind: 'contacts', id: 1, name: HER.name, createdAt: before.contacts[0]?.createdAt },
    { kind: 'contacts', id: 2, name: HER.name, createdAt: before.contacts[1]?.createdAt },
  ])
  expect((await erase()).status).toBe(201)
  const after = await rowsOf(shop.store)
  expect(after.contacts).toEqual(before.contacts)
  expect(after.notifications.filter(({ contactId }) => contactId)).toEqual(
    before.notifications.filter(({ contactId }) => contactId),
  )
})

test('only selected rows are shown and erased', async () => {
  const { shop, copy, erase, write } = await openWithCustomer({ customerEmail: HER.email })
  await write({})
  await write({ message: 'Another' })
  expect(await copy('?contacts=2')).toMatch(/Another/)
  expect(await copy('?contacts=2')).not.toMatch(/sinking/)
  expect((await erase({ contacts: [2] })).status).toBe(201)
  const { contacts } = await rowsOf(shop.store)
  expect(contacts).toMatchObject([
    { ...HER, message: contact.message },
    { name: 'Erased', email: '', message: 'Erased' },
  ])
})

test('an order with his phone and another name is not his until it is confirmed', async () => {
  const { shop, operator, preview, copy, erase } = await openWithCustomer()
  await shop.browser().post('/api/orders', newOrder({ ...HIS, customerName: 'Mallory', notes: 'For 94190 12345' }))
  await operator.post('/api/ledger', {
    customerId: 1,
    kind: 'payment',
    amount: '2500',
    method: 'cash',
    orderId: 2,
    note: 'By Mallory',
  })
  expect((await preview()).possible).toMatchObject([{ kind: 'orders', id: 2, name: 'Mallory' }])
  expect(await copy()).not.toContain('Mallory')
  expect(await copy('?orders=2')).toContain('By Mallory')
  const before = await rowsOf(shop.store)
  expect((await erase()).status).toBe(201)
  const after = await rowsOf(shop.store)
  expect(after.orders[1]).toEqual(before.orders[1])
  expect(after.ledgerEntries).toEqual(before.ledgerEntries)
  expect(after.orders[0]).toMatchObject({ customerName: 'Erased' })
  expect((await preview()).possible).toMatchObject([{ kind: 'orders', id: 2 }])
  expect((await erase({ orders: [2] })).status).toBe(201)
  expect((await rowsOf(shop.store)).orders[1]).toMatchObject({ customerName: 'Erased' })
})

test('an order confirmed by an operator is his', async () => {
  const { shop, operator, preview, copy } = await openWithCustomer()
  await shop.browser().post('/api/orders', newOrder({ ...HIS, customerName: 'G. Nabi' }))
  await operator.put('/api/orders/2/customer', { customerId: 1 })
  expect((await preview()).possible).toEqual([])
  expect(await copy()).toContain('G. Nabi')
})

test('messages with his phone and name are his, with another name they are not', async () => {
  const { preview, copy, write } = await openWithCustomer()
  await write({
    name: 'ghulam  nabi',
    email: 'gn@fish.test',
    phone: '0 94190-12345',
    subject: 'Order for Starter',
    message: 'Mine',
  })
  await write({ phone: '94190 12345', message: 'Not mine' })
  expect(await copy()).toContain('Mine')
  expect(await copy()).not.toContain('Not mine')
  expect((await preview()).possible).toMatchObject([{ kind: 'contacts', name: HER.name }])
})

test('a phone that no operator has dealt with links nothing', async () => {
  const { shop, operator } = await openLedger()
  await shop.browser().post('/api/orders', newOrder(HIS))
  await shop.browser().post('/api/contact', { ...contact, name: HIS.customerName, phone: HIS.customerPhone })
  const plan: ErasurePlan = await (await operator.get('/api/customers/1/erasure')).json()
  expect(plan.possible).toMatchObject([{ kind: 'contacts', id: 1 }])
})

test('messages from the browser of his order are his, unless it also sent another’s order', async () => {
  const { shop, operator } = await openLedger()
  const device = shop.browser()
  /** One attempt of the order form, with its order or a refused one. */
  async function attempt(order?: object) {
    const [orderKey, contactKey, notificationKey] = orderKeysOf(crypto.randomUUID()).map((key) => ({ 'Idempotency-Key': key }))
    if (order) await device.post('/api/orders', newOrder({ ...HIS, ...order }), orderKey)
    await device.post('/api/contact', { ...contact, subject: 'Order for Starter' }, contactKey)
    await device.post('/api/notifications', { title: 'Order', message: 'Starter', type: 'info' }, notificationKey)
  }
  await attempt({})
  await operator.put('/api/orders/1/status', { status: 'confirmed' })
  await attempt()
  const erased = async (): Promise<number> => (await (await operator.get('/api/customers/1/erasure')).json()).goes.contacts
  expect(await erased()).toBe(1)
  await attempt({ customerPhone: '94190 77777', customerName: 'Bashir' })
  expect(await erased()).toBe(0)
})

test('selected rows that are not linked to him are refused', async () => {
  const { shop, erase, write, operator } = await openWithCustomer({ customerEmail: HER.email })
  await write({ email: 'other@fish.test' })
  const rows = () =>
    shop.store.read(({ customers, orders, contacts, erasures }) =>
      [customers, orders, contacts, erasures].map((table) => [...table.rows()]),
    )
  const before = await rows()
  for (const ticked of [{ contacts: [1] }, { contacts: [99] }, { orders: [7] }])
    expect((await refusal(await erase(ticked), 409)).detail).toMatch(/changed meanwhile/)
  expect(await wrongFields(await erase({ contacts: ['x'] }))).toEqual(['ticked.contacts.0'])
  expect(await wrongFields(await operator.get('/api/customers/1/copy?contacts=1;2'))).toEqual(['contacts'])
  expect(await rows()).toEqual(before)
})
