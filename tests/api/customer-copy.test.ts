import { expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'

const OTHER = { customerName: 'Bashir Dar', customerPhone: '94190 54321', customerEmail: 'bashir@fish.test' }
const contact = {
  name: 'Ghulam Nabi',
  email: 'g@fish.test',
  phone: '0 94190-12345',
  subject: 'Other',
  message: 'Is it sinking feed?',
}

test('the copy of a customer contains all his data, and none of others', async () => {
  const { shop, operator, entered } = await openLedger()
  const visitor = shop.browser()
  const own = await (await visitor.post('/api/orders', newOrder({ customerPhone: '94190 12345', quantity: 1 }))).json()
  await visitor.post('/api/orders', newOrder({ ...OTHER, quantity: 1 }))
  await visitor.post('/api/contact', contact)
  await visitor.post('/api/contact', { ...contact, name: 'Bashir Dar', email: 'bashir@fish.test', phone: '94190 54321' })
  await visitor.post('/api/notifications', { title: 'Call back', message: 'Ring 9419012345', type: 'info' })
  await operator.put(`/api/orders/${own.id}/handling`, { privateNotes: 'By the weir', promisedDay: null })
  const { number } = await (await operator.post(`/api/orders/${own.id}/bill`, {})).json()
  await entered({ note: 'In the hand' })

  const answer = await operator.get('/api/customers/1/copy')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="customer-1-\d{4}-\d\d-\d\d\.json"$/)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    customers: [{ id: 1, phone: '+919419012345' }],
    orders: [{ id: own.id, handling: { privateNotes: 'By the weir' } }],
    bills: [{ number }],
    contacts: [{ message: 'Is it sinking feed?' }],
    notifications: [{ message: 'Ring 9419012345' }],
  })
  expect(text).toContain('In the hand')
  expect(text).not.toMatch(/Bashir|54321|linkSalt|raisedBy/)
})

test('two buyers with the same e-mail address do not get each other’s messages', async () => {
  const { shop, operator } = await openLedger()
  const shared = { customerPhone: '94190 12345', customerEmail: 'village@fish.test', quantity: 1 }
  await shop.browser().post('/api/orders', newOrder(shared))
  await shop.browser().post('/api/orders', newOrder({ ...shared, ...OTHER, customerEmail: shared.customerEmail }))
  await shop.browser().post('/api/contact', { ...contact, phone: '', email: 'village@fish.test' })
  expect((await (await operator.get('/api/customers/1/copy')).json()).contacts).toEqual([])
})

test('an unknown customer cannot be copied', async () => {
  const { operator } = await openLedger()
  await refusal(await operator.get('/api/customers/1/copy'), 404)
})
