import { describe, expect, test } from 'vitest'
import { BOT_FIELD, BOT_SENTENCE } from '~/domain/bot-field'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { openPage, postedForms } from '../fixtures/shops/form-actions'
import { openTestShop } from '../fixtures/shops/shop'

describe.each(postedForms)('the form posted to $path', (posted) => {
  const { form } = posted

  test('is refused with a sentence if the honeypot is filled; nothing is stored, and the input is returned', async () => {
    const { send, kept, store } = openPage(posted)
    const filled = { ...form, key: 'page-key-0001', [BOT_FIELD]: 'https://cheap.example' }
    const refused = await send(new URLSearchParams(filled))
    expect(refused).toMatchObject({ status: 422, sentence: BOT_SENTENCE, errors: {}, form: { name: form.name } })
    expect([await kept(), store.version]).toEqual([[], 0])
  })

  test('is accepted with an empty honeypot', async () => {
    const { send, kept } = openPage(posted)
    expect((await send(new URLSearchParams({ ...form, key: 'page-key-0001', [BOT_FIELD]: '' }))).status).toBe(201)
    expect(await kept()).toHaveLength(1)
  })

  test.each([
    ['JSON', '{"name":"Ghulam Nabi"}', 'application/json'],
    ['plain text', 'name=Ghulam', 'text/plain'],
    ['multipart without a boundary', 'name=Ghulam', 'multipart/form-data'],
    ['nothing', '', 'application/x-www-form-urlencoded'],
  ])('is refused with 422 if it is %s', async (_name, body, type) => {
    const { send, kept } = openPage(posted)
    expect((await send(body, { 'Content-Type': type })).status).toBe(422)
    expect(await kept()).toEqual([])
  })
})

describe.each([
  { path: '/api/orders', body: newOrder(), table: 'orders' },
  { path: '/api/contact', body: newContact(), table: 'contacts' },
  {
    path: '/api/notifications',
    body: { title: 'New Order Received', message: '2 bags', type: 'info', isRead: false },
    table: 'notifications',
  },
] as const)('JSON sent to $path', ({ path, body, table }) => {
  const rowsOf = (shop: ReturnType<typeof openTestShop>) => shop.store.read((reader) => [...reader[table].rows()])

  test.each(['https://cheap.example', 7, true, ['x'], {}])('is refused if the honeypot contains %j', async (filled) => {
    const shop = openTestShop()
    const before = await rowsOf(shop)
    const answer = await shop.browser().post(path, { ...body, [BOT_FIELD]: filled })
    expect(await refusal(answer, 422)).toMatchObject({ detail: BOT_SENTENCE })
    expect(await rowsOf(shop)).toEqual(before)
  })

  test.each(['', null])('is accepted with the honeypot %j, which is not stored', async (empty) => {
    const shop = openTestShop()
    const answer = await shop.browser().post(path, { ...body, [BOT_FIELD]: empty })
    expect(answer.status).toBe(201)
    expect(await answer.json()).not.toHaveProperty(BOT_FIELD)
    for (const row of await rowsOf(shop)) expect(row).not.toHaveProperty(BOT_FIELD)
  })
})
