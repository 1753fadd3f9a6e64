import { join } from 'node:path'
import { newOrder } from '../../tests/fixtures/rows/orders'
import { floods } from './floods'
import { bench, table } from './frame'
import { growth, holdsAfterYears, ROWS } from './growth'
import { AT_ONCE, type Call, call, endCalls, measureCall, record } from './http'
import { processorTime, whole } from './measure'
import { Replay } from './replay'
import { Server } from './server'
import { measureSteadily } from './steady'

const RUN_FOR = 5000
const STEADY = { perSecond: 2000, status: 201 }
const STEADY_FOR = 5

/** `only` is `calls`, `orders`, `growth` or `holds`. */
export default bench({ only: '' }, async (scratch, { only }) => {
  const isAsked = (part: string) => only === '' || only === part
  const isReached = isAsked('growth') ? [await growth(scratch), await floods(join(scratch, 'floods'), ROWS)].every(Boolean) : true
  if (only === 'holds') return holdsAfterYears(scratch)
  if (only === 'growth') return isReached
  console.log(`\n${AT_ONCE} connections, ${RUN_FOR / 1000} s each; the caller runs on the same machine`)
  console.log('Bare is node:http in a process of its own, which sends the same head and bytes.')
  const server = await Server.start(join(scratch, 'data'))
  const Cookie = await server.signIn()
  const row = table('call', 'a second', 'bare', 'bare ÷ ours', 'median, ms', 'p99, ms')
  if (isAsked('calls')) await measureReads(server.address, Cookie, row)
  await server.stockUp(Cookie)
  await measureOrders(server, row)
  endCalls()
  await server.end('SIGTERM')
  return isReached
})

const times = ({ median, p99 }: { median: number; p99: number }) => [median.toFixed(1), p99.toFixed(1)]

async function measureReads(address: string, Cookie: string, row: ReturnType<typeof table>) {
  const replay = await Replay.start()
  const compressed = { headers: { 'Accept-Encoding': 'br' }, status: 200 }
  const unchanged = async (path: string, headers: Record<string, string> = {}): Promise<Call> => {
    const tag = await call(address + path, { headers })
    return { headers: { ...headers, 'If-None-Match': tag }, status: 304 }
  }
  const reads: [what: string, path: string, options: Call][] = [
    ['', '/api/products', { status: 200 }],
    [', compressed', '/api/products', compressed],
    [', unchanged', '/api/products', await unchanged('/api/products')],
    [', unchanged', '/api/orders?page=1', await unchanged('/api/orders?page=1', { Cookie })],
    ['', '/shop', compressed],
    [', unchanged', '/shop', await unchanged('/shop', compressed.headers)],
    ['', '/about', compressed],
  ]
  for (const [what, path, options] of reads) {
    // The third answer has the best compression.
    for (let round = 0; round < 3; round++) await call(address + path, options)
    const ours = await measureCall(address + path, RUN_FOR, () => options)
    await replay.answers(await record(address + path, options))
    const bare = await measureCall(replay.address + path, RUN_FOR, () => options)
    const share = (bare.perSecond / ours.perSecond).toFixed(2)
    row(`GET ${path}${what}`, whole(ours.perSecond), whole(bare.perSecond), share, ...times(ours))
  }
  replay.end()
}

async function measureOrders(server: Server, row: ReturnType<typeof table>) {
  const path = '/api/orders'
  let orders = 0
  const order = () => ({
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `bench-${String(orders++).padStart(8, '0')}` },
    body: JSON.stringify(newOrder({ quantity: 1, productId: 1 })),
    status: 201,
  })
  /** The bytes of the same request, head and body. */
  const orderBytes = () => {
    const { headers, body } = order()
    const lines = Object.entries({ Host: new URL(server.address).host, ...headers, 'Content-Length': Buffer.byteLength(body) })
    return [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n')
  }
  const fastest = await measureCall(server.address + path, RUN_FOR, order)
  row(`POST ${path}, durable, as fast as it goes`, whole(fastest.perSecond), '–', '–', ...times(fastest))
  // Warms up the compiled code of client and server.
  await measureSteadily(server.address, { ...STEADY, seconds: 1 }, orderBytes)
  const begun = [process.pid, server.pid].map(processorTime)
  const steady = await measureSteadily(server.address, { ...STEADY, seconds: STEADY_FOR }, orderBytes)
  const [caller, ours] = [process.pid, server.pid].map((pid, side) =>
    Math.round((processorTime(pid) - (begun[side] ?? 0)) / (STEADY.perSecond * STEADY_FOR)),
  )
  row('the same at a steady rate', whole(STEADY.perSecond), '–', '–', ...times(steady))
  console.log(`\nAt that rate an order took ${ours} µs of the server's processor and ${caller} µs of its caller's;`)
  console.log(`the slowest answer came after ${steady.slowest.toFixed(1)} ms.`)
}
