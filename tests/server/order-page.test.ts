import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { isolated } from '~/content/message-params'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { LANGUAGES, pathIn } from '~/languages'
import { budgets } from '../fixtures/budgets'
import { newOrder } from '../fixtures/rows/orders'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { readQr } from '../fixtures/shops/qr'
import { all, documentIn, documentOf, linksOf, named, one, textOf, texts } from '../fixtures/shops/served-pages'
import { OPERATOR } from '../fixtures/shops/server'

const UPI = { upi_name: 'Wular & Sons', upi_id: 'wular.feeds@jkb', bank_account: '0012 0405 0000 1234', bank_ifsc: 'jaka0wular1' }

const shop = operatedServer()
const { placed, get, post } = buyerAt(() => shop.server.url)
beforeAll(async () => {
  for (const [key, value] of Object.entries(UPI))
    await shop.operator.put(`/api/settings/${key}`, { value, password: OPERATOR.password })
})

const NAMES = {
  en: ['Early Stage Trout Feed', 'Small Stage Trout Feed'],
  ur: ['ٹراؤٹ کی خوراک، ارلی اسٹیج (Early Stage)', 'ٹراؤٹ کی خوراک، سمال اسٹیج (Small Stage)'],
  hi: ['ट्राउट चारा, अर्ली स्टेज (Early Stage)', 'ट्राउट चारा, स्मॉल स्टेज (Small Stage)'],
}

const report = () => ({ action: 'report', reference: '412345678901', date: indianDay(new Date()) })

test('shows an order to anyone with its link: steps, feed, total, and few personal data', async () => {
  const { id, link } = await placed({ customerName: 'Ghulam Nabi Wani', customerPhone: '+91 94190 12345' })
  const page = await documentOf(link, shop.server.url)
  expect(texts(page, 'h1')).toEqual([`Order No. ${id}`])
  expect(texts(named(page, 'How far it is'), 'strong')).toEqual(['Ordered', 'Confirmed', 'On its way', 'Delivered'])
  expect(textOf(one(page, '[aria-current="step"]'))).toMatch(/^Ordered\d+\s\w+\s20\d\d$/)
  expect(texts(named(page, 'What you ordered'), 'tr')).toEqual([
    'BagsFeedPrice',
    '2Early Stage Trout Feed₹5,000',
    'DeliveryFree',
    'Total₹5,000',
  ])
  const text = textOf(page.body)
  expect(text).toContain('Ghulam')
  expect(text).toContain('941 ••••')
  for (const secret of ['Nabi', 'Wani', '94190 12345', '9419012345', newOrder().customerEmail]) expect(text).not.toContain(secret)
  expect(linksOf(page).map(([, path]) => path)).toContain('/shop?order=LTF-EARLY-25&quantity=2')
})

test('redirects a link to the language of its order', async () => {
  const { link } = await placed({ language: 'hi' })
  const plain = link.replace('/hi/', '/')
  expect(link).not.toBe(plain)
  const answer = await get(plain)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, link])
  expect(await (await get(link)).text()).toContain('<html lang="hi"')
  expect(await (await get(plain, { 'Sec-Fetch-Site': 'same-origin' })).text()).toContain('<html lang="en-IN"')
  const urdu = await documentOf(pathIn('ur', plain), shop.server.url)
  expect(urdu.documentElement.dir).toBe('rtl')
  expect(one(urdu, 'tbody th').getAttribute('dir'), 'a cell begins where its column begins').toBeNull()
})

test('says why a request came too late', async () => {
  const { id, link } = await placed()
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'shipped' })
  const late = await post(link, { action: 'cancel', reason: 'The fish are sold.' })
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining('>This order cannot be cancelled here any more.'),
  ])
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'cancelled' })
  const settled = await post(link, { ...report(), reference: '512345678901' })
  expect([settled.status, await settled.text()]).toEqual([409, expect.stringContaining('>Nothing is owed for this order')])
})

test('returns 304 until something changes', async () => {
  const { id, link } = await placed()
  const etag = String((await get(link)).headers.get('etag'))
  expect((await get(link, { 'If-None-Match': etag })).status).toBe(304)
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  const anew = await get(link, { 'If-None-Match': etag })
  expect([anew.status, anew.headers.get('etag') === etag]).toEqual([200, false])
})

