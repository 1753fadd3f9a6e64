import { randomUUID } from 'node:crypto'
import { indianDay } from '../../src/domain/dates.ts'
import { DAY } from '../../src/domain/day.ts'
import { READS } from '../../tests/fixtures/reads'
import { newContact } from '../../tests/fixtures/rows/contacts'
import { newNotification } from '../../tests/fixtures/rows/notifications'
import { newOrder } from '../../tests/fixtures/rows/orders'
import { newPageView, newVisitor } from '../../tests/fixtures/rows/visitors'
import { REGULAR } from '../fill-shop'
import { table } from './frame'
import { heavyPaths, holdOptions, holds } from './holds'
import { median } from './measure'
import { Server, seedFolder } from './server'

/** Rows of a shop after some years, of one with about one page per list, and of an empty one. */
export const ROWS = { orders: 20_000, regular: 2000, customers: 10_000, entries: 50_000, contacts: 5000 }
const FEW = { orders: 200, customers: 100, entries: 500, contacts: 100 }
const NONE = {}
const ROUNDS = 60
const MOST_TIMES = 1.5

/** Every GET call, the first page if it has pages; without periods, ids and searches, whose results differ per shop. */
const LISTS = READS.filter((address) => /^[^\d?]+(\?page=1)?(&(?!search)\w+=\w+)?$/.test(address))
const OTHERS = ['/orders?page=1&status=delivered', '/payment-reports', '/stock-moves?productId=1']

/** A running shop, with the times of each route in milliseconds. */
class Opened {
  readonly took = new Map<string, number[]>()
  /** The path of a delivered order of the regular buyer. */
  delivered = ''
  readonly server: Server
  #Cookie = ''

  private constructor(server: Server) {
    this.server = server
  }

