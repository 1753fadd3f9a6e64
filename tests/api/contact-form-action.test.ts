import { afterEach, expect, test, vi } from 'vitest'
import { contactFormAction } from '~/api/contacts/contact-form-action'
import { Limits } from '~/api/http/rate-limits'
import { DAY } from '~/domain/day'
import { SENTENCES, type Sentences } from '~/domain/sentences'
import type { Language } from '~/languages'
import { newContact } from '../fixtures/rows/contacts'
import { openTestShop } from '../fixtures/shops/shop'

type Options = Parameters<typeof openTestShop>[0]

/** Posts contact forms to a shop, as browsers without scripts do. */
function openContactPage(options: Options = {}, limits = new Limits({ isOn: false })) {
  const { store } = openTestShop(options)
  const locals = { store, limits, address: '192.0.2.1', isHttps: false } as unknown as App.Locals
  const headers = new Headers()
  const post = (changes: object = {}, sent: HeadersInit = {}, sentences: Sentences = SENTENCES, language: Language = 'en') => {
    const body = new URLSearchParams({ ...newContact(), ...changes })
    const request = new Request('http://shop.test/contact', { method: 'POST', body, headers: { Host: 'shop.test', ...sent } })
    return contactFormAction(request, locals, headers, sentences, language)
  }
  return { post, headers, kept: () => store.read(({ contacts }) => [...contacts.rows()]) }
}

afterEach(() => vi.useRealTimers())

test('stores a posted contact', async () => {
  const { post, kept } = openContactPage()
  expect((await post()).status).toBe(201)
  expect(await kept()).toMatchObject([{ id: 1, ...newContact() }])
})

test('uses and stores the language of its page', async () => {
  const { post, kept } = openContactPage()
  const sentences = { ...SENTENCES, required: 'यह जगह भरें।' }
  expect((await post({ name: '' }, {}, sentences, 'hi')).errors).toEqual({ name: 'यह जगह भरें।' })
  expect((await post({}, {}, sentences, 'hi')).status).toBe(201)
  expect(await kept()).toMatchObject([{ ...newContact(), language: 'hi' }])
})

test('refuses noncharacters at their field, and returns the input', async () => {
  const { post, kept } = openContactPage()
  const name = 'Asha \ufdd0bankAccount\ufdd1'
  const refused = await post({ name })
  expect(refused).toMatchObject({ status: 422, form: { name }, errors: { name: SENTENCES['broken-character'] } })
  expect(await kept()).toEqual([])
})

test('stores one contact for a form posted twice, and says so', async () => {
  const { post, kept } = openContactPage()
  expect((await post()).status).toBe(201)
  const key = expect.stringMatching(/^[\da-f-]{36}$/)
  expect(await post()).toMatchObject({ status: 409, form: newContact(), sentence: SENTENCES['sent-before'], key })
  expect(await kept()).toHaveLength(1)
  expect((await post({ key: 'of-the-answer' })).status).toBe(201)
  expect(await kept()).toHaveLength(2)
})

test.each([
  ['a button pressed twice', 0, 409],
  ['a button pressed again after a minute', 60_000, 409],
  ['a form filled in again two minutes later', 120_000, 201],
  ['a form filled in again 29 days later', 29 * DAY, 201],
])('answers %s, without a key, %s ms apart, with %s', async (_what, apart, status) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { post, kept } = openContactPage()
  expect((await post()).status).toBe(201)
  vi.setSystemTime(Date.now() + apart)
  expect((await post()).status).toBe(status)
  expect(await kept()).toHaveLength(status === 201 ? 2 : 1)
})

test('stores two contacts for two equal forms, and one for a form sent twice', async () => {
  const { post, kept } = openContactPage()
  for (const key of ['serving-1', 'serving-1', 'serving-2']) expect((await post({ key })).status).toBe(201)
  expect(await kept()).toHaveLength(2)
})

test('stores two contacts with different content', async () => {
  const { post, kept } = openContactPage()
  expect([(await post()).status, (await post({ message: 'And of 60 g?' })).status]).toEqual([201, 201])
  expect(await kept()).toHaveLength(2)
})

