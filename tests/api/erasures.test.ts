import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderByToken } from '~/api/orders/order-links'
import { publicOrderAt } from '~/api/orders/public-order'
import type { ErasurePlan } from '~/domain/customers/erasure-plan-schema'
import { orderKeysOf } from '~/domain/orders/order-keys'
import { refusal, wrongFields } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { openLedger } from '../fixtures/rows/customers'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { PROOF } from '../fixtures/rows/two-factor'

const PATH = '/api/customers/1/erasure'
const BY_PHONE = { customerPhone: '94190 12345', quantity: 1 }

async function openWithOrder(status = 'delivered') {
  const ledger = await openLedger()
  const { shop, operator } = ledger
  const keyed = { 'Idempotency-Key': 'the-first-order' }
  const placed = await shop.browser().post('/api/orders', newOrder(BY_PHONE), keyed)
  const { id, link } = await placed.json()
  if (status !== 'pending') await operator.put(`/api/orders/${id}/status`, { status })
  const preview = async (): Promise<ErasurePlan> => (await operator.get(PATH)).json()
  const erase = (changes: object = {}) => operator.post(PATH, { ...PROOF, ...changes })
  return { ...ledger, id, link: String(link), keyed, preview, erase }
}

test('a preview lists what is deleted, what is kept until when, and warnings, without changes', async () => {
  const { shop, operator, id, preview } = await openWithOrder('shipped')
  const bill = await (await operator.post(`/api/orders/${id}/bill`, {})).json()
  const { version } = shop.store
  expect(await preview()).toMatchObject({
    customerId: 1,
    erasedAt: null,
    goes: { customers: 1, orders: 1, edits: 0 },
    bills: [
      { number: bill.number, totalAmount: '2500.00', until: bill.date.replace(/^\d+/, (year: string) => Number(year) + 8) },
    ],
    entries: 1,
    balance: '2500.00',
    warnings: ['Open orders: #1.', 'Owed: ₹2,500.'],
  })
  expect(shop.store.version).toBe(version)
})

