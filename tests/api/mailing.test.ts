import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OutgoingMail } from '~/api/mail-server'
import { Mailing } from '~/api/mailing'
import type { SettingKey } from '~/schemas/settings'
import { newContact } from '../fixtures/contacts'
import { newNotification } from '../fixtures/notifications'
import { newOrder } from '../fixtures/orders'
import { settingsWith } from '../fixtures/settings'
import { openTestShop } from '../fixtures/shop'

const SECOND = 1000
const DAY = 24 * 3600 * SECOND

type Settings = Partial<Record<SettingKey, string>>

/** A shop whose mails are kept in place of being sent; `refuse` makes the mail server throw. */
async function openMailing(settings: Settings = {}) {
  const shop = openTestShop({ rows: { settings: settingsWith({ admin_email: 'operator@example.com', ...settings }) } })
  const sent: OutgoingMail[] = []
  let refusal: unknown
  let tries = 0
  const send = async (mail: OutgoingMail) => {
    tries++
    if (refusal) throw refusal
    sent.push(mail)
  }
  const open = async () => {
    const mailing = new Mailing({ store: shop.store, send, siteUrl: 'https://feed.example' })
    await mailing.begin()
    onTestFinished(() => mailing.close())
    return mailing
  }
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warnings.mockRestore())
  return {
    ...shop,
    customer: shop.browser(),
    mailing: await open(),
    reopen: open,
    sent,
    subjects: () => sent.map(({ subject }) => subject),
    refuse: (error: unknown) => {
      refusal = error
    },
    tries: () => tries,
    said: () => warnings.mock.calls.map(([words]) => String(words)),
  }
}

const away = Object.assign(new Error('connect ECONNREFUSED operator@example.com'), { code: 'ECONNREFUSED' })
const soon = () => Date.now() + SECOND

describe('what is mailed', () => {
  test('each order and each enquiry, once', async () => {
    const { customer, mailing, sent, subjects } = await openMailing()
    await customer.post('/api/orders', newOrder())
    await customer.post('/api/contact', newContact())
    await mailing.look(soon())
    await mailing.look(soon())
    expect(subjects()).toEqual(['New order #1: 2 × Early Stage Trout Feed', 'New inquiry: Product Inquiry'])
    expect(sent[0]).toMatchObject({ to: 'operator@example.com', fromName: 'Lidder Trout Feeds', replyTo: 'ghulam@example.com' })
    expect(sent[0]?.text).toContain('https://feed.example/admin-orders?order=1')
  })

  test('an order that was refused never is', async () => {
    const { customer, mailing, subjects } = await openMailing()
    expect((await customer.post('/api/orders', newOrder({ unitPrice: 1 }))).status).toBe(409)
    await mailing.look(soon())
    expect(subjects()).toEqual([])
  })

  test('an order retried with its key is one mail', async () => {
    const { customer, mailing, subjects } = await openMailing()
    for (const _ of [1, 2]) await customer.post('/api/orders', newOrder(), { 'Idempotency-Key': 'the-same-key' })
    await mailing.look(soon())
    expect(subjects()).toHaveLength(1)
  })

  test('the enquiry that goes with an order is not mailed again; without its order it is', async () => {
    const { customer, mailing, subjects } = await openMailing()
    const withOrder = newContact({ email: 'ghulam@example.com', subject: 'New Order: Early Stage Trout Feed' })
    await customer.post('/api/orders', newOrder())
    await customer.post('/api/contact', withOrder)
    await customer.post('/api/contact', { ...withOrder, email: 'another@example.com' })
    await mailing.look(soon())
    expect(subjects()).toEqual([expect.stringContaining('New order #1'), 'New inquiry: New Order: Early Stage Trout Feed'])
  })

  test('low stock is, and what visitors raise is not', async () => {
    const { customer, mailing, store, subjects } = await openMailing({ order_notifications: 'false' })
    const stock = await store.read((shop) => shop.products.get(1)?.stockQuantity ?? 0)
    await customer.post('/api/notifications', newNotification({ title: 'Low Stock', type: 'warning' }))
    await customer.post('/api/orders', newOrder({ quantity: stock - 9 }))
    await mailing.look(soon())
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
    await mailing.look(soon())
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
      await mailing.look(soon())
      expect(subjects()).toEqual([expect.stringContaining('#2')])
    },
  )

  test('a shop that begins to mail is silent about what it holds already', async () => {
    const { customer, store, reopen, sent } = await openMailing()
    await customer.post('/api/orders', newOrder())
    await store.update((shop) => shop.mailings.delete('orders'))
    const mailing = await reopen()
    await mailing.look(soon())
    expect(sent).toEqual([])
  })
})

