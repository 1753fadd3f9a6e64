import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/fixtures/rows/any-text'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { formatDateTime } from '../dates'
import { contactMail, lowStockMail, orderMail } from './operator-mail'

const SITE = 'https://feed.example'
const order = { ...storedOrder('Asha Bano'), id: 12, notes: 'Call before you come.' }
const contact = {
  id: 7,
  name: 'Bilal Dar',
  email: 'bilal@example.com',
  phone: '+91 90000 11111',
  subject: 'Product Inquiry',
  message: 'Which pellet?\nFish of 40 g.',
  createdAt: '2026-01-05T06:30:00.000Z',
}

test('an order mail has buyer, items, address and total, and replies go to the customer', () => {
  expect(orderMail(order, SITE)).toEqual({
    subject: 'New order #12: 2 × Early Stage Feed',
    replyTo: 'ghulam@example.com',
    text: [
      `Order #12 of ${formatDateTime(order.createdAt)}`,
      '2 × Early Stage Feed (TF-EARLY-25): ₹5,000',
      'Total: ₹5,000',
      'Asha Bano\n+91 94190 00000\nghulam@example.com',
      'Raceway Road, Kokernag\nAnantnag\nKashmir\nJammu & Kashmir, India',
      'Call before you come.',
      'https://feed.example/admin-orders?order=12\n',
    ].join('\n\n'),
  })
})

test('a contact mail has the full message, and replies go to the sender', () => {
  const { subject, replyTo, text } = contactMail(contact, SITE)
  expect([subject, replyTo]).toEqual(['New inquiry: Product Inquiry', 'bilal@example.com'])
  for (const words of ['Bilal Dar', '+91 90000 11111', 'Which pellet?\nFish of 40 g.', '/admin-contacts?contact=7']) {
    expect(text).toContain(words)
  }
})

test('a complaint mail has its number and the deadline to acknowledge it', () => {
  const complaint = { number: 'C-26/00012', linkSalt: 'salt', isOfBuyer: false }
  const { subject, text } = contactMail({ ...contact, createdAt: '2026-11-25T07:30:00Z', kind: 'complaint', complaint }, SITE)
  expect(subject).toBe('Complaint C-26/00012: Product Inquiry')
  for (const words of [/Complaint C-26\/00012 of 25\u00a0Nov\u00a02026/, /acknowledged by 27\u00a0Nov\u00a02026, 1:00/])
    expect(text).toMatch(words)
  expect(text).not.toContain('salt')
})

test('a low-stock mail names the feed and the remaining bags', () => {
  expect(lowStockMail({ message: 'Early Stage Feed: 9 left.' }, SITE)).toEqual({
    subject: 'Low stock: Early Stage Feed: 9 left.',
    text: 'Early Stage Feed: 9 left.\n\nhttps://feed.example/admin-products\n',
  })
})

describe('a subject', () => {
  test.each([
    ['a\r\nBcc: everyone@example.com', 'New inquiry: a Bcc: everyone@example.com'],
    ['a\nb', 'New inquiry: a b'],
    ['a\u2028b\u0000c', 'New inquiry: a b c'],
    ['मछली', 'New inquiry: मछली'],
  ])('%j becomes %j', (subject, line) => {
    expect(contactMail({ ...contact, subject }, SITE).subject).toBe(line)
  })

  test('is one line of at most 150 characters for any input', () => {
    fc.assert(
      fc.property(anyText(400), (subject) => {
        const written = contactMail({ ...contact, subject }, SITE).subject
        expect(written).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect([...written].length).toBeLessThanOrEqual(150)
        expect(written.isWellFormed()).toBe(true)
      }),
    )
  })
})
