import { expect, test } from 'vitest'
import { fieldErrors } from '../field-errors'
import { SENTENCES } from '../sentences'
import { INQUIRIES } from './inquiries'
import { contactFormFor } from './schema'
import { newContactOf } from './typed-contact'

const form = { name: 'Nazir', email: 'n@example.com', phone: '', subject: 'Complaint', message: 'Two bags were torn.' }

test.each([
  ['409', 409],
  [' No. 409 ', 409],
  ['#409', 409],
  ['آرڈر نمبر ۴۰۹', 409],
  ['ऑर्डर ४०९', 409],
])('a complaint about %j names the order %i', (order, orderId) => {
  expect(newContactOf({ ...form, order })).toEqual({ ...form, orderId })
})

test.each(['of last Tuesday', '409 or 410', '0', '2147483648', 'C-26/00012', 'https://shop.test/order/x7y', '-'])(
  'what else is said of an order goes with the message: %j',
  (order) => expect(newContactOf({ ...form, order })).toEqual({ ...form, message: `Two bags were torn.\n\n${order}` }),
)

test('only a complaint names an order, in any language', () => {
  for (const order of [undefined, '', ' ']) expect(newContactOf({ ...form, ...(order !== undefined && { order }) })).toEqual(form)
  const enquiry = { ...form, subject: 'Delivery' }
  expect(newContactOf({ ...enquiry, order: '409' })).toEqual(enquiry)
  for (const language of ['ur', 'hi'] as const) {
    const complaint = { ...form, language, subject: INQUIRIES[language].Complaint }
    expect(newContactOf({ ...complaint, order: '409' })).toEqual({ ...complaint, orderId: 409 })
  }
})

test('a complaint needs a phone or an e-mail address, other messages an e-mail address', () => {
  const wrong = (changes: object) => {
    const typed = { ...form, ...changes }
    return fieldErrors(contactFormFor(typed), typed)
  }
  for (const subject of ['Complaint', 'شکایت', 'शिकायत']) {
    expect(wrong({ subject, email: '', phone: '9419000000' })).toEqual({})
    expect(wrong({ subject, email: 'n@example.com', phone: '' })).toEqual({})
    expect(wrong({ subject, email: '', phone: ' ' })).toEqual({ email: SENTENCES['phone-or-email'] })
    expect(Object.keys(wrong({ subject, email: 'n@', phone: '9419000000' }))).toEqual(['email'])
  }
  expect(Object.keys(wrong({ subject: 'Delivery', email: '', phone: '9419000000' }))).toEqual(['email'])
})