test('a GET changes nothing', async () => {
  const { link } = await placed()
  const journal = () => readFile(join(shop.server.folder, 'journal.jsonl'), 'utf8')
  const before = await journal()
  for (const path of [link, `${link}?action=cancel&reason=x`]) expect((await get(path)).status).toBe(200)
  expect(await journal()).toBe(before)
})

test('shows the UPI id, the bank, a QR code and a link, with the amount owed', async () => {
  const { id, link } = await placed()
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  const pay = named(await documentOf(link, shop.server.url), 'Pay now')
  expect(texts(pay, 'dd bdi')).toEqual(['Wular & Sons', 'wular.feeds@jkb', '0012 0405 0000 1234', 'JAKA0WULAR1'])
  const href = one(pay, 'a[href^="upi:"]').getAttribute('href')
  expect(href).toMatch(
    new RegExp(
      `^upi://pay\\?pa=wular\\.feeds@jkb&pn=Wular%20%26%20Sons&am=5000\\.00&cu=INR&tn=Order%20${id}&tr=[A-Za-z0-9]{8,35}$`,
    ),
  )
  expect(await readQr(one(pay, 'svg'))).toBe(href)
  const again = named(await documentOf(link, shop.server.url), 'Pay now')
  expect(one(again, 'a[href^="upi:"]').getAttribute('href')).not.toBe(href)
})

test('offers no UPI without the name that an app must show', async () => {
  const { id, link } = await placed()
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  const pay = async () => textOf(named(await documentOf(link, shop.server.url), 'Pay now'))
  const upi = async (name: string, id: string) => {
    const changes = Object.entries({ upi_name: name, upi_id: id }).map(([key, value]) => ({ key, value }))
    expect((await shop.operator.put('/api/settings', { changes, password: OPERATOR.password })).status).toBe(200)
  }
  expect(await pay()).toContain('Your app must showWular & SonsIf your app shows another name')
  await upi('', '')
  expect(await pay()).not.toMatch(/UPI|must show/)
  expect(await pay()).toContain('JAKA0WULAR1')
  await upi(UPI.upi_name, UPI.upi_id)
})

test.each([
  ['', /^(?!.*cancelled)/],
  ['0', /If the order is cancelled, what you have paid comes back to you, or counts for your next order\.$/],
  ['7', /counts for your next order; after delivery, goods can come back within 7 days\.$/],
])('says what becomes of the money with %j days for returns', async (value, expected) => {
  const { id, link } = await placed()
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  await shop.operator.put('/api/settings/return_days', { value })
  expect(textOf(named(await documentOf(link, shop.server.url), 'Pay now'))).toMatch(expected)
})

