import { expect, test } from 'vitest'
import type { Contact } from '~/domain/contacts/schema'
import type { Order } from '~/domain/orders/schema'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithContact() {
  const shop = openTestShop()
  await shop.browser().post('/api/contact', newContact())
  const operator = await shop.browser().signIn()
  const listed = async (): Promise<Contact[]> => (await operator.get('/api/contacts')).json()
  return { operator, listed }
}

test.each(['mail', 'whatsapp', 'call'])('stores that a contact was answered by %s, with time and operator', async (how) => {
  const { operator, listed } = await openWithContact()
  const before = (await listed())[0]
  const response = await operator.put('/api/contacts/1/answer', { how })
  expect(response.status).toBe(200)
  const answered = await response.json()
  expect(answered).toEqual({ ...before, answeredHow: how, answeredBy: 'operator', answeredAt: expect.any(String) })
  expect(Math.abs(Date.parse(answered.answeredAt) - Date.now())).toBeLessThan(60_000)
  expect(await listed()).toEqual([answered])
})

test('keeps the first answer, and can undo it', async () => {
  const { operator, listed } = await openWithContact()
  const [open] = await listed()
  const first = await (await operator.put('/api/contacts/1/answer', { how: 'mail' })).json()
  expect(await (await operator.put('/api/contacts/1/answer', { how: 'call' })).json()).toEqual(first)
  for (const _ of ['once', 'again']) {
    const response = await operator.put('/api/contacts/1/answer', { how: null })
    expect([response.status, await response.json()]).toEqual([200, open])
  }
  expect(await listed()).toEqual([open])
})

test('separates order messages from enquiries, in any spelling', async () => {
  const shop = openTestShop()
  const buyer = shop.browser()
  const subject = 'New Order: Early Stage Trout Feed'
  const order = newOrder()
  await buyer.post('/api/orders', order)
  const message = newContact({ subject, email: order.customerEmail })
  expect(await (await buyer.post('/api/contact', message)).json()).not.toHaveProperty('kind')
  await buyer.post('/api/contact', newContact({ subject, email: 'nobody-ordered@example.com' }))
  await buyer.post('/api/contact', newContact({ email: order.customerEmail }))
  const kinds = await shop.store.read(({ contacts }) => [...contacts.rows()].map(({ kind }) => kind))
  expect(kinds).toEqual(['order', 'enquiry', 'enquiry'])
})

test('a message about a refused order is an open enquiry', async () => {
  const shop = openTestShop()
  const buyer = shop.browser()
  const order = newOrder({ quantity: 99_999 })
  expect((await buyer.post('/api/orders', order)).status).toBe(409)
  await buyer.post('/api/contact', newContact({ subject: 'New Order: Early Stage', email: order.customerEmail }))
  expect((await shop.store.read(({ contacts }) => contacts.get(1)))?.kind).toBe('enquiry')
})

test('searches the order among the two hundred newest', async () => {
  const shop = openTestShop()
  const buyer = shop.browser()
  const subject = 'New Order: Early Stage'
  const early = newOrder({ customerEmail: 'early@example.com', quantity: 1 })
  for (let count = 0; count < 2; count++) await buyer.post('/api/orders', early)
  const later = (count: number) =>
    shop.store.update(({ orders }) => {
      const { id: _, ...row } = orders.get(1) as Order
      for (let made = 0; made < count; made++) orders.insert({ ...row, customerEmail: 'later@example.com' })
    })
  await later(199)
  await buyer.post('/api/contact', newContact({ subject, email: 'early@example.com' }))
  await later(1)
  await buyer.post('/api/contact', newContact({ subject, email: 'early@example.com' }))
  const kinds = await shop.store.read(({ contacts }) => [...contacts.rows()].map(({ kind }) => kind))
  expect(kinds).toEqual(['order', 'enquiry'])
})
