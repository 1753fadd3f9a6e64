import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newOrder } from '../tests/fixtures/orders'
import { newVisitor } from '../tests/fixtures/visitors'
import { limitedGroup, megabytesOf } from './bench/limited'
import { Server } from './bench/server'

const MEBIBYTE = 1024 * 1024
const AT_ONCE = 16
/** What Node takes for its objects on a machine of 512 MB. */
const HEAP_MEBIBYTES = 259
const POLL_EVERY = 100

/** The calls of the operator's screens. */
const SCREENS = [
  ...['orders', 'contacts', 'notifications', 'products', 'showcase-images', 'settings', 'visitors'],
  ...['analytics-data', 'visits', 'system', 'password', 'two-factor'],
].map((name) => `/api/${name}`)

const { values } = parseArgs({
  options: {
    stored: { type: 'string', default: '20000' },
    'sign-ins': { type: 'string', default: '500' },
    visitors: { type: 'string', default: '50000' },
    orders: { type: 'string', default: '5000' },
    limit: { type: 'string', default: '512' },
    growth: { type: 'string', default: '150' },
    minutes: { type: 'string', default: '5' },
  },
})
const size = (name: keyof typeof values) => Number(values[name])
const deadline = Date.now() + size('minutes') * 60_000

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

interface Call {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Makes one call and reads its answer whole; throws where it is refused. */
function call(address: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const sent = request(address, { agent, method, headers: { ...json, ...headers } }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${method} ${address}: ${answer.statusCode}`))
        else resolve(answer.headers.etag ?? '')
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Does `work` so many times, some at once, until the time is up; gives how often it was done. */
async function times(count: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const loop = async () => {
    while (next < count && Date.now() < deadline) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return next
}

const tags = new Map<string, string>()

/** Asks as an open screen does every few seconds: only what has changed is sent. */
async function poll(address: string, Cookie: string) {
  for (const path of ['/api/orders', '/api/notifications', '/api/contacts']) {
    const tag = tags.get(path)
    tags.set(path, await call(address + path, { headers: { Cookie, ...(tag && { 'If-None-Match': tag }) } }))
  }
}

/** The doings of a day, each with how often it is done. */
const doings = (server: Server): [what: string, count: number, atOnce: number, work: (index: number) => Promise<unknown>][] => [
  [
    'sign-ins, each with all screens',
    size('sign-ins'),
    2,
    async () => {
      const Cookie = await server.signIn()
      for (const path of SCREENS) await call(server.address + path, { headers: { Cookie } })
    },
  ],
  [
    'visitors with a cookie of their own',
    size('visitors'),
    AT_ONCE,
    async (index) => {
      await call(`${server.address}/api/products`, { headers: { Cookie: `visitor=${String(index).padStart(43, 'x')}` } })
      await call(`${server.address}/api/visitors`, {
        method: 'POST',
        body: JSON.stringify(newVisitor({ sessionId: `s${index}` })),
      })
    },
  ],
  [
    'orders, the operator asking meanwhile',
    size('orders'),
    AT_ONCE,
    async (index) => {
      await call(`${server.address}/api/orders`, {
        method: 'POST',
        body: JSON.stringify(newOrder({ quantity: 1, productId: 1 })),
      })
      if (index % POLL_EVERY === 0) await poll(server.address, operator)
    },
  ],
]

let operator = ''
await mkdir('test-results', { recursive: true })
const scratch = await mkdtemp('test-results/bench-')
const folder = join(scratch, 'data')
const seeding = ['--import', './scripts/run-sources.mjs', 'scripts/seed.ts', '--orders', String(size('stored'))]
const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'pebbles-and-cold-water' }
execFileSync(process.execPath, seeding, { env: { ...process.env, ...OPERATOR, DATA_DIR: folder }, stdio: 'ignore' })
const group = limitedGroup(size('limit') * MEBIBYTE)
const flags = group ? [] : [`--max-old-space-size=${HEAP_MEBIBYTES}`]
console.log(
  group
    ? `${size('limit')} MB, kept by ${group.what}.`
    : `No real limit on this machine: Node has ${HEAP_MEBIBYTES} MB for its objects, and its peak is compared with ${size('limit')} MB.`,
)
const server = new Server(folder, { members: group?.members, flags })
try {
  await server.isServing()
  operator = await server.signIn()
  await server.stockUp(operator)
  await poll(server.address, operator)
  const before = megabytesOf(server.pid)
  console.log(`\n| after | done | memory, MB | highest, MB |\n| --- | --- | --- | --- |`)
  const print = (what: string, done: string) => {
    const { now, peak } = megabytesOf(server.pid)
    console.log(`| ${what} | ${done} | ${now.toFixed(0)} | ${peak.toFixed(0)} |`)
  }
  print(`the start with ${size('stored')} orders, and one look`, '1')
  for (const [what, count, atOnce, work] of doings(server)) {
    const done = await times(count, atOnce, work)
    print(what, done < count ? `${done} of ${count}: the time was up` : String(done))
  }
  const { now, peak } = megabytesOf(server.pid)
  const isHeld = now - before.now <= size('growth') && peak <= size('limit') * 1.048576
  console.log(`\nGrown by ${(now - before.now).toFixed(0)} MB (at most ${size('growth')}): ${isHeld ? 'held' : 'missed'}.`)
  if (!isHeld) process.exitCode = 1
} catch (error) {
  console.error(`The server did not last: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  agent.destroy()
  await server.end('SIGTERM')
  group?.remove()
  await rm(scratch, { recursive: true, force: true })
}
