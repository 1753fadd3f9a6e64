// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { draftOf, keepDraft } from '~/stores/forms/drafts'
import { keptForms } from '~/stores/forms/outbox-storage'
import { LAST_BUYER } from '~/stores/kept-values'
import { hydrate } from './OrderDialog.client'
import { openForm } from './open-form'
import { textsOf } from './texts'

await loadMessages('en')
globalThis.loadPageMessages = async () => messagesOf('en')

const feed = {
  id: 1,
  name: 'Early',
  sku: 'E',
  weight: '25 kg',
  price: '2500.00',
  stockQuantity: 9,
  category: 'early',
  picture: '',
  images: [],
} as const
const other = { ...feed, id: 2, name: 'Stock', sku: 'S', price: '3000.00', isActive: true }
const buyer = { name: 'Nazir', phone: '9906000000', email: 'n@example.com', address: 'Hakura', district: '' }
const BLANK = { name: '', phone: '', email: '', address: '', district: '', message: '', quantity: '1', more: '' }

const row = (chosen = '') => `<div data-row><select name="feed"><option value="">No other</option>
  <option value="S 3000.00"${chosen && ' selected'}>Stock</option></select><input name="bags" value="3"></div>`

interface Brought {
  quantity?: string
  isOpen?: boolean
  rows?: string
  keeps?: 'quantity' | 'quantity more' | 'posted'
  form?: typeof buyer
}

/** The page with its form, as the server renders it. */
function page({ quantity = '1', isOpen = true, rows = '', keeps, form }: Brought = {}) {
  const field = (name: keyof typeof buyer) => `<input id="order-${name}" name="${name}" value="${form?.[name] ?? ''}">`
  document.body.innerHTML = `<button data-order>Buy Now</button><dialog id="order"${isOpen ? ' open' : ''}><form method="post" data-flow="shop"${keeps ? ` data-keeps="${keeps}"` : ''}${rows ? ` data-more="S 3000.00 3"` : ''}>
    <input type="hidden" name="order"><input type="hidden" name="price"><input type="hidden" name="delivery" value="0.00">
    <div data-draft="order" hidden><p></p><button type="button">Continue</button><button type="button">Discard</button></div>
    <div data-buyer hidden><p><bdi></bdi></p><button type="button">Forget</button></div>
    <input id="order-quantity" name="quantity" value="${quantity}"><button name="take"></button><div data-feeds>${rows}</div><template>${row()}</template>
    <select id="order-district" name="district"><option value="">Choose</option><option>Anantnag</option></select>
    ${(['name', 'phone', 'email', 'address'] as const).map(field).join('')}<textarea id="order-message" name="message"></textarea>
    <p data-sentence hidden></p><button type="button" data-keep hidden></button><strong data-delivery></strong><button type="submit">Submit</button>
  </form></dialog><dialog id="receipt"><h2></h2><p data-placed></p><dl data-lines></dl><p data-call></p></dialog>`
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const { bags, failed } = messagesOf('en').ordering
  Object.assign(dialog.dataset, { feed: JSON.stringify(feed), words: JSON.stringify({ bags, failed, fish: {} }) })
  hydrate()
  return dialog.querySelector('form') as HTMLFormElement
}

const knowBuyer = () => localStorage.setItem(LAST_BUYER, JSON.stringify(buyer))

async function knownBuyer(brought?: Brought) {
  knowBuyer()
  const form = page(brought)
  await expect.poll(() => textsOf(form).name).toBe('Nazir')
  return form
}

/** A draft of another tab, offered here. */
async function beside(brought?: Brought) {
  keepDraft('order', { ...BLANK, ...buyer, quantity: '7' }, 'day')
  const form = page(brought)
  const offer = form.querySelector('[data-draft]') as HTMLElement
  await expect.poll(() => offer.hidden).toBe(false)
  return { form, offer }
}

/** All ways to open the form. */
const WAYS = {
  'Buy Now': async () => {
    const form = page({ isOpen: false })
    openForm(document.querySelector('button') as HTMLElement, feed)
    return form
  },
  'a link': async () => page(),
  'a link to two bags': async () => page({ quantity: '2', keeps: 'quantity' }),
  'a link to two feeds': async () => page({ quantity: '2', keeps: 'quantity more', rows: row('S') }),
  'a link, by who has ordered here before': () => knownBuyer(),
  'a link to two feeds, by who has ordered here before': () =>
    knownBuyer({ quantity: '2', keeps: 'quantity more', rows: row('S') }),
  'a refused order that came back from the outbox': async () => {
    keepDraft('order', { ...BLANK, ...buyer, quantity: '7' })
    return page()
  },
  'a link beside an order of another tab': async () => (await beside({ quantity: '2', keeps: 'quantity' })).form,
  'a link beside an order of another tab, by who has ordered here before': async () => {
    knowBuyer()
    const { form } = await beside({ quantity: '2', keeps: 'quantity' })
    await expect.poll(() => textsOf(form).name).toBe('Nazir')
    return form
  },
  'an order of another tab that goes on here': async () => {
    const { form, offer } = await beside()
    offer.querySelector('button')?.click()
    return form
  },
  'a form that came back from the server': async () => page({ form: buyer, quantity: '2', keeps: 'posted' }),
} as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  answerPosts({ id: 7, link: '/order/x-7', createdAt: '2026-11-20T08:00:00Z' }, 201)
})

