import { describe, expect, test, vi } from 'vitest'
import { tellNews } from '~/api/alarms/alarm-rows'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { openMailing, SECOND, type Settings, soon } from '../fixtures/shops/mailing'

describe('mails', () => {
  test('each order and each contact, once', async () => {
    const { customer, mailing, sent, subjects } = await openMailing()
    await customer.post('/api/orders', newOrder())
    await customer.post('/api/contact', newContact())
    await mailing.check(soon())
    await mailing.check(soon())
    expect(subjects()).toEqual(['New order #1: 2 × Early Stage Trout Feed', 'New inquiry: Product Inquiry'])
    expect(sent[0]).toMatchObject({ to: 'operator@example.com', fromName: 'Lidder Trout Feeds', replyTo: 'ghulam@example.com' })
    expect(sent[0]?.text).toContain('https://feed.example/admin-orders?order=1')
  })

  test('a refused order is never mailed', async () => {
    const { customer, mailing, subjects } = await openMailing()
    expect((await customer.post('/api/orders', newOrder({ unitPrice: 1 }))).status).toBe(409)
    await mailing.check(soon())
    expect(subjects()).toEqual([])
  })

  test('an alarm and its end, also if other mails are off', async () => {
    const { store, mailing, sent, subjects } = await openMailing({ email_notifications: 'false' })
    await tellNews(store, { disk: '9 % of the disk are free.' }, Date.now())
    await mailing.check(soon())
    await tellNews(store, { disk: '' }, Date.now())
    await mailing.check(soon())
    expect(subjects()).toEqual(['Alarm: Disk', 'Over: Disk'])
    expect(sent[0]?.text).toContain('9 % of the disk are free. Make room on the server')
  })

  test('a failing mail server reports since when, until a mail is sent', async () => {
    const { customer, mailing, refuse } = await openMailing()
    await customer.post('/api/orders', newOrder())
    refuse(new Error('away'))
    const first = soon()
    await mailing.check(first)
    await mailing.check(first + 3600 * SECOND)
    expect(mailing.failingSince).toBe(first)
    refuse(undefined)
    await mailing.check(first + 2 * 3600 * SECOND)
    expect(mailing.failingSince).toBeUndefined()
  })

  test('an order retried with its key is one mail', async () => {
    const { customer, mailing, subjects } = await openMailing()
    for (const _ of [1, 2]) await customer.post('/api/orders', newOrder(), { 'Idempotency-Key': 'the-same-key' })
    await mailing.check(soon())
    expect(subjects()).toHaveLength(1)
  })

  test('a contact that belongs to an order is not mailed, but one without its order is', async () => {
    const { customer, mailing, subjects } = await openMailing()
    const withOrder = newContact({ email: 'ghulam@example.com', subject: 'New Order: Early Stage Trout Feed' })
    await customer.post('/api/orders', newOrder())
    await customer.post('/api/contact', withOrder)
    await customer.post('/api/contact', { ...withOrder, email: 'another@example.com' })
    await mailing.check(soon())
    expect(subjects()).toEqual([expect.stringContaining('New order #1'), 'New inquiry: New Order: Early Stage Trout Feed'])
  })

  test('low stock is mailed, notifications of visitors are not', async () => {
    const { customer, mailing, store, subjects } = await openMailing({ order_notifications: 'false' })
    const stock = await store.read((shop) => shop.products.get(1)?.stockQuantity ?? 0)
    await customer.post('/api/notifications', newNotification({ title: 'Low Stock', type: 'warning' }))
    await customer.post('/api/orders', newOrder({ quantity: stock - 9 }))
    await mailing.check(soon())
    expect(subjects()).toEqual(['Low stock: Early Stage Trout Feed: 9 left.'])
  })

  test.each<[string, Settings, number]>([
    ['email_notifications off', { email_notifications: 'false' }, 0],
    ['order_notifications off', { order_notifications: 'false' }, 2],
    ['low_stock_alerts off', { low_stock_alerts: 'false' }, 2],
    ['no admin_email', { admin_email: '' }, 0],
    ['an admin_email that is none', { admin_email: 'ask my brother' }, 0],
    ['an admin_email of two lines', { admin_email: 'a@example.com\nb@example.com' }, 0],
    ['all switches on', {}, 3],
  ])('with %s', async (_case, settings, count) => {
    const { customer, mailing, store, sent } = await openMailing(settings)
    const stock = await store.read((shop) => shop.products.get(1)?.stockQuantity ?? 0)
    await customer.post('/api/orders', newOrder({ quantity: stock - 9 }))
    await customer.post('/api/contact', newContact())
    await mailing.check(soon())
    expect(sent).toHaveLength(count)
  })

  test.each(['email_notifications', 'order_notifications'] as const)(
    'what came while %s was off is not mailed later, however soon it is on again',
    async (key) => {
      const { customer, browser, mailing, subjects } = await openMailing({ [key]: 'false' })
      await customer.post('/api/orders', newOrder())
      const operator = await browser().signIn()
      await operator.put(`/api/settings/${key}`, { value: 'true' })
      await customer.post('/api/orders', newOrder())
      await operator.put(`/api/settings/${key}`, { value: 'true' })
      await mailing.check(soon())
      expect(subjects()).toEqual([expect.stringContaining('#2')])
    },
  )

  test('a shop that starts mailing does not mail existing rows', async () => {
    const { customer, store, reopen, sent } = await openMailing()
    await customer.post('/api/orders', newOrder())
    await store.update((shop) => shop.mailings.delete('orders'))
    const mailing = await reopen()
    await mailing.check(soon())
    expect(sent).toEqual([])
  })
})

test('a full disk does not duplicate a mail', async () => {
  const shop = await openMailing()
  await shop.customer.post('/api/orders', newOrder())
  vi.spyOn(shop.store, 'update').mockRejectedValueOnce(new Error('disk full'))
  await shop.mailing.check(soon())
  await shop.mailing.check(Date.now() + 60 * SECOND)
  expect(shop.subjects()).toHaveLength(1)
  await (await shop.reopen()).check(soon())
  expect(shop.subjects()).toHaveLength(1)
})

test('at most the newest thousand are mailed', async () => {
  const { store, mailing, sent } = await openMailing()
  await store.update((shop) => {
    for (let each = 0; each < 1500; each++) shop.contacts.insert({ ...newContact(), createdAt: new Date().toISOString() })
  })
  await mailing.check(soon())
  expect([sent.length, sent[0]?.id]).toEqual([1000, 'contacts-501'])
})
