import { expect, test } from 'vitest'
import { INQUIRIES } from '~/domain/contacts/inquiries'
import { refusal, wrongFields } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithContacts() {
  const shop = openTestShop()
  const visitor = shop.browser()
  for (const subject of ['First', 'Second', 'Third']) await visitor.post('/api/contact', newContact({ subject }))
  return { shop, visitor, operator: await shop.browser().signIn() }
}

test('stores a contact and returns it', async () => {
  const shop = openTestShop()
  const response = await shop.browser().post('/api/contact', newContact())
  expect(response.status).toBe(201)
  const contact = await response.json()
  expect(contact).toEqual({ id: 1, ...newContact(), createdAt: new Date(contact.createdAt).toISOString() })
  const operator = await shop.browser().signIn()
  expect(await (await operator.get('/api/contacts')).json()).toEqual([{ ...contact, kind: 'enquiry' }])
})

test.each([undefined, null, ''])('accepts a contact with the phone %j', async (phone) => {
  expect((await openTestShop().browser().post('/api/contact', newContact({ phone }))).status).toBe(201)
})

test('stores the language of a contact, and refuses an unsupported one', async () => {
  const visitor = openTestShop().browser()
  expect(await (await visitor.post('/api/contact', newContact({ language: 'hi' }))).json()).toMatchObject({ language: 'hi' })
  for (const language of ['fr', 'UR', '', null, 1])
    expect(await wrongFields(await visitor.post('/api/contact', newContact({ language })))).toEqual(['language'])
})

test.each([
  ['ur', INQUIRIES.ur.Delivery, 'Delivery'],
  ['hi', INQUIRIES.hi['Product Inquiry'], 'Product Inquiry'],
  ['hi', INQUIRIES.ur.Delivery, INQUIRIES.ur.Delivery],
  ['en', INQUIRIES.hi.Delivery, INQUIRIES.hi.Delivery],
  ['ur', 'میری بوریاں', 'میری بوریاں'],
])(
  'a subject chosen in %s is kept by the name that the operator counts, another as it was typed',
  async (language, typed, subject) => {
    const sent = await openTestShop()
      .browser()
      .post('/api/contact', newContact({ language, subject: typed }))
    expect(await sent.json()).toMatchObject({ subject })
  },
)

test('lists contacts newest first', async () => {
  const { operator } = await openWithContacts()
  const contacts: { subject: string }[] = await (await operator.get('/api/contacts')).json()
  expect(contacts.map(({ subject }) => subject)).toEqual(['Third', 'Second', 'First'])
})

test('shows a trusted device only sender, subject and time', async () => {
  const { operator } = await openWithContacts()
  await operator.delete('/api/session')
  const [newest, ...others] = await (await operator.get('/api/contacts')).json()
  expect(newest).toEqual({ id: 3, name: 'Rukhsana Bano', subject: 'Third', createdAt: expect.any(String) })
  expect(others).toHaveLength(2)
})

test('returns counts to a trusted device, with the newest five of all and of product contacts', async () => {
  const { visitor, operator } = await openWithContacts()
  await operator.delete('/api/session')
  const recent = async () => (await operator.get('/api/contacts/recent')).json()
  expect(await recent()).toMatchObject({ total: 3, productInquiries: 0, latestProductInquiries: [] })
  for (let each = 0; each < 6; each++) await visitor.post('/api/contact', newContact({ subject: 'Product Inquiry' }))
  const { total, productInquiries, latest, latestProductInquiries } = await recent()
  expect({ total, productInquiries }).toEqual({ total: 9, productInquiries: 6 })
  expect(latest.map(({ id }: { id: number }) => id)).toEqual([9, 8, 7, 6, 5])
  expect(latestProductInquiries).toEqual(latest)
  expect(Object.keys(latest[0])).toEqual(['id', 'name', 'subject', 'createdAt'])
})

test('gives a trusted device no other data', async () => {
  const { operator } = await openWithContacts()
  await operator.delete('/api/session')
  for (const path of ['/api/orders', '/api/visitors', '/api/analytics-data', '/api/settings', '/api/session']) {
    await refusal(await operator.get(path), 401)
  }
  expect(await (await operator.get('/api/notifications')).json()).toEqual([])
})

test.each(['', 'x', '__proto__', 'a'.repeat(43)])('shows nothing to a device cookie of "%s"', async (device) => {
  const { shop } = await openWithContacts()
  const stranger = shop.browser()
  stranger.cookies.set('device', device)
  await refusal(await stranger.get('/api/contacts'), 401)
})

test('does not accept a visitor’s or a session’s token as a device', async () => {
  const { shop, visitor, operator } = await openWithContacts()
  const stranger = shop.browser()
  for (const token of [visitor.cookies.get('visitor'), operator.cookies.get('session')]) {
    stranger.cookies.set('device', token as string)
    await refusal(await stranger.get('/api/contacts'), 401)
  }
})

test.each([
  ['name', ''],
  ['name', undefined],
  ['name', 'two\nlines'],
  ['email', ''],
  ['email', 'rukhsana'],
  ['email', 'rukhsana@ example.com'],
  ['email', 'a@b.example, c@d.example'],
  ['phone', 94190],
  ['subject', ' '],
  ['subject', 'Hello\r\nBcc: everyone@example.com'],
  ['message', ''],
  ['message', ['text']],
])('refuses a contact whose %s is %j', async (field, value) => {
  const shop = openTestShop()
  expect(await wrongFields(await shop.browser().post('/api/contact', newContact({ [field]: value })))).toEqual([field])
  expect(await shop.store.read(({ contacts }) => [...contacts.rows()])).toEqual([])
})