function answerPosts(body: object, status: number) {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return Response.json(body, { status })
    return Response.json(path === '/api/delivery-charges' ? [] : [{ ...feed, isActive: true }, other])
  })
}

const drafts = () => [draftOf('order', {}), draftOf('order', {}, 'day')]

function type(form: HTMLFormElement, typed: Partial<typeof BLANK>) {
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name) as HTMLInputElement
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const typed = { ...buyer, address: 'Weir Road', quantity: '4' }

function submit(form: HTMLFormElement) {
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

async function sendFrom(way: () => Promise<HTMLFormElement>) {
  const form = await way()
  type(form, typed)
  submit(form)
  await expect.poll(() => document.querySelector<HTMLDialogElement>('#receipt')?.open).toBe(true)
  return form
}

test.each(Object.entries(WAYS))('%s leaves no draft of an order that is sent', async (_, way) => {
  const form = await sendFrom(way)
  await expect.poll(() => textsOf(form).name).toBe('Nazir')
  expect(drafts()).toEqual([{}, {}])
  expect([textsOf(form), form.querySelector<HTMLElement>('[data-draft]')?.hidden]).toEqual([
    { ...BLANK, ...typed, quantity: '1' },
    true,
  ])
  type(form, { message: 'Soon' })
  expect(draftOf<Partial<typeof BLANK>>('order', {}).message).toBe('Soon')
  type(form, { message: '' })
  expect(drafts()).toEqual([{}, {}])
})

test.each(Object.entries(WAYS))('%s leaves no draft of an order that waits in the outbox', async (_, way) => {
  const form = await way()
  type(form, typed)
  const before = (await keptForms()).length
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  submit(form)
  await expect.poll(async () => (await keptForms()).length).toBe(before + 1)
  await expect.poll(drafts).toEqual([{}, {}])
})

test.each(Object.entries(WAYS))('%s keeps the draft of an order that is refused or not sent', async (way, open) => {
  const form = await open()
  type(form, typed)
  const isOffered = form.querySelector<HTMLElement>('[data-draft]')?.hidden === false
  const expected = [
    expect.objectContaining(typed),
    isOffered ? expect.objectContaining({ quantity: '7' }) : expect.objectContaining(typed),
  ]
  expect([way, ...drafts()]).toEqual([way, ...expected])
  answerPosts({ status: 409, detail: 'Gone.' }, 409)
  submit(form)
  await expect.poll(() => form.querySelector('[data-sentence]')?.textContent).not.toBe('')
  expect([way, ...drafts()]).toEqual([way, ...expected])
})

test.each(Object.entries(WAYS))('%s that is only opened keeps the earlier draft unchanged', async (way, open) => {
  const form = await open()
  const [ofTab, ofDay] = drafts()
  type(form, { message: 'Soon' })
  type(form, { message: '' })
  form.closest('dialog')?.close()
  const begun = { ...BLANK, ...buyer, quantity: /server/.test(way) ? '2' : '7' }
  if (/beside/.test(way)) expect(drafts()).toEqual([{}, ofDay])
  else if (/outbox|goes on|server/.test(way)) expect(drafts()).toEqual([begun, begun])
  else expect([ofTab, ofDay, ...drafts()]).toEqual([{}, {}, {}, {}])
})

test('an order link is not mixed with the draft of the tab', async () => {
  keepDraft('order', { ...BLANK, name: 'Haleema', quantity: '7', more: 'E 2500.00 9' })
  const form = page({ quantity: '2', keeps: 'quantity more', rows: row('S') })
  expect(textsOf(form)).toMatchObject({ name: 'Haleema', quantity: '2', more: 'S 3000.00 3' })
})

test('an order posted without scripts leaves no draft', async () => {
  await beside()
  history.replaceState(null, '', '/shop?placed=yes')
  const form = page({ isOpen: false })
  expect([...drafts(), location.search]).toEqual([{}, {}, ''])
  expect(form.querySelector<HTMLElement>('[data-draft]')?.hidden).toBe(true)
})
