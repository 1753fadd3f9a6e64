import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/fixtures/rows/any-text'
import { mailLink } from './mail'

test('links to a draft with recipient and subject', () => {
  expect(mailLink('ghulam.n+feed@example.com', { subject: 'Re: Price & delivery?' })).toBe(
    'mailto:ghulam.n%2Bfeed@example.com?subject=Re%3A%20Price%20%26%20delivery%3F',
  )
})

test('links to an empty draft by default', () => {
  expect(mailLink('sales@example.com')).toBe('mailto:sales@example.com')
})

test('prefills the body if given', () => {
  expect(mailLink('a@b.in', { subject: 'Order', body: 'Dear Ali,\n\n' })).toBe(
    'mailto:a@b.in?subject=Order&body=Dear%20Ali%2C%0D%0A%0D%0A',
  )
})

test('an address with query parameters stays one address', () => {
  const link = new URL(mailLink('x?bcc=thief@example.com&cc=y', { subject: 'Hello' }))
  expect([...link.searchParams.keys()]).toEqual(['subject'])
})

test('a subject with line breaks injects no header', () => {
  expect(mailLink('a@b.in', { subject: 'Hi\r\nBcc: thief@example.com' })).toBe(
    'mailto:a@b.in?subject=Hi%20Bcc%3A%20thief%40example.com',
  )
})

test('for any input, the draft has one recipient and one subject, without line breaks', () => {
  const text = anyText(12)
  fc.assert(
    fc.property(text, text, (local, subject) => {
      const link = new URL(mailLink(`${local}@example.com`, { subject }))
      expect([...link.searchParams.keys()]).toEqual(['subject'])
      expect(link.pathname).not.toMatch(/,|%0A|%0D|@.*@/i)
      expect(link.searchParams.get('subject')).not.toMatch(/[\r\n]/)
    }),
  )
})