test('a payment is reported by an HTML form, and an invalid form returns with its input', async () => {
  const { id, link } = await placed()
  const refused = await post(link, { ...report(), reference: '4123 4567' })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('value="4123 4567"')
  expect(html).toContain('Please enter the 12 digits of the UTR number')
  const sent = await post(link, report(), { Origin: 'null' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${link}#paid`])
  expect(await shop.operator.read('/api/payment-reports')).toMatchObject([
    { orderId: id, reference: '412345678901', state: 'reported' },
  ])
  expect(textOf(named(await documentOf(link, shop.server.url), 'Your payment'))).toContain(
    'We are looking for it UTR 412345678901',
  )
  const twice = await post(link, { ...report(), date: indianDay(new Date(Date.now() - DAY)) })
  expect([twice.status, await twice.text()]).toEqual([409, expect.stringContaining('You have told us of this payment already.')])
})

test('each form has the key of the served page', async () => {
  const { id, link } = await placed()
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  const keys = async () =>
    all(await documentOf(link, shop.server.url), 'form [name="key"]').map((key) => key.getAttribute('value'))
  const both = [...(await keys()), ...(await keys())]
  expect([both.length, new Set(both).size]).toEqual([4, 4])
})

test('prints the bill of the order without other personal data', async () => {
  const { id, link } = await placed({ customerName: 'Ghulam Nabi Wani', customerPhone: '94190 54321' })
  const none = await get(`${link}/bill`)
  expect([none.status, none.headers.get('location')]).toEqual([302, link])
  const { number } = await (await shop.operator.post(`/api/orders/${id}/bill`, {})).json()
  expect(linksOf(await documentOf(link, shop.server.url))).toContainEqual(['Bill to print', `${link}/bill`])
  const answer = await get(`${link}/bill`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const text = textOf((await documentOf(`${link}/bill`, shop.server.url)).body)
  for (const shown of [number, 'Bill of supply', 'Ghulam', '941 ••••', 'Rupees Five Thousand only']) expect(text).toContain(shown)
  for (const secret of ['Nabi', '54321']) expect(text).not.toContain(secret)
})

test('two orders can have cancel requests with the same reason', async () => {
  const orders = [await placed(), await placed()]
  for (const { link } of orders) {
    const answer = await post(link, { action: 'cancel', reason: '<script>alert(1)</script> & "no" پانی نہیں' })
    expect(answer.headers.get('location')).toBe(link)
  }
  for (const { id, link } of orders) {
    await shop.operator.put(`/api/orders/${id}/cancel-request`, { isAccepted: true, sentence: '<b>Done</b> & sent.' })
    const page = await documentOf(link, shop.server.url)
    expect(texts(page, '#state > p').slice(0, 2)).toEqual(['We have cancelled the order as you asked.', '<b>Done</b> & sent.'])
    expect(all(page, '[aria-current="step"]').map(textOf)[0]).toMatch(/^Cancelled/)
  }
})

test.each(['en', 'ur', 'hi'] as const)('is sent in 14 kB, in %s', async (language) => {
  const { link } = await placed({ language })
  const bytes = async () => {
    const answer = await fetch(shop.server.url + link, { headers: { 'Accept-Encoding': 'br' } })
    await answer.arrayBuffer()
    return Number(answer.headers.get('content-length'))
  }
  expect(await bytes()).toBeLessThanOrEqual(budgets.orderPage)
})

test.each(LANGUAGES)(
  'an order posted without scripts in %s is answered with its number, feeds and total, and leads to its page',
  async (language) => {
    const typed = { name: 'Ghulam Nabi', email: 'g@example.com', phone: '+91 94190 12345', address: 'Tral', district: 'Pulwama' }
    const goods = { order: 'LTF-EARLY-25', price: '2500.00', quantity: '2', feed: 'LTF-SMALL-25 2750.00', bags: '1' }
    const sent = await post(pathIn(language, '/shop'), { ...typed, ...goods, message: `In ${language}.` })
    const Cookie = sent.headers.getSetCookie().join('; ')
    const answer = await get(String(sent.headers.get('location')), { Cookie })
    const page = documentIn(await answer.text(), shop.server.url)
    const said = one(page, 'main > [role="alert"]')
    const [{ id }] = await shop.operator.read('/api/orders')
    await loadMessages(language)
    const { receipt, ordering, savedLink } = messagesOf(language)
    const [bag, bags] = ordering.bags
    const rows = all(said, 'dl > div').map((row) => texts(row, 'dt, dd'))
    expect([rows[0], rows.at(-1)]).toEqual([
      [receipt.order, receipt.number(String(id))],
      [receipt.total, isolated(language, '₹7,750')],
    ])
    expect(rows.slice(1, -1)).toEqual([
      [NAMES[language][0], `2 ${bags}`],
      [NAMES[language][1], `1 ${bag}`],
    ])
    const [first] = linksOf(said)
    expect(first?.[0]).toBe(savedLink.open)
    expect((await get(String(first?.[1]))).status).toBe(200)
  },
)

test('HEAD responds like GET, without a body', async () => {
  const { link } = await placed()
  const [head, whole] = await Promise.all([fetch(shop.server.url + link, { method: 'HEAD' }), get(link)])
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['etag', 'cache-control', 'referrer-policy', 'x-robots-tag', 'content-type'])
    expect(head.headers.get(name), name).toBe(whole.headers.get(name))
})
