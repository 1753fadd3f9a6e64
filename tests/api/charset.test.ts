import { expect, test } from 'vitest'
import { newContact } from '../fixtures/rows/contacts'
import { openTestShop } from '../fixtures/shops/shop'

test.each(['utf-7', 'utf-16', 'UTF-7', '"utf-7"', 'iso-8859-1', ''])('refuses JSON in the charset %s', async (charset) => {
  const type = { 'Content-Type': `application/json; charset=${charset}` }
  expect((await openTestShop().browser().post('/api/contact', newContact(), type)).status).toBe(415)
})

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'takes a body of the type %s',
  async (type) => {
    const sent = await openTestShop().browser().post('/api/contact', newContact(), { 'Content-Type': type })
    expect(sent.status).toBe(201)
  },
)
