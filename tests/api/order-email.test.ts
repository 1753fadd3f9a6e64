import { describe, expect, test } from 'vitest'
import type { Order } from '~/domain/orders/schema'
import { wrongFields } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { openPage, postedForms } from '../fixtures/shops/form-actions'
import { openMailing, soon } from '../fixtures/shops/mailing'
import { openTestShop } from '../fixtures/shops/shop'

type TestStore = ReturnType<typeof openTestShop>['store']

const askFor = (store: TestStore, value: string) =>
  store.update(({ settings }) => void settings.put({ key: 'require_order_email', value, version: 1 }))

const order = newOrder({ customerEmail: '' })
const { customerPhone: phone } = order
const message = newContact({ subject: 'New Order: Early Stage Trout Feed', email: '', phone })

describe('a web order', () => {
  test('needs an e-mail address by default', async () => {
    const shop = openTestShop()
    const operator = await shop.browser().signIn()
    const settings: object[] = await (await operator.get('/api/settings')).json()
    expect(settings).toContainEqual({ key: 'require_order_email', value: 'true', version: 0 })
    for (const caller of [shop.browser(), operator]) {
      expect(await wrongFields(await caller.post('/api/orders', order))).toEqual(['customerEmail'])
      expect(await wrongFields(await caller.post('/api/contact', message))).toEqual(['email'])
    }
    expect(await shop.store.read(({ orders }) => [...orders.rows()])).toEqual([])
  })

  test.each(['true', '', 'no'])('needs one with the setting %j', async (value) => {
    const shop = openTestShop()
    await askFor(shop.store, value)
    expect(await wrongFields(await shop.browser().post('/api/orders', order))).toEqual(['customerEmail'])
  })

  test('needs none if the owner turned it off, nor does its message', async () => {
    const shop = openTestShop()
    await askFor(shop.store, 'false')
    const buyer = shop.browser()
    expect(await (await buyer.post('/api/orders', order)).json()).toMatchObject({ id: 1, link: expect.any(String) })
    for (const body of [message, { ...message, phone: '+91 94190 99999' }])
      expect((await buyer.post('/api/contact', body)).status).toBe(201)
    const kinds = await shop.store.read(({ contacts }) => [...contacts.rows()].map(({ kind }) => kind))
    expect(kinds, 'without an address the phone says whose order it is').toEqual(['order', 'enquiry'])
    expect(await wrongFields(await buyer.post('/api/contact', newContact({ email: '' })))).toEqual(['email'])
    expect(await wrongFields(await buyer.post('/api/orders', newOrder({ customerEmail: 'ghulam@' })))).toEqual(['customerEmail'])
  })

  test('is mailed without a reply address, and its message is not mailed', async () => {
    const { customer, mailing, sent, subjects, store } = await openMailing()
    await askFor(store, 'false')
    await customer.post('/api/orders', order)
    await customer.post('/api/contact', message)
    await customer.post('/api/contact', { ...message, phone: '+91 94190 99999' })
    await mailing.check(soon())
    expect(subjects()).toEqual([expect.stringContaining('New order #1'), expect.stringContaining('New inquiry: New Order')])
    expect(sent.map((mail) => 'replyTo' in mail)).toEqual([false, false])
    expect(sent[1]?.text).toContain(`Rukhsana Bano\n+91 94190 99999`)
  })
})

test('a form without scripts requires the address if the shop does, and reports other errors too', async () => {
  const { store, send, kept } = openPage(postedForms[0])
  const post = (changes: object) => send(new URLSearchParams({ ...postedForms[0].form, ...changes }))
  const required = 'Please fill in this field.'
  expect((await post({ email: '', name: '' })).errors).toEqual({ email: required, name: required })
  await askFor(store, 'false')
  expect((await post({ email: '', name: '' })).errors).toEqual({ name: required })
  expect((await post({ email: 'half@' })).errors).toHaveProperty('email')
  expect((await post({ email: '' })).status).toBe(201)
  expect(((await kept()) as Order[]).map(({ customerEmail }) => customerEmail)).toEqual([''])
})
