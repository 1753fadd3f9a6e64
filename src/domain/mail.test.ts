import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/fixtures/rows/any-text'
import { mailLink } from './mail'

test('opens a draft to the sender with the subject', () => {
  expect(mailLink('ghulam.n+feed@example.com', { subject: 'Re: Price & delivery?' })).toBe(
    'mailto:ghulam.n%2Bfeed@example.com?subject=Re%3A%20Price%20%26%20delivery%3F',
  )
})

test('opens an empty draft where nothing is given', () => {
  expect(mailLink('sales@example.com')).toBe('mailto:sales@example.com')
})

test('begins the text where there is one', () => {
  expect(mailLink('a@b.in', { subject: 'Order', body: 'Dear Ali,\n\n' })).toBe(
    'mailto:a@b.in?subject=Order&body=Dear%20Ali%2C%0D%0A%0D%0A',
  )
})

test('an address that carries fields stays one address', () => {
  const link = new URL(mailLink('x?bcc=thief@example.com&cc=y', { subject: 'Hello' }))
  expect([...link.searchParams.keys()]).toEqual(['subject'])
})

test('a subject with line breaks adds no header', () => {
  expect(mailLink('a@b.in', { subject: 'Hi\r\nBcc: thief@example.com' })).toBe(
    'mailto:a@b.in?subject=Hi%20Bcc%3A%20thief%40example.com',
  )
})

test('whatever is written, the draft has one reader, one subject and no line break in either', () => {
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
