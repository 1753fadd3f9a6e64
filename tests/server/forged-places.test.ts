import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRows } from '~/api/startup/startup'
import { openDurableStore } from '~/api/store/files/durable'
import { siteValues } from '~/domain/account/page-values'
import { LANGUAGES, pathIn } from '~/languages'
import { depth } from '../fixtures/depth'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { Calls, operatorCookie } from '../fixtures/shops/calls'
import { buyerAt } from '../fixtures/shops/order-page'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

const SECRETS = {
  bank_account: '990011223344',
  bank_ifsc: 'JAKA0SECRET',
  upi_name: 'Hidden Owner',
  upi_id: 'hidden.owner@jkb',
}

const place = (name: string) => `\uFDD0${name}\uFDD1`
/** A text of placeholders, short enough for every field. */
const PLACES = ['bankAccount', 'bankIfsc', 'upiId', 'upiName'].map((name) => place(name)).join('')

/** A shop whose older version stored placeholders in the texts of products and an order. */
async function olderFolder(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'trout-feed-')), 'data')
  const rows = seededRows()
  const products = (rows.products ?? []).map((product) => ({
    ...product,
    name: `${product.name} ${PLACES}`,
    description: PLACES,
    specifications: { ...product.specifications, fat: PLACES, protein: PLACES, pelletSize: PLACES },
  }))
  const order = storedOrder()
  const items = order.items.map((item) => ({ ...item, productName: PLACES }))
  const cancelRequest = {
    reason: PLACES,
    at: order.createdAt,
    isAccepted: false,
    sentence: PLACES,
    decidedAt: null,
    decidedBy: null,
  }
  const dispatch = { day: null, vehicle: PLACES.slice(0, 40), batch: PLACES, driverPhone: '' }
  const hostile = { ...order, id: 1, status: 'shipped' as const, items, customerName: PLACES, cancelRequest, dispatch }
  const lastIds = [...(rows.lastIds ?? []), { table: 'orders', last: 1 }]
  const store = await openDurableStore(folder, { ...rows, products, orders: [hostile], lastIds })
  await store.close()
  return folder
}

let server: TestServer
let operator: Calls
const { placed, post } = buyerAt(() => server.url)
beforeAll(async () => {
  server = await TestServer.start({ DATA_DIR: await olderFolder() })
  operator = new Calls(server.url, await operatorCookie(server.url))
  for (const [key, value] of Object.entries(SECRETS))
    expect((await operator.put(`/api/settings/${key}`, { value, password: OPERATOR.password })).status).toBe(200)
})
afterAll(() => server.remove())

/** How often each secret is in a page. */
const said = (html: string) => Object.values(SECRETS).map((secret) => html.split(secret).length - 1)

const read = async (path: string) => (await fetch(server.url + path)).text()
const posted = async (path: string, fields: Record<string, string>) => (await post(path, fields)).text()

const form = (text: string) => ({
  name: text,
  phone: text,
  address: text,
  district: text,
  subject: text,
  message: text,
  quantity: text,
})

/** Every page that shows a text of its visitor, or receives one. */
function pagesWith(text: string, link: string): Record<string, () => Promise<string>> {
  const asked = encodeURIComponent(text)
  const pages = LANGUAGES.flatMap((language) =>
    [
      ...[`/shop?search=${asked}&category=${asked}&page=${asked}&details=${asked}`, `/shop?order=${asked}&quantity=${asked}`],
      ...[`/?order=${asked}&search=${asked}`, `/contact?subject=${asked}`, `/no-such-page/${asked}`, `/about?x=${asked}`],
    ].map((path): [string, () => Promise<string>] => [`${language} ${path}`, () => read(pathIn(language, path))]),
  )
  return {
    ...Object.fromEntries(pages),
    contact: () => posted('/contact', { ...form(text), email: text }),
    order: () => posted('/shop', { ...form(text), email: 'a@b.in', order: text, price: text, feed: text, bags: text }),
    recount: () =>
      posted('/shop', { ...form(text), email: 'a@b.in', order: 'LTF-EARLY-25', recount: 'yes', feed: text, bags: text }),
    report: () => posted(link, { action: 'report', reference: text, date: text }),
    cancel: () => posted(link, { action: 'cancel', reason: `${text}\0` }),
    'order’s query': () => read(`${link}?sent=${asked}`),
  }
}

test('no page fills in a placeholder that its visitor wrote', async () => {
  const { link } = await placed({ items: [{ productId: 2, quantity: 1, unitPrice: 2750, totalPrice: 2750 }], totalAmount: 2750 })
  const mark = fc.constantFrom(...Object.keys(siteValues)).map(place)
  const text = fc.oneof(
    fc.constant(PLACES),
    fc.array(mark, { minLength: 1, maxLength: 20 }).map((all) => all.join('')),
  )
  await fc.assert(
    fc.asyncProperty(text, async (forged) => {
      const [plain, hostile] = [pagesWith('Wular', link), pagesWith(forged, link)]
      for (const [index, [name, page]] of Object.entries(hostile).entries()) {
        const html = await page()
        const usual = await (Object.values(plain)[index] as typeof page)()
        expect(said(html), name).toEqual(said(usual))
        expect(html, name).not.toMatch(/[\uFDD0-\uFDEF]/)
      }
    }),
    { numRuns: depth(4, 60), endOnFailure: true },
  )
})

test('no page fills in a placeholder that an older shop stored', async () => {
  const paths = [
    '/',
    '/shop',
    '/products',
    '/about',
    '/feeding-guide',
    '/shop?order=LTF-EARLY-25',
    '/shop?search=Trout',
    '/shop?details=1',
  ]
  for (const path of paths) {
    const html = await read(path)
    expect(said(html), path).toEqual([0, 0, 0, 0])
    expect(html, path).not.toMatch(/[\uFDD0-\uFDEF]/)
  }
  const { link } = await (await operator.get('/api/orders/1')).json()
  const plain = await placed()
  await operator.put(`/api/orders/${plain.id}/status`, { status: 'shipped' })
  expect(said(await read(link))).toEqual(said(await read(plain.link)))
})
