import { beforeAll, expect, test } from 'vitest'
import { INQUIRIES } from '~/domain/contacts/inquiries'
import { all, documentOf, named, one, textOf, texts } from '../fixtures/shops/served-pages'

let page: Document
beforeAll(async () => {
  page = await documentOf('/contact')
})

test('has the contact details, inquiry types and quick answers', () => {
  const main = textOf(one(page, 'main'))
  for (const words of ['WhatsApp', 'Email', 'Address', 'Lassipora, Pulwama', 'Hours']) expect(main).toContain(words)
  for (const way of ['tel:', 'https://wa.me/']) expect(all(page, `main a[href^="${way}"]`), way).toHaveLength(1)
  expect(texts(page, 'main fieldset label')).toContain('Product Inquiry')
})

test('quick answers state the minimum order, the reply within a day and the hours', () => {
  const answers = textOf(named(page, 'Quick answers'))
  for (const words of ['1 ton', '5 tons', 'Within 24 hours', 'Mon-Sat: 9:00 AM - 6:00 PM, Sunday closed'])
    expect(answers).toContain(words)
})

test('starts with phone, chat and hours, also without scripts', () => {
  const [call, chat] = all(page, 'main header a.button')
  expect(textOf(call)).toMatch(/^Call \+91/)
  expect(call?.getAttribute('href')).toMatch(/^tel:\+91\d{10}$/)
  expect(textOf(chat)).toMatch(/^WhatsApp \+91/)
  expect(chat?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/91\d{10}$/)
  const line = one(page, 'main header [data-opening-hours]')
  expect(line.getAttribute('data-opening-hours')).toBe('Mo-Sa 09:00-18:00')
  expect(textOf(line)).toBe('')
  expect(textOf(line.parentElement)).toBe('Mon-Sat: 9:00 AM - 6:00 PM, Sunday closed')
})

test('the form needs no island; its messages are in the page, hidden', () => {
  const form = one(page, '#write form[method="post"]')
  expect(form.closest('astro-island')).toBeNull()
  expect(all(form.parentElement as Element, '[hidden]').map(textOf)).toEqual([
    'Message Sent Successfully! Thank you for contacting us. Our team will respond within 24 hours.',
    'Your complaint has a number and a page of its own: Send it to yourselfCopy the link',
    'Continue itDiscard it',
    '',
    '',
  ])
  expect(form.getAttribute('data-text')).toBe('Please try again or contact us directly via email.')
})

test.each([
  ['/ur/contact', INQUIRIES.ur],
  ['/hi/contact', INQUIRIES.hi],
])('%s fills in the requested subject in its language', async (path, inquiries) => {
  const page = await documentOf(`${path}?subject=Product%20Inquiry`)
  expect(one(page, '#contact-form [name="subject"]').getAttribute('value')).toBe(inquiries['Product Inquiry'])
  expect(texts(page, '[data-subjects] label:has([checked])')).toEqual([inquiries['Product Inquiry']])
})

test('a link with a subject fills in the field and selects the radio button', async () => {
  const asked = await documentOf('/contact?subject=Product%20Inquiry')
  expect(texts(asked, '[data-subjects] label:has([checked])')).toEqual(['Product Inquiry'])
  expect(one(asked, '#contact-form [name="subject"]').getAttribute('value')).toBe('Product Inquiry')
})
