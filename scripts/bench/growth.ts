import { DAY } from '../../src/domain/day.ts'
import { newOrder } from '../../tests/fixtures/orders'
import { median } from './measure'
import { Server, seedFolder } from './server'

/** A shop after some years, and one that fills no more than the first page of each list. */
export const ROWS = { orders: 20_000, customers: 10_000, entries: 50_000, contacts: 5000 }
const FEW = { orders: 200, customers: 100, entries: 500, contacts: 100 }
const ROUNDS = 60
const MOST_TIMES = 1.5
interface Opened {
  server: Server
  headers: Record<string, string>
  took: Map<string, number[]>
}

const READS = [
  '/shop',
  '/api/products',
  '/api/orders?page=1',
  '/api/orders?page=1&status=delivered',
  '/api/customers?page=1',
  '/api/customers?page=1&owing=all',
  '/api/customers/1',
  '/api/ledger?customer=1',
  '/api/bills?page=1',
  '/api/unbilled-orders',
  '/api/payment-reports',
  '/api/contacts?page=1',
  '/api/contacts/recent',
  '/api/notifications?page=1',
  '/api/notifications/unread',
  '/api/stock-moves?productId=1',
  '/api/changes?page=1',
  '/api/dashboard',
  '/api/analytics-data',
  '/api/system',
]

/** How long each route takes in a shop after some years beside a new one, each round after an order, a bill and a payment. */
export async function growth(folder: string): Promise<boolean> {
  const shops: Opened[] = []
  for (const [name, rows] of Object.entries({ few: FEW, many: ROWS })) {
    seedFolder(`${folder}/${name}`, rows)
    const server = new Server(`${folder}/${name}`)
    await server.isServing()
    const Cookie = await server.signIn()
    await server.stockUp(Cookie)
    shops.push({ server, headers: { Cookie }, took: new Map() })
  }
  for (let round = 0; round < ROUNDS; round++) for (const shop of shops) await trade(shop, round)
  const [few, many] = shops as [Opened, Opened]
  console.log(`\n| route | new shop, ms | ${Object.values(ROWS).join(' / ')}, ms | times |\n| --- | --- | --- | --- |`)
  let most = 0
  for (const [name, took] of few.took) {
    const [before, after] = [took, many.took.get(name) ?? []].map(median) as [number, number]
    most = Math.max(most, after / before)
    console.log(`| ${name} | ${before.toFixed(2)} | ${after.toFixed(2)} | ${(after / before).toFixed(2)} |`)
  }
  for (const { server } of shops) await server.end('SIGTERM')
  return most <= MOST_TIMES
}

/** What a day's work asks of a shop. */
async function trade({ server, headers, took }: Opened, round: number) {
  const timed = async (name: string, method: string, path: string, body?: unknown, added = {}) => {
    const begun = performance.now()
    const answer = await fetch(server.address + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...added },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const milliseconds = performance.now() - begun
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    took.set(name, [...(took.get(name) ?? []), milliseconds])
    return { text, etag: answer.headers.get('etag') ?? '' }
  }
  const ordered = { ...newOrder({ quantity: 1, productId: 1 }), customerPhone: `94190 1${String(round).padStart(4, '0')}` }
  const { id, link, customerId } = JSON.parse((await timed('POST /api/orders', 'POST', '/api/orders', ordered)).text)
  const { etag } = await timed('GET /order/TOKEN', 'GET', link)
  await timed('GET /order/TOKEN, unchanged', 'GET', link, undefined, { 'If-None-Match': etag })
  await timed('GET /api/orders/ID', 'GET', `/api/orders/${id}`)
  await timed('PUT /api/orders/ID/status', 'PUT', `/api/orders/${id}/status`, { status: 'shipped' })
  await timed('POST /api/orders/ID/bill', 'POST', `/api/orders/${id}/bill`, {})
  const payment = { customerId, kind: 'payment', amount: '100', method: 'upi', reference: `R${round}` }
  await timed('POST /api/ledger', 'POST', '/api/ledger', payment)
  for (const path of READS) await timed(`GET ${path}`, 'GET', path)
  const to = new Date()
  const days = [new Date(to.getTime() - 29 * DAY), to].map((day) => day.toISOString().slice(0, 10))
  await timed('GET /api/analytics, 30 days', 'GET', `/api/analytics?from=${days[0]}&to=${days[1]}`)
}
