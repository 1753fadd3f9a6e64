import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { newOrder } from '../tests/fixtures/orders'
import { inLoops, quantile } from './bench/measure'
import { Server } from './bench/server'

const READERS = 16
const RUN_FOR = 5000

interface Call {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** The one answer that counts. */
  status: number
}

const agent = new Agent({ keepAlive: true, maxSockets: READERS })

/** Makes one call and reads its answer whole; throws on another status than the one that counts. */
function make(origin: string, { path, method = 'GET', headers = {}, body, status }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => (answer.statusCode === status ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`))))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function measure(name: string, origin: string, call: () => Call) {
  await inLoops(READERS, 1000, () => make(origin, call()))
  const { took, perSecond } = await inLoops(READERS, RUN_FOR, () => make(origin, call()))
  const milliseconds = (share: number) => quantile(took, share).toFixed(1)
  console.log(`| ${name} | ${Math.round(perSecond).toLocaleString('en')} | ${milliseconds(0.5)} | ${milliseconds(0.99)} |`)
}

/** The least an answer can cost: node:http with ready bytes. */
async function bareServer() {
  const body = Buffer.from(JSON.stringify({ status: 'ok' }))
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function etagOf(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { headers })
  await answer.arrayBuffer()
  return answer.headers.get('etag') ?? ''
}

await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
console.log(`${READERS} connections, ${RUN_FOR / 1000} s each; the caller runs on the same machine\n`)
const scratch = await mkdtemp('test-results/bench-')
const server = new Server(join(scratch, 'data'))
await server.isServing()
const bare = await bareServer()
const { address } = server
const Cookie = await server.signIn()
const productsTag = await etagOf(`${address}/api/products`, {})
const ordersTag = await etagOf(`${address}/api/orders?page=1`, { Cookie })
const order = JSON.stringify(newOrder({ quantity: 1, productId: 1 }))
let orders = 0

console.log('| call | a second | median, ms | p99, ms |')
console.log('| --- | --- | --- | --- |')
await measure('bare node:http, for comparison', bare.origin, () => ({ path: '/', status: 200 }))
await measure('GET /api/products', address, () => ({ path: '/api/products', status: 200 }))
await measure('GET /api/products, unchanged', address, () => ({
  path: '/api/products',
  headers: { 'If-None-Match': productsTag },
  status: 304,
}))
await measure('GET /api/orders?page=1, unchanged', address, () => ({
  path: '/api/orders?page=1',
  headers: { Cookie, 'If-None-Match': ordersTag },
  status: 304,
}))
await measure('GET /shop', address, () => ({ path: '/shop', headers: { 'Accept-Encoding': 'br' }, status: 200 }))
await measure('GET /about', address, () => ({ path: '/about', headers: { 'Accept-Encoding': 'br' }, status: 200 }))
await server.stockUp(Cookie)
await measure('POST /api/orders, durable', address, () => ({
  path: '/api/orders',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `bench-${String(orders++).padStart(8, '0')}` },
  body: order,
  status: 201,
}))

agent.destroy()
bare.close()
await server.end('SIGTERM')
await rm(scratch, { recursive: true, force: true })