describe('while the mail server is away', () => {
  test('an order is accepted, waits grow to an hour, and all arrives in order once it is back', async () => {
    const { customer, mailing, subjects, refuse, tries } = await openMailing()
    refuse(away)
    expect((await customer.post('/api/orders', newOrder())).status).toBe(201)
    const begin = Date.now()
    const tried: number[] = []
    for (let second = 0; second < 3 * 3600; second++) {
      const before = tries()
      await mailing.look(begin + second * SECOND)
      if (tries() > before) tried.push(second)
    }
    const waits = tried.slice(1).map((second, index) => second - (tried[index] as number))
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600])
    await customer.post('/api/orders', newOrder())
    refuse(undefined)
    await mailing.look(begin + 5 * 3600 * SECOND)
    expect(subjects()).toEqual([expect.stringContaining('#1'), expect.stringContaining('#2')])
  })

  test('a restart forgets none', async () => {
    const { customer, mailing, reopen, subjects, refuse } = await openMailing()
    refuse(away)
    await customer.post('/api/orders', newOrder())
    await mailing.look(soon())
    mailing.close()
    refuse(undefined)
    await (await reopen()).look(soon())
    expect(subjects()).toHaveLength(1)
  })

  test('gives up after three days, with one line that names nobody', async () => {
    const { customer, mailing, sent, refuse, said } = await openMailing()
    refuse(away)
    await customer.post('/api/orders', newOrder())
    await customer.post('/api/contact', newContact())
    for (let hour = 0; hour < 80; hour++) await mailing.look(Date.now() + hour * 3600 * SECOND)
    refuse(undefined)
    await mailing.look(Date.now() + 4 * DAY)
    expect(sent).toEqual([])
    expect(said()).toEqual([
      'A mail to the operator has to wait (ECONNREFUSED); it is tried again.',
      'Gave up 1 mails to the operator after three days.',
      'Gave up 1 mails to the operator after three days.',
    ])
    expect(said().join()).not.toMatch(/@|Ghulam|Rukhsana/)
  })

  test('words that the mail server refuses for good hold up no other mail', async () => {
    const { customer, mailing, subjects, refuse, said } = await openMailing()
    refuse(Object.assign(new Error('550 spam from operator@example.com'), { responseCode: 550, command: 'DATA' }))
    await customer.post('/api/orders', newOrder())
    await mailing.look(soon())
    refuse(undefined)
    await customer.post('/api/orders', newOrder())
    await mailing.look(soon())
    expect(subjects()).toEqual([expect.stringContaining('#2')])
    expect(said()).toEqual(['Gave up a mail to the operator: the mail server refuses it (550).'])
  })
})

test('a disk that is full makes no second copy of a mail', async () => {
  const shop = await openMailing()
  await shop.customer.post('/api/orders', newOrder())
  vi.spyOn(shop.store, 'update').mockRejectedValueOnce(new Error('disk full'))
  await shop.mailing.look(soon())
  await shop.mailing.look(Date.now() + 60 * SECOND)
  expect(shop.subjects()).toHaveLength(1)
  await (await shop.reopen()).look(soon())
  expect(shop.subjects()).toHaveLength(1)
})

test('of a flood only the newest thousand are mailed', async () => {
  const { store, mailing, sent } = await openMailing()
  await store.update((shop) => {
    for (let each = 0; each < 1500; each++) shop.contacts.insert({ ...newContact(), createdAt: new Date().toISOString() })
  })
  await mailing.look(soon())
  expect([sent.length, sent[0]?.id]).toEqual([1000, 'contacts-501'])
})