  static async over(folder: string, rows: Parameters<typeof seedFolder>[1]): Promise<Opened> {
    seedFolder(folder, rows)
    const shop = new Opened(await Server.start(folder, holdOptions(folder)))
    shop.#Cookie = await shop.server.signIn()
    await shop.server.stockUp(shop.#Cookie)
    const { id, link } = JSON.parse((await shop.timed('', 'POST', '/api/orders', orderOf(REGULAR))).text)
    await shop.asOperator('', 'PUT', `/api/orders/${id}/status`, { status: 'delivered' })
    shop.delivered = link
    return shop
  }

  /** Measures how long calls hold the event loop: an operator's, a packer's, and an erasure with right and wrong password. */
  async holds(folder: string): Promise<boolean> {
    const Cookie = this.#Cookie
    const { rows } = JSON.parse((await this.asOperator('', 'GET', '/api/customers?page=2')).text)
    const regular = JSON.parse(
      (await this.asOperator('', 'GET', `/api/customers?page=1&search=${encodeURIComponent(REGULAR.customerPhone)}`)).text,
    )
    const [customer, other] = [rows[0].id, regular.rows[0].id] as [number, number]
    const packer = await this.server.signInPacker(Cookie)
    const erasure = { method: 'POST', path: (round: number) => `/api/customers/${rows[round].id}/erasure`, Cookie }
    return holds(this.server, folder, [
      ...heavyPaths(customer, other).map((path) => ({ name: 'GET', path, Cookie })),
      ...['/api/orders', '/api/orders?page=1'].map((path) => ({ name: 'GET by a packer', path, Cookie: packer })),
      { name: 'POST', ...erasure, body: this.server.erasure() },
      { name: 'POST', ...erasure, path: `/api/customers/${other}/erasure`, body: this.server.erasure(), rounds: 1 },
      // Few rounds, because after wrong passwords the next attempt must wait.
      { name: 'POST, a wrong password,', ...erasure, body: this.server.erasure('wrong'), status: 422, rounds: 3 },
    ])
  }

  asOperator = (name: string, method: string, path: string, body?: object) =>
    this.timed(name, method, path, body, { Cookie: this.#Cookie })

  /** Makes one call and notes its time; a `URLSearchParams` body is sent as a form. */
  async timed(name: string, method: string, path: string, body?: object, added: Record<string, string> = {}) {
    const isForm = body instanceof URLSearchParams
    const begun = performance.now()
    const answer = await fetch(this.server.address + path, {
      method,
      redirect: 'manual',
      headers: { ...(body && !isForm && { 'Content-Type': 'application/json' }), ...added },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const milliseconds = performance.now() - begun
    if (answer.status >= 400 && !name.endsWith('refused')) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    this.took.set(name, [...(this.took.get(name) ?? []), milliseconds])
    return { text, headers: answer.headers }
  }
}

const orderOf = (buyer: { customerName?: string; customerPhone: string }) => ({
  ...newOrder({ quantity: 1, productId: 1 }),
  ...buyer,
})

const phoneOf = (round: number) => `94190 1${String(round).padStart(4, '0')}`

/**
 * Compares the times of calls after some years, with a buyer of 2,000 orders: visitors' calls with an empty shop, operators'
 * calls with a new one, each round after an order, a bill and a payment.
 */
export async function growth(folder: string): Promise<boolean> {
  const [none, few, many] = await Promise.all([
    Opened.over(`${folder}/none`, NONE),
    Opened.over(`${folder}/few`, FEW),
    Opened.over(`${folder}/many`, ROWS),
  ])
  console.log(`\nAfter years: ${JSON.stringify(ROWS)}, the regular ones of one buyer. Medians of ${ROUNDS} rounds, ms.`)
  const isReached = [await compared('new shop', [few, many], trade), await compared('empty shop', [none, many], visit)]
  isReached.push(await many.holds(`${folder}/many`))
  for (const { server } of [none, few, many]) await server.end('SIGTERM')
  return isReached.every(Boolean)
}

/** Measures how long each call holds the event loop after some years. */
export async function holdsAfterYears(folder: string): Promise<boolean> {
  const shop = await Opened.over(`${folder}/many`, ROWS)
  const isReached = await shop.holds(`${folder}/many`)
  await shop.server.end('SIGTERM')
  return isReached
}

async function compared(name: string, shops: [Opened, Opened], work: (shop: Opened, round: number) => Promise<unknown>) {
  for (const { took } of shops) took.clear()
  for (let round = 0; round < ROUNDS; round++) for (const shop of shops) await work(shop, round)
  const row = table('route', name, 'after years', 'times')
  const [less, more] = shops
  const times = [...less.took].map(([route, took]) => {
    const [before, after] = [took, more.took.get(route) ?? []].map(median) as [number, number]
    row(route, before.toFixed(2), after.toFixed(2), (after / before).toFixed(2))
    return after / before
  })
  return Math.max(...times) <= MOST_TIMES
}

/** Makes the calls of visitors. */
async function visit(shop: Opened, round: number) {
  const form = (fields: Record<string, string>) => new URLSearchParams({ key: randomUUID(), ...fields })
  const get = (path: string) => shop.timed(`GET ${path}`, 'GET', path)
  const page = async (name: string, link: string) => {
    const { headers } = await shop.timed(`GET ${name}`, 'GET', link)
    const known = { 'If-None-Match': headers.get('etag') ?? '' }
    await shop.timed(`GET ${name}, unchanged`, 'GET', link, undefined, known)
  }
  const order = async (name: string, buyer: Parameters<typeof orderOf>[0]) =>
    JSON.parse((await shop.timed(name, 'POST', '/api/orders', orderOf(buyer))).text)
  const { link } = await order('POST /api/orders', { customerPhone: phoneOf(round) })
  await page('/order/TOKEN', link)
  const regular = await order('POST /api/orders, the regular buyer', REGULAR)
  await page('/order/TOKEN, the regular buyer', regular.link)
  await page('/order/TOKEN, an older one of his', shop.delivered)
  const report = { action: 'report', reference: `4123${String(round).padStart(8, '0')}`, date: indianDay(new Date()) }
  await shop.timed('POST /order/TOKEN, a report', 'POST', regular.link, form(report))
  await page('/order/TOKEN, the regular buyer, reported', regular.link)
  await shop.timed('POST /order/TOKEN, a report again, refused', 'POST', regular.link, form(report))
  await shop.timed('POST /order/TOKEN, to cancel', 'POST', regular.link, form({ action: 'cancel', reason: 'No water.' }))
  const { customerName, customerEmail, shippingAddress } = newOrder()
  const typed = { name: customerName, email: customerEmail, phone: REGULAR.customerPhone, address: shippingAddress.street }
  const goods = { order: 'LTF-EARLY-25', price: '2500.00', delivery: '0.00', quantity: '1', message: '' }
  await shop.timed('POST /shop', 'POST', '/shop', form({ ...typed, ...goods }))
  await shop.timed('POST /shop, the total', 'POST', '/shop', form({ ...typed, ...goods, recount: 'yes' }))
  await shop.timed('POST /api/orders, refused', 'POST', '/api/orders', { ...orderOf(REGULAR), totalAmount: 1 })
  await shop.timed('POST /api/contact', 'POST', '/api/contact', newContact({ phone: REGULAR.customerPhone }))
  await shop.timed('POST /contact', 'POST', '/contact', form(newContact()))
  const { text, headers } = await shop.timed('POST /api/notifications', 'POST', '/api/notifications', newNotification())
  const Cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  await shop.timed('GET /api/notifications', 'GET', '/api/notifications', undefined, { Cookie })
  const read = `/api/notifications/${JSON.parse(text).id}/read`
  await shop.timed('PUT /api/notifications/ID/read', 'PUT', read, undefined, { Cookie })
  await shop.timed('POST /api/visitors', 'POST', '/api/visitors', newVisitor())
  await shop.timed('POST /api/page-views', 'POST', '/api/page-views', newPageView())
  for (const path of ['/', '/shop', '/shop?search=fry', '/contact', '/api/products', '/api/showcase-images']) await get(path)
}

/** Makes the calls of an operator's day. */
async function trade(shop: Opened, round: number) {
  const operate = shop.asOperator
  const placed = await operate('POST /api/orders', 'POST', '/api/orders', orderOf({ customerPhone: phoneOf(round) }))
  const { id, customerId } = JSON.parse(placed.text)
  await operate('GET /api/orders/ID', 'GET', `/api/orders/${id}`)
  await operate('PUT /api/orders/ID/status', 'PUT', `/api/orders/${id}/status`, { status: 'shipped' })
  await operate('POST /api/orders/ID/bill', 'POST', `/api/orders/${id}/bill`, {})
  const payment = { customerId, kind: 'payment', amount: '100', method: 'upi', reference: `R${round}` }
  await operate('POST /api/ledger', 'POST', '/api/ledger', payment)
  await operate('GET /api/customers/ID', 'GET', `/api/customers/${customerId}`)
  await operate('GET /api/ledger?customer=ID', 'GET', `/api/ledger?customer=${customerId}`)
  for (const path of [...LISTS, ...OTHERS]) await operate(`GET /api${path}`, 'GET', `/api${path}`)
  const to = new Date()
  const days = [new Date(to.getTime() - 29 * DAY), to].map((day) => day.toISOString().slice(0, 10))
  await operate('GET /api/analytics, 30 days', 'GET', `/api/analytics?from=${days[0]}&to=${days[1]}`)
}