test('a selected subject is used if none is typed, in the page’s language', async () => {
  const { post, kept } = openContactPage()
  expect(await post({ subject: ' ', about: 'Bulk Order', message: '' }, {}, SENTENCES, 'hi')).toMatchObject({
    status: 422,
    form: { subject: 'बड़ा ऑर्डर' },
    errors: { message: SENTENCES.required },
    about: 'Bulk Order',
  })
  expect((await post({ subject: '', about: 'Bulk Order' }, {}, SENTENCES, 'hi')).status).toBe(201)
  expect((await post({ about: 'Bulk Order' })).status).toBe(201)
  expect((await post({ subject: '', about: 'What nobody offers' })).errors).toEqual({ subject: SENTENCES.required })
  const subjects = (await kept()).map(({ subject, kind }) => [subject, kind])
  expect(subjects).toEqual([
    ['Bulk Order', 'enquiry'],
    [newContact().subject, 'enquiry'],
  ])
})

test('asks once about an unreachable address, in the page’s language', async () => {
  const { post, kept } = openContactPage()
  const sentences = { ...SENTENCES, 'email-asked': 'पता?' }
  const { status, errors, asked = '' } = await post({ email: 'gn@x', phone: '' }, {}, sentences, 'hi')
  expect([status, errors]).toEqual([422, { email: 'पता?' }])
  expect((await post({ email: 'gn@x', phone: '', asked }, {}, sentences, 'hi')).status).toBe(201)
  expect(await kept()).toHaveLength(1)
})

test('a selected complaint may have its own subject, and names its order', async () => {
  const { post, kept } = openContactPage()
  expect((await post({ subject: '', about: 'Complaint' }, {}, SENTENCES, 'ur')).status).toBe(201)
  expect((await post({ subject: 'Torn bags', about: 'Complaint', order: '409' })).status).toBe(201)
  expect(await kept()).toMatchObject([
    { kind: 'complaint', subject: 'Complaint' },
    { kind: 'complaint', subject: 'Torn bags', complaint: { orderId: 409 } },
  ])
})

test('a complaint names its order, but the answer reveals nothing about it', async () => {
  const { post, kept } = openContactPage()
  const posted = await post({ subject: 'Complaint', order: 'No. 409' })
  expect(posted).toMatchObject({ status: 201, sentence: '', errors: {} })
  expect((await kept())[0]).toMatchObject({ kind: 'complaint', complaint: { orderId: 409, isOfBuyer: false } })
})

test('other text about the order is added to the message if it fits', async () => {
  const { post, kept } = openContactPage()
  await post({ subject: 'Complaint', order: 'of last Tuesday' })
  expect((await kept())[0]?.message).toBe(`${newContact().message}\n\nof last Tuesday`)
  const refused = await post({ subject: 'Complaint', order: 'of last Tuesday', message: 'x'.repeat(4000) })
  expect(refused).toMatchObject({ status: 422, errors: { message: 'Please use at most 4000 characters.' } })
})

test('needs no phone', async () => {
  expect((await openContactPage().post({ phone: '' })).status).toBe(201)
})

test.each([
  [{ name: ' ' }, { name: 'Please fill in this field.' }],
  [{ email: 'rukhsana' }, { email: 'Please enter an email address such as name@example.com.' }],
  [{ subject: '' }, { subject: 'Please fill in this field.' }],
  [{ message: 'x'.repeat(4001) }, { message: 'Please use at most 4000 characters.' }],
  [
    { name: '', message: '' },
    { name: 'Please fill in this field.', message: 'Please fill in this field.' },
  ],
])('refuses %j with a sentence at each field and returns the input', async (changes, errors) => {
  const { post, kept } = openContactPage()
  const form = { ...newContact(), order: '', ...changes }
  expect(await post({ ...changes, key: 'of-the-page' })).toEqual({ status: 422, form, errors, sentence: '', key: 'of-the-page' })
  expect(await kept()).toEqual([])
})

test.each([{ Origin: 'https://elsewhere.example' }, { 'Sec-Fetch-Site': 'cross-site' }])(
  'refuses a form of another site: %j',
  async (sent) => {
    const { post, kept } = openContactPage()
    expect(await post({}, sent as HeadersInit)).toMatchObject({ status: 403, sentence: expect.stringMatching(/this site/) })
    expect(await kept()).toEqual([])
  },
)

test('reports that the shop cannot save', async () => {
  const { post } = openContactPage({ persist: () => Promise.reject(new Error('no space left')) })
  const refused = await post()
  expect(refused).toMatchObject({ status: 503, form: newContact(), errors: {} })
  expect(refused.sentence).toMatch(/try again/)
})

test('limits how often one address posts', async () => {
  const { post } = openContactPage({}, new Limits({ isOn: true }))
  const answers = await Promise.all(Array.from({ length: 61 }, () => post({ name: '' })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toEqual([expect.objectContaining({ retryAfter: expect.stringMatching(/^[1-9]\d*$/) })])
})
