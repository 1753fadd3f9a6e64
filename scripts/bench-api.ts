import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newOrder } from '../tests/fixtures/orders'
import { type Call, endCalls, make, measureCall, READERS, record } from './bench/answers'
import { floods } from './bench/floods'
import { growth, ROWS } from './bench/growth'
import { processorTime, whole } from './bench/measure'
import { Replay } from './bench/replay'
import { Server } from './bench/server'
import { measureSteadily } from './bench/steady'

const RUN_FOR = 5000
const STEADY = { perSecond: 2000, status: 201 }
const STEADY_FOR = 5

const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { orders: flag, growth: flag } })

async function etagOf(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { headers })
  await answer.arrayBuffer()
  return answer.headers.get('etag') ?? ''
}

await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const scratch = await mkdtemp('test-results/bench-')
if (!values.orders) {
  const isReached = [await growth(scratch), await floods(join(scratch, 'floods'), ROWS)].every(Boolean)
  if (!isReached) process.exitCode = 1
}
if (values.growth) {
  await rm(scratch, { recursive: true, force: true })
  process.exit()
}
console.log(`\n${READERS} connections, ${RUN_FOR / 1000} s each; the caller runs on the same machine`)
console.log('Bare is node:http in a process of its own, which sends the same head and bytes.\n')
const server = new Server(join(scratch, 'data'))
const replay = new Replay()
await Promise.all([server.isServing(), replay.isServing()])
const { address } = server
const Cookie = await server.signIn()

async function unchanged(path: string, headers: Record<string, string> = {}): Promise<Call> {
  return { path, headers: { ...headers, 'If-None-Match': await etagOf(address + path, headers) }, status: 304 }
}

const compressed = { headers: { 'Accept-Encoding': 'br' }, status: 200 }
const reads: [string, Call][] = [
  ['GET /api/products', { path: '/api/products', status: 200 }],
  ['GET /api/products, compressed', { path: '/api/products', ...compressed }],
  ['GET /api/products, unchanged', await unchanged('/api/products')],
  ['GET /api/orders?page=1, unchanged', await unchanged('/api/orders?page=1', { Cookie })],
  ['GET /shop', { path: '/shop', ...compressed }],
  ['GET /shop, unchanged', await unchanged('/shop', compressed.headers)],
  ['GET /about', { path: '/about', ...compressed }],
]
console.log('| call | a second | bare | bare ÷ ours | median, ms | p99, ms |\n| --- | --- | --- | --- | --- | --- |')
for (const [name, call] of values.orders ? [] : reads) {
  // A page is compressed best once it has been asked for twice.
  for (let round = 0; round < 3; round++) await make(address, call)
  const { perSecond, median, p99 } = await measureCall(address, RUN_FOR, () => call)
  await replay.answers(await record(address, call))
  const bare = await measureCall(replay.address, RUN_FOR, () => call)
  const cells = [
    whole(perSecond),
    whole(bare.perSecond),
    (bare.perSecond / perSecond).toFixed(2),
    median.toFixed(1),
    p99.toFixed(1),
  ]
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}

await server.stockUp(Cookie)
let orders = 0
const order = (): Call => ({
  path: '/api/orders',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `bench-${String(orders++).padStart(8, '0')}` },
  body: JSON.stringify(newOrder({ quantity: 1, productId: 1 })),
  status: 201,
})
/** The same as it is sent, head and body in one. */
function orderBytes(): string {
  const { path, headers = {}, body = '' } = order()
  const lines = Object.entries({ Host: new URL(address).host, ...headers, 'Content-Length': Buffer.byteLength(body) })
  return [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n')
}

const times = ({ median, p99 }: { median: number; p99: number }) => `${median.toFixed(1)} | ${p99.toFixed(1)}`
const fastest = await measureCall(address, RUN_FOR, order)
console.log(`| POST /api/orders, durable, as fast as it goes | ${whole(fastest.perSecond)} | – | – | ${times(fastest)} |`)
// Both sides are compiled for this kind of calling by now.
await measureSteadily(address, { ...STEADY, seconds: 1 }, orderBytes)
const begun = [process.pid, server.pid].map(processorTime)
const steady = await measureSteadily(address, { ...STEADY, seconds: STEADY_FOR }, orderBytes)
const [caller, ours] = [process.pid, server.pid].map((pid, side) => {
  const used = processorTime(pid) - (begun[side] ?? 0)
  return Math.round(used / (STEADY.perSecond * STEADY_FOR))
})
console.log(`| the same at a steady rate | ${whole(STEADY.perSecond)} | – | – | ${times(steady)} |`)
console.log(`\nAt that rate an order took ${ours} µs of the server's processor and ${caller} µs of its caller's;`)
console.log(`the slowest answer came after ${steady.slowest.toFixed(1)} ms.`)

endCalls()
replay.end()
await server.end('SIGTERM')
await rm(scratch, { recursive: true, force: true })