test('an erasure needs the password, and a confirmation of warnings', async () => {
  const { erase, customer } = await openWithOrder('pending')
  expect((await refusal(await erase(), 409)).detail).toMatch(/^Open orders: #1\. Please say/)
  expect(await wrongFields(await erase({ evenWithOpen: true, password: 'a guess' }))).toEqual(['password'])
  expect((await customer(1)).name).toBe('Ghulam Nabi')
  expect((await erase({ evenWithOpen: true })).status).toBe(201)
  expect(await customer(1)).toMatchObject({ name: 'Erased #1', address: '', note: '' })
})

test('a second erasure is refused', async () => {
  const { erase, preview } = await openWithOrder('cancelled')
  expect((await erase()).status).toBe(201)
  expect((await refusal(await erase(), 409)).detail).toMatch(
    /^Customer #1 was erased on \d{4}-\d\d-\d\d\. Nothing is left to erase\.$/,
  )
  expect((await preview()).erasedAt).not.toBeNull()
})

test('a second erasure is also refused if uncertain messages are left', async () => {
  const { shop, operator, erase, preview } = await openWithOrder('cancelled')
  const [visitor, other] = [shop.browser(), shop.browser()]
  const [orderKey, , orderBell] = orderKeysOf(randomUUID())
  await visitor.post('/api/orders', newOrder(BY_PHONE), { 'Idempotency-Key': orderKey })
  await visitor.post('/api/notifications', newNotification(), { 'Idempotency-Key': orderBell })
  const [, contactKey, contactBell] = orderKeysOf(randomUUID())
  await visitor.post('/api/contact', newContact({ phone: null }), { 'Idempotency-Key': contactKey })
  await visitor.post('/api/notifications', newNotification(), { 'Idempotency-Key': contactBell })
  await other.post('/api/contact', newContact({ name: 'His brother', phone: BY_PHONE.customerPhone }))
  await operator.put('/api/orders/2/status', { status: 'cancelled' })
  expect((await preview()).possible).toMatchObject([{ kind: 'contacts', id: 2 }])
  expect((await preview()).goes.contacts).toBe(1)
  expect((await erase()).status).toBe(201)
  expect(await preview()).toMatchObject({ erasedAt: expect.any(String), goes: { contacts: 0 } })
  expect((await refusal(await erase(), 409)).detail).toContain('Nothing is left to erase.')
})

test('the page of an erased order shows only its status, and a retry creates no second order', async () => {
  const { shop, erase, link, keyed, id } = await openWithOrder('cancelled')
  await erase()
  const view = await shop.store.read((rows) => {
    const order = orderByToken(rows, link.split('/').at(-1) ?? '')
    return order && publicOrderAt(shop.store, rows, order, Date.now())
  })
  expect(view).toEqual({ id, status: 'cancelled', timeline: expect.anything() })
  const again = await shop.browser().post('/api/orders', newOrder(BY_PHONE), keyed)
  expect(await again.json()).toMatchObject({ id, customerName: 'Erased', customerEmail: '' })
})

test('an erased person who buys again is the same customer, with the new name', async () => {
  const { shop, operator, erase, customer } = await openWithOrder('cancelled')
  await erase()
  const made = await operator.post('/api/customers', { name: 'Ghulam', phone: '94190 12345' })
  expect((await refusal(made, 409)).detail).toContain('Erased #1')
  await shop.browser().post('/api/orders', newOrder({ ...BY_PHONE, customerName: 'G. Nabi' }))
  expect(await customer(1)).toMatchObject({ name: 'G. Nabi', phone: '+919419012345', orders: [{ id: 2 }, { id: 1 }] })
  expect((await erase({ evenWithOpen: true })).status).toBe(201)
  expect((await customer(1)).name).toBe('Erased #1')
})

test('a joined customer is erased with the primary one', async () => {
  const { operator, create, erase, customer } = await openWithOrder('cancelled')
  await create({ phone: '94190 22222' })
  await operator.put('/api/customers/2/joined', { into: 1 })
  await refusal(await operator.post('/api/customers/2/erasure', PROOF), 409)
  await erase()
  expect((await customer(1)).joined).toMatchObject([{ id: 2, name: 'Erased #2' }])
})

test('another customer of the same name keeps his data', async () => {
  const { shop, operator, erase, customer } = await openWithOrder('cancelled')
  const other = { ...BY_PHONE, customerPhone: '94190 33333', customerEmail: 'other@fish.test', notes: 'Ask for Ghulam Nabi' }
  const { id } = await (await shop.browser().post('/api/orders', newOrder(other))).json()
  await erase()
  expect((await customer(2)).name).toBe('Ghulam Nabi')
  expect(await (await operator.get(`/api/orders/${id}`)).json()).toMatchObject({
    customerName: 'Ghulam Nabi',
    notes: other.notes,
  })
})

test('the audit log records the erasure without the person', async () => {
  const { operator, id, erase } = await openWithOrder('pending')
  const dispatch = { vehicle: 'The van of Ghulam Nabi', driverPhone: '94190 12345', day: null, batch: '' }
  await operator.put(`/api/orders/${id}/status`, { status: 'shipped', dispatch })
  await erase({ evenWithOpen: true })
  const { rows } = await (await operator.get('/api/changes')).json()
  expect(JSON.stringify(rows)).not.toMatch(/Ghulam|Nabi|12345/)
  expect(rows).toContainEqual(expect.objectContaining({ noun: 'customers', action: 'edited', rowId: '1' }))
})

test('a plan of lots keeps no name', async () => {
  const { operator, id, erase } = await openWithOrder('confirmed')
  await operator.put('/api/lot-plans', { orderIds: [id], batch: 'E-261101-1 for Ghulam Nabi' })
  await erase({ evenWithOpen: true })
  const { lotPlan } = await (await operator.get(`/api/orders/${id}`)).json()
  expect(lotPlan.batch).toMatch(/^E-261101-1 for /)
  expect(lotPlan.batch).not.toMatch(/Ghulam|Nabi/)
})

test('for many orders it contains only their numbers', async () => {
  const { shop, operator, erase } = await openWithOrder('cancelled')
  for (let id = 2; id <= 25; id++) await shop.browser().post('/api/orders', newOrder(BY_PHONE))
  await erase({ evenWithOpen: true })
  const { rows } = await (await operator.get('/api/changes')).json()
  const label = Array.from({ length: 25 }, (_, index) => index + 1).join(', ')
  expect(rows).toContainEqual(expect.objectContaining({ noun: 'orders', action: 'edited', count: 25, label, fields: [] }))
})

const FIRST = { name: 'Mushtaq Wani', phone: '94190 55555', address: 'Bridge Lane 3', note: 'Pays on Fridays' }

test('former names of a customer are erased from stored answers too', async () => {
  const { shop, operator } = await openLedger()
  await operator.post('/api/customers', FIRST, { 'Idempotency-Key': 'made-by-hand' })
  await operator.put('/api/customers/1', { name: 'Mushtaq Lone', phone: '94190 66666' }, { 'Idempotency-Key': 'corrected' })
  await operator.post('/api/customers/1/erasure', PROOF)
  const answers = await shop.store.read((rows) => [...rows.answeredRequests.rows()])
  expect(answers).toHaveLength(2)
  expect(JSON.stringify(answers)).not.toMatch(/Mushtaq|Wani|55555|Bridge|Fridays/)
  const again = await operator.post('/api/customers', FIRST, { 'Idempotency-Key': 'made-by-hand' })
  expect([again.status, await again.json()]).toMatchObject([201, { id: 1, name: 'Erased', joinedTo: null }])
})

test('the reason why an order was not billed is erased too', async () => {
  const { shop, operator, erase } = await openWithOrder()
  await shop.browser().post('/api/orders', newOrder({ ...BY_PHONE, customerName: 'Mallory' }))
  const { left } = await (
    await operator.post('/api/orders/bills', { orderIds: [2] }, { 'Idempotency-Key': 'all-of-today' })
  ).json()
  expect(left[0].why).toContain('Ghulam Nabi')
  await erase({ evenWithOpen: true })
  expect(JSON.stringify(await shop.store.read((rows) => [...rows.answeredRequests.rows()]))).not.toMatch(/Ghulam/)
})

test('answers of an older version, which name no rows, are erased too', async () => {
  const { shop, operator, erase } = await openWithOrder('cancelled')
  await operator.put('/api/customers/1', { name: 'Gh. Nabi', phone: '94190 12345', address: 'Bridge Lane 3' })
  const { createdAt } = await shop.store.read(({ customers }) => customers.get(1) ?? { createdAt: '' })
  const customer = { id: 1, ...FIRST, joinedTo: null, createdAt }
  const bulk = { bills: [], left: [{ orderId: 1, why: 'It came by the phone of Mushtaq Wani.' }] }
  await shop.store.update(({ answeredRequests }) => {
    for (const [index, answer] of [customer, bulk, [customer]].entries())
      answeredRequests.put({ key: `old-${index}`, bodyHash: 'b', status: 201, answer: JSON.stringify(answer), createdAt })
  })
  await erase()
  const answers = await shop.store.read((rows) => [...rows.answeredRequests.rows()])
  expect(JSON.stringify(answers)).not.toMatch(/Mushtaq|55555|Bridge|Fridays/)
})
