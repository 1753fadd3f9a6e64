import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { complaintByToken } from '~/api/contacts/complaints'
import { type ShopRows, tableNames } from '~/api/store/shop-schema'
import { complaintDue, settleBy } from '~/domain/contacts/complaints'
import type { Complaint, Contact } from '~/domain/contacts/schema'
import { depth } from '../fixtures/depth'
import { wrongFields } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'
import { stopClock } from '../fixtures/stopped-clock'

/** 13:00 in India. */
const NOW = '2026-11-25T07:30:00.000Z'

stopClock(NOW)

const newComplaint = (changes: object = {}) =>
  newContact({ kind: 'complaint', subject: 'Torn bags', message: 'Two bags were torn.', ...changes })

const contactAt = (shop: ReturnType<typeof openTestShop>, id: number) => shop.store.read(({ contacts }) => contacts.get(id))

test('gives a complaint a number, and a link that opens only it', async () => {
  const shop = openTestShop()
  const buyer = shop.browser()
  const sent = await buyer.post('/api/contact', newComplaint({ orderId: 7, language: 'hi' }), { 'Idempotency-Key': 'torn-bags' })
  const told = await sent.json()
  expect([sent.status, told]).toEqual([
    201,
    {
      ...{ id: 1, name: 'Rukhsana Bano', email: 'rukhsana@example.com', phone: '+91 94190 11111', subject: 'Torn bags' },
      ...{ message: 'Two bags were torn.', language: 'hi', createdAt: NOW },
      ...{ number: 'C-26/00001', link: expect.stringMatching(/^\/hi\/complaint\/[\w-]{27}$/) },
    },
  ])
  const token = told.link.split('/').at(-1)
  await buyer.post('/api/contact', newComplaint())
  await shop.store.read((rows) => {
    expect(complaintByToken(rows, token)?.id).toBe(1)
    const bytes = Buffer.from(token, 'base64url')
    for (let place = 0; place < bytes.length; place++) {
      const other = Buffer.from(bytes)
      other[place] = (other[place] ?? 0) ^ 1
      expect(complaintByToken(rows, other.toString('base64url'))).toBeUndefined()
    }
    // Stored data opens nothing.
    expect(JSON.stringify([...rows.answeredRequests.rows(), ...rows.contacts.rows()])).not.toContain(token)
  })
})

test('a complaint with a phone needs no e-mail address; other messages do', async () => {
  const buyer = openTestShop().browser()
  const withoutEmail = (changes: object) => buyer.post('/api/contact', newContact({ email: '', ...changes }))
  expect((await withoutEmail({ kind: 'complaint' })).status).toBe(201)
  expect((await withoutEmail({ subject: 'Complaint' })).status).toBe(201)
  for (const phone of [undefined, null, '', ' '])
    expect(await wrongFields(await withoutEmail({ kind: 'complaint', phone }))).toEqual(['email'])
  expect(await wrongFields(await withoutEmail({ subject: 'Delivery' }))).toEqual(['email'])
})

test.each(['en', 'ur', 'hi'])('recognizes the complaint subject in %s', async (language) => {
  const subject = { en: 'Complaint', ur: 'شکایت', hi: 'शिकायत' }[language]
  const shop = openTestShop()
  const told = await (await shop.browser().post('/api/contact', newContact({ subject, language }))).json()
  expect(told).toMatchObject({ number: 'C-26/00001', subject: 'Complaint' })
  expect(await (await shop.browser().post('/api/contact', newContact())).json()).not.toHaveProperty('number')
})

test.each([
  [{ kind: 'order' }, 'kind'],
  [{ kind: 'toString' }, 'kind'],
  [{ kind: null }, 'kind'],
  [{ orderId: 'seven' }, 'orderId'],
  [{ orderId: '7' }, 'orderId'],
  [{ orderId: 0 }, 'orderId'],
  [{ orderId: 1.5 }, 'orderId'],
  [{ orderId: 3_000_000_000 }, 'orderId'],
  [{ email: '', phone: '' }, 'email'],
])('refuses %j at its field, and uses up no number', async (wrong, field) => {
  const shop = openTestShop()
  expect(await wrongFields(await shop.browser().post('/api/contact', newComplaint(wrong)))).toEqual([field])
  expect(await (await shop.browser().post('/api/contact', newComplaint())).json()).toMatchObject({ number: 'C-26/00001' })
})

test('gives the same answer for an own, another’s or an unknown order', async () => {
  const shop = openTestShop()
  const order = newOrder({ customerPhone: '94190 12345' })
  await shop.browser().post('/api/orders', order)
  const own = { email: 'other@example.com', phone: '+91 94190-12345' }
  const sent = [{ orderId: 1, ...own }, { orderId: 1 }, { orderId: 1, phone: '' }, { orderId: 99, ...own }]
  const answers = []
  for (const each of sent) answers.push(await (await shop.browser().post('/api/contact', newComplaint(each))).json())
  expect(new Set(answers.map((answer) => Object.keys(answer).join())).size).toBe(1)
  const ofBuyer = await Promise.all([1, 2, 3, 4].map(async (id) => (await contactAt(shop, id))?.complaint?.isOfBuyer))
  expect(ofBuyer).toEqual([true, false, false, false])
})

test('notifies the operator at once, without name or message', async () => {
  const shop = openTestShop()
  await shop.browser().post('/api/contact', newComplaint())
  const told = await shop.store.read(({ notifications }) => [...notifications.rows()])
  expect(told).toMatchObject([{ title: 'New Complaint', type: 'warning', contactId: 1, isReadByOperator: false }])
  expect(told[0]?.message).toMatch(/^C-26\/00001: acknowledge by 27\u00a0Nov\u00a02026, 1:00/)
})

