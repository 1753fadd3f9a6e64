// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { draftOf, keepDraft } from '~/stores/forms/drafts'
import { keptForms } from '~/stores/forms/outbox-storage'
import './ContactForm.client'
import { textsOf } from './texts'

await loadMessages('en')
globalThis.loadPageMessages = async () => messagesOf('en')

const BLANK = { name: '', email: '', phone: '', subject: '', message: '' }
const begun = { ...BLANK, name: 'Nazir', message: 'Which day?' }
const typed = { name: 'Haleema', email: 'h@example.com', subject: 'Tral', message: 'How much?' }

/** The page with its form, as the server renders it. */
function page({ form = BLANK, keeps = '', isSent = false } = {}) {
  const field = (name: keyof typeof BLANK) => `<input id="contact-${name}" name="${name}" value="${form[name]}">`
  document.body.innerHTML = `<div><div role="status" tabindex="-1"><p data-sent${isSent ? '' : ' hidden'}><strong>Sent</strong> Thanks</p></div>
    <form id="contact-form" method="post"${keeps ? ` data-keeps="${keeps}"` : ''}>
    <div data-draft="message" hidden><p></p><button type="button">Continue</button><button type="button">Discard</button></div>
    ${(['name', 'email', 'phone', 'subject', 'message'] as const).map(field).join('')}
    <p data-sentence hidden></p><button type="button" data-keep hidden></button><button type="submit">Send</button></form></div>`
  document.dispatchEvent(new Event('astro:page-load'))
  return document.querySelector('form') as HTMLFormElement
}

function beside(brought = {}) {
  keepDraft('contact', begun, 'day')
  return page(brought)
}

test('a subject selected before scripts ran is set in the form', () => {
  const choice = '<input type="radio" form="contact-form" value="Delivery" data-words="Delivery of goods" checked>'
  document.body.innerHTML = `<div><fieldset data-subjects>${choice}</fieldset>
    <form id="contact-form" method="post"><input id="contact-subject" name="subject"><button type="submit">Send</button></form></div>`
  document.dispatchEvent(new Event('astro:page-load'))
  expect(textsOf(document.querySelector('form') as HTMLFormElement)).toEqual({ subject: 'Delivery of goods' })
  expect(document.querySelector('input')?.checked).toBe(true)
})

const WAYS = {
  'the plain page': () => page(),
  'a link with a subject': () => page({ form: { ...BLANK, subject: 'Delivery' }, keeps: 'subject' }),
  'a message that was begun in this tab': () => {
    keepDraft('contact', begun)
    return page()
  },
  'a link beside a message of another tab': () => beside({ form: { ...BLANK, subject: 'Delivery' }, keeps: 'subject' }),
  'a message of another tab that goes on here': () => {
    const form = beside()
    form.querySelector('button')?.click()
    return form
  },
  'a form that came back from the server': () => page({ form: begun, keeps: 'posted' }),
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ id: 7 }, { status: 201 }))
})

const drafts = () => [draftOf('contact', {}), draftOf('contact', {}, 'day')]

function type(form: HTMLFormElement, texts: Partial<typeof BLANK>) {
  for (const [name, value] of Object.entries(texts)) {
    const control = form.elements.namedItem(name) as HTMLInputElement
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const submit = (form: HTMLFormElement) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

test.each(Object.entries(WAYS))('%s leaves no draft of a message that is sent', async (_, way) => {
  const form = way()
  type(form, typed)
  submit(form)
  await expect.poll(() => document.querySelector<HTMLElement>('[data-sent]')?.hidden).toBe(false)
  expect([textsOf(form), ...drafts()]).toEqual([BLANK, {}, {}])
  type(form, { message: 'More' })
  type(form, { message: '' })
  expect([form.querySelector<HTMLElement>('[data-draft]')?.hidden, ...drafts()]).toEqual([true, {}, {}])
})

test.each(Object.entries(WAYS))('%s leaves no draft of a message that waits in the outbox', async (_, way) => {
  const form = way()
  type(form, typed)
  const before = (await keptForms()).length
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  submit(form)
  await expect.poll(async () => (await keptForms()).length).toBe(before + 1)
  await expect.poll(drafts).toEqual([{}, {}])
})

test.each(Object.entries(WAYS))('%s keeps the draft of a message that is refused or not sent', async (way, open) => {
  const form = open()
  type(form, typed)
  const kept = expect.objectContaining(typed)
  const expected = [kept, /beside/.test(way) ? begun : kept]
  expect(drafts()).toEqual(expected)
  vi.stubGlobal('fetch', async () => Response.json({ status: 422, detail: 'Refused.' }, { status: 422 }))
  submit(form)
  await expect.poll(() => form.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled).toBe(false)
  expect(drafts()).toEqual(expected)
})

test.each(Object.entries(WAYS))('%s that is only opened keeps the earlier draft unchanged', (way, open) => {
  const form = open()
  type(form, { phone: '1' })
  type(form, { phone: '' })
  if (/beside/.test(way)) expect(drafts()).toEqual([{}, begun])
  else if (/begun|goes on|server/.test(way)) expect(drafts()).toEqual([begun, begun])
  else expect(drafts()).toEqual([{}, {}])
})

test('a message posted without scripts leaves no draft', () => {
  keepDraft('contact', begun, 'day')
  keepDraft('contact', begun)
  expect([textsOf(page({ isSent: true })), ...drafts()]).toEqual([BLANK, {}, {}])
})
