import { describe, expect, test } from 'vitest'
import { Limits } from '~/api/limits'
import { createPostedContact } from '~/api/posted-contacts'
import { placePostedOrder } from '~/api/posted-orders'
import { BOT_FIELD, BOT_SENTENCE } from '~/schemas/bot-field'
import { newContact } from '../fixtures/contacts'
import { openTestShop } from '../fixtures/shop'

const order = {
  order: 'LTF-EARLY-25',
  price: '2500.00',
  name: 'Ghulam Nabi',
  email: 'ghulam@example.com',
  phone: '+91 94190 00000',
  address: 'Raceway Road, Kokernag',
  quantity: '1',
  message: '',
}

describe.each([
  ['/shop', placePostedOrder, order, 'orders'],
  ['/contact', createPostedContact, newContact(), 'contacts'],
] as const)('the form that is posted to %s', (path, take, form, table) => {
  function openPage() {
    const { store } = openTestShop()
    const locals = { store, limits: new Limits({ isOn: false }), address: '192.0.2.1', isHttps: false } as unknown as App.Locals
    const send = (body: BodyInit, headers: HeadersInit = {}) =>
      take(
        new Request(`http://shop.test${path}`, { method: 'POST', body, headers: { Host: 'shop.test', ...headers } }),
        locals,
        new Headers(),
      )
    const kept = () => store.read((shop) => [...shop[table].rows()])
    return { send, kept, version: () => store.version }
  }

  test('is refused with a sentence where the hidden field is filled, and nothing is kept or lost', async () => {
    const { send, kept, version } = openPage()
    const filled = { ...form, key: 'page-key-0001', [BOT_FIELD]: 'https://cheap.example' }
    const refused = await send(new URLSearchParams(filled))
    expect(refused).toMatchObject({ status: 422, sentence: BOT_SENTENCE, errors: {}, form: { name: form.name } })
    expect([await kept(), version()]).toEqual([[], 0])
  })

  test('is taken where the hidden field is there and empty', async () => {
    const { send, kept } = openPage()
    expect((await send(new URLSearchParams({ ...form, key: 'page-key-0001', [BOT_FIELD]: '' }))).status).toBe(201)
    expect(await kept()).toHaveLength(1)
  })

  test.each([
    ['JSON', '{"name":"Ghulam Nabi"}', 'application/json'],
    ['plain text', 'name=Ghulam', 'text/plain'],
    ['multipart without a boundary', 'name=Ghulam', 'multipart/form-data'],
    ['nothing', '', 'application/x-www-form-urlencoded'],
  ])('is refused with 422 where it is %s', async (_name, body, type) => {
    const { send, kept } = openPage()
    expect((await send(body, { 'Content-Type': type })).status).toBe(422)
    expect(await kept()).toEqual([])
  })
})
