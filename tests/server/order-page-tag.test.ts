import { expect, test } from 'vitest'
import type { Setting } from '~/domain/account/settings-schema'
import type { Customer } from '~/domain/customers/schema'
import { indianDay } from '~/domain/dates'
import { Calls } from '../fixtures/shops/calls'
import { costBeside } from '../fixtures/shops/costs'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

const OPENINGS = 120
const UPI = { upi_name: 'Wular', upi_id: 'wular.feeds@jkb', bank_account: '001204050000', bank_ifsc: 'JAKA0WULAR1' }
const OTHER = {
  upi_id: 'dal.feeds@jkb',
  bank_ifsc: 'JAKA0DALGAT',
  support_phone: '+91 94191 11111',
  whatsapp_number: '+91 94192 22222',
  business_hours: 'Mon-Fri: 10:00 AM - 4:00 PM',
}
/** What differs in each response: the keys of forms, and the reference of the payment. */
const NEW_EACH_TIME = /name="key" value="[^"]+"|(?<=tr=)\w+|viewBox="[^"]+"|<path d="[^"]+"/g

const shop = operatedServer()
const { placed, get, post } = buyerAt(() => shop.server.url)

async function shown(link: string) {
  const answer = await get(link)
  return { html: (await answer.text()).replace(NEW_EACH_TIME, ''), etag: answer.headers.get('etag') }
}

type Shown = Awaited<ReturnType<typeof shown>>
const differs = (before: readonly Shown[], after: readonly Shown[], what: keyof Shown) =>
  before.map((page, place) => page[what] !== after[place]?.[what])

test('the ETag of an order page changes with everything that the page shows', async () => {
  const { id, link } = await placed()
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  // The page of an unconfirmed order shows other facts of the shop.
  const { link: pending } = await placed()
  for (const [key, value] of Object.entries(UPI))
    await shop.operator.put(`/api/settings/${key}`, { value, password: OPERATOR.password })
  const settings: Setting[] = await shop.operator.read('/api/settings')
  const { rows: customers }: { rows: Customer[] } = await shop.operator.read('/api/customers?page=1')
  const changes: [string, () => Promise<unknown>][] = [
    ...settings.map(({ key, value }): [string, () => Promise<unknown>] => [
      key,
      () =>
        shop.operator.put(`/api/settings/${key}`, {
          value: OTHER[key as keyof typeof OTHER] ?? `${value}0`,
          password: OPERATOR.password,
        }),
    ]),
    ['report', () => post(link, { action: 'report', reference: '712345678901', date: indianDay(new Date()) })],
    ['wish', () => post(link, { action: 'cancel', reason: 'Too late.' })],
    ['status', () => shop.operator.put(`/api/orders/${id}/status`, { status: 'shipped' })],
    ['bill', () => shop.operator.post(`/api/orders/${id}/bill`, {})],
    ['payment', () => shop.operator.post('/api/ledger', { customerId: customers[0]?.id, kind: 'payment', amount: '100' })],
  ]
  const seen: string[] = []
  const bothShown = () => Promise.all([link, pending].map(shown))
  let before = await bothShown()
  for (const [name, change] of changes) {
    await change()
    const after = await bothShown()
    const [tags, pages] = [differs(before, after, 'etag'), differs(before, after, 'html')]
    pages.forEach((isNew, place) => {
      if (isNew) expect(tags[place], name).toBe(true)
    })
    if (tags[0]) seen.push(name)
    before = after
  }
  expect(seen).toEqual(
    expect.arrayContaining([...Object.keys(UPI), 'site_name', 'company_address', 'support_phone', 'business_hours']),
  )
  expect(seen.slice(-5)).toEqual(['report', 'wish', 'status', 'bill', 'payment'])
})

test('the ETag of an order page does not change when others order the same feed', async () => {
  const { link } = await placed()
  const { etag } = await shown(link)
  await placed()
  expect((await shown(link)).etag).toBe(etag)
})

test('a cached page costs the server little more than its shortest response', async () => {
  const { link } = await placed()
  const etag = (await get(link)).headers.get('etag') ?? ''
  const known = async () => expect((await get(link, { 'If-None-Match': etag })).status).toBe(304)
  const shortest = async () => expect((await get('/api/health')).status).toBe(200)
  expect(await costBeside(shop.server, known, shortest)).toBeLessThan(2)
})

test('an order page can be opened 120 times a minute, then says in its language when to retry', async () => {
  const limited = await TestServer.start({ RATE_LIMITS: 'on' })
  try {
    const buyer = buyerAt(() => limited.url)
    const [often, other] = [await buyer.placed({ language: 'ur' }), await buyer.placed()]
    const etag = (await buyer.get(often.link)).headers.get('etag') ?? ''
    for (let count = 1; count < OPENINGS; count++)
      expect((await buyer.get(often.link, { 'If-None-Match': etag })).status).toBe(304)
    for (const path of [often.link, `${often.link}/bill`]) {
      const begun = performance.now()
      const refused = await buyer.get(path, { 'If-None-Match': etag })
      expect(refused.status).toBe(429)
      expect(performance.now() - begun, 'its asker waits').toBeGreaterThan(990)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      expect(Object.fromEntries(refused.headers)).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      const html = await refused.text()
      expect(html).toContain('<html lang="ur" dir="rtl"')
      expect(html).toContain('یہ صفحہ بہت بار کھولا یا بھیجا گیا ہے')
      expect(html).not.toContain('site.')
    }
    expect((await buyer.get(other.link)).status).toBe(200)
    expect((await new Calls(limited.url).get('/429')).status).toBe(404)
  } finally {
    await limited.remove()
  }
})