test('moves forward, keeps the first times, and can move back', async () => {
  const shop = openTestShop()
  await shop.browser().post('/api/contact', newComplaint())
  await shop.browser().post('/api/contact', newContact())
  const operator = await shop.browser().signIn()
  const step = async (state: string, answer = '') =>
    (await (await operator.put('/api/contacts/1/complaint', { state, answer })).json()).complaint
  const complaint = (await contactAt(shop, 1))?.complaint as Complaint
  const { linkSalt: _salt, ...received } = complaint
  const acknowledged = { ...received, acknowledgedAt: NOW, acknowledgedBy: 'operator' }
  expect(await step('acknowledged')).toEqual(acknowledged)
  vi.setSystemTime('2026-11-25T08:30:00Z')
  expect(await step('acknowledged', 'We look for it.')).toEqual({ ...acknowledged, answer: 'We look for it.' })
  const settled = { settledAt: '2026-11-25T08:30:00.000Z', settledBy: 'operator' }
  expect(await step('settled', 'Two new bags come.')).toEqual({ ...acknowledged, ...settled, answer: 'Two new bags come.' })
  expect(await step('acknowledged')).toEqual(acknowledged)
  expect(await step('received')).toEqual(received)
  expect((await operator.put('/api/contacts/2/complaint', { state: 'settled', answer: '' })).status).toBe(404)
  for (const [wrong, field] of [
    [{ state: 'lost', answer: '' }, 'state'],
    [{ state: 'settled', answer: 'x'.repeat(2001) }, 'answer'],
    [{ state: 'settled', answer: 'x\u0000' }, 'answer'],
  ] as const)
    expect(await wrongFields(await operator.put('/api/contacts/1/complaint', wrong))).toEqual([field])
})

test.each([
  ['2026-11-25T07:30:00Z', '2026-12-25'],
  ['2027-01-31T07:30:00Z', '2027-02-28'],
  ['2028-01-31T07:30:00Z', '2028-02-29'],
  ['2026-12-31T18:29:00Z', '2027-01-31'],
  ['2026-12-31T18:30:00Z', '2027-02-01'],
])('a complaint of %s must be settled by %s', (at, day) => {
  expect(settleBy(at)).toBe(day)
})

const KEYS = ['first-key', 'second-key', 'third-key', '']

const event = fc.record({
  kind: fc.constantFrom('send', 'send', 'refused', 'enquiry', 'step', 'step', 'step', 'days', 'restart'),
  key: fc.constantFrom(...KEYS),
  id: fc.integer({ min: 1, max: 8 }),
  state: fc.constantFrom('received', 'acknowledged', 'settled'),
  days: fc.integer({ min: 1, max: 40 }),
})

/** The same shop in another process. */
async function reopened({ store }: ReturnType<typeof openTestShop>) {
  const rows = await store.read((shop) => Object.fromEntries(tableNames().map((name) => [name, [...shop[name].rows()]])))
  return openTestShop({ rows: JSON.parse(JSON.stringify(rows)) as ShopRows })
}

const dueOf = ({ createdAt, complaint }: Contact) => {
  if (!complaint) throw new Error('This is no complaint.')
  const { acknowledgedAt: _at, settledAt: _settled, ...received } = complaint
  const acknowledged = { ...received, acknowledgedAt: createdAt }
  return [complaintDue({ createdAt, complaint: received })?.at, complaintDue({ createdAt, complaint: acknowledged })?.at]
}

test('in any history a number is unique, increasing and permanent, and the dashboard counts the listed complaints', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 30 }), async (events) => {
      vi.setSystemTime(NOW)
      let shop = openTestShop()
      let operator = await shop.browser().signIn()
      /** The first answer about each contact. */
      const told = new Map<number, { number: string; link: string; due: unknown }>()
      for (const { kind, key, id, state, days } of events) {
        const buyer = shop.browser()
        if (kind === 'send') {
          const sent = await buyer.post('/api/contact', newComplaint(), key ? { 'Idempotency-Key': key } : {})
          const { id: made, number, link } = await sent.json()
          const row = (await contactAt(shop, made)) as Contact
          const before = told.get(made)
          expect({ number, link, due: dueOf(row) }).toEqual(before ?? expect.anything())
          told.set(made, { number, link, due: dueOf(row) })
        }
        if (kind === 'refused') await buyer.post('/api/contact', newComplaint({ email: 'nowhere' }))
        if (kind === 'enquiry') await buyer.post('/api/contact', newContact())
        if (kind === 'step') await operator.put(`/api/contacts/${id}/complaint`, { state, answer: '' })
        if (kind === 'days') vi.setSystemTime(Date.now() + days * 24 * 3_600_000)
        if (kind === 'restart') shop = await reopened(shop)
        if (kind === 'days' || kind === 'restart') operator = await shop.browser().signIn()
      }
      const rows = await shop.store.read(({ contacts }) => [...contacts.rows()].filter(({ complaint }) => complaint))
      expect(rows.map((row) => [row.id, row.complaint?.number, dueOf(row)])).toEqual(
        [...told].map(([id, { number, due }]) => [id, number, due]),
      )
      const serials = rows.map(({ complaint }) => Number(complaint?.number.split('/')[1]))
      expect(serials).toEqual(rows.map((_, place) => place + 1))
      const { next } = await (await operator.get('/api/dashboard')).json()
      const list = await (await operator.get('/api/contacts?page=1&kind=complaint&answered=no')).json()
      const dues = list.rows.map((row: Contact) => complaintDue(row)?.at)
      expect([list.total, dues]).toEqual([next.complaints.count, dues.toSorted()])
      expect(list.total).toBe(rows.filter(({ complaint }) => !complaint?.settledAt).length)
    }),
    { numRuns: depth(25, 500) },
  )
})
