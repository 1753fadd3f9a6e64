import { expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { openTestShop } from '../fixtures/shops/shop'

test('contacts are searched by name, email and subject, and counted', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  for (const subject of ['Product Inquiry', 'Delivery time', 'Rates']) {
    await shop.browser().post('/api/contact', newContact({ subject, message: 'trout' }))
  }
  const found = await (await operator.get('/api/contacts?page=1&search=delivery')).json()
  expect(found).toMatchObject({ rows: [{ id: 2 }], total: 1, stats: { total: 3, today: 3, recent: 3 } })
  const unfound = await (await operator.get('/api/contacts?page=1&search=trout')).json()
  expect(unfound.rows).toEqual([])
})

test('contacts are filtered by kind and state, and the cards count all', async () => {
  const row = { ...newContact(), phone: null, createdAt: new Date().toISOString() }
  const answered = { answeredAt: row.createdAt, answeredBy: 'operator', answeredHow: 'mail' } as const
  const contacts = [
    { ...row, id: 1, kind: 'order' as const },
    { ...row, id: 2, kind: 'enquiry' as const },
    { ...row, id: 3, ...answered },
  ]
  const operator = await openTestShop({ rows: { contacts } }).browser().signIn()
  const page = async (query: string) => (await operator.get(`/api/contacts?page=1&${query}`)).json()
  expect((await page('kind=enquiry&answered=no')).rows).toEqual([contacts[1]])
  const all = await page('kind=order')
  expect(all.stats).toEqual({
    total: 3,
    today: 3,
    recent: 3,
    counts: {
      enquiry: { open: 1, answered: 1 },
      order: { open: 1, answered: 0 },
      complaint: { open: 0, answered: 0 },
    },
  })
  for (const wrong of ['kind=bill', 'answered=maybe']) await refusal(await operator.get(`/api/contacts?page=1&${wrong}`), 422)
})
