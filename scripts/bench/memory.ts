import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newOrder } from '../../tests/fixtures/orders'
import { newVisitor } from '../../tests/fixtures/visitors'
import { AT_ONCE, call, endCalls } from './http'
import { type LimitedGroup, limitedGroup, megabytesOf } from './limited'
import { askForLists } from './lists'
import { Screens } from './screens'
import { Server, seedFolder } from './server'

const MEBIBYTE = 1024 * 1024
/** What Node takes for its objects on a machine of 512 MB. */
const HEAP_MEBIBYTES = 259
const POLL_EVERY = 100

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,20000,50000,100000' },
    'sign-ins': { type: 'string', default: '500' },
    visitors: { type: 'string', default: '50000' },
    orders: { type: 'string', default: '5000' },
    limit: { type: 'string', default: '512' },
    growth: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '5' },
  },
})
const size = (name: Exclude<keyof typeof values, 'sizes'>) => Number(values[name])
const sizes = values.sizes.split(',').map(Number)

/** Does `work` so many times, some at once, until the time is up; gives how often it was done. */
async function times(count: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const deadline = Date.now() + size('minutes') * 60_000
  let next = 0
  const loop = async () => {
    while (next < count && Date.now() < deadline) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return next
}

type Doing = [what: string, count: number, atOnce: number, work: (index: number) => Promise<unknown>]

/** The doings of a day, each with how often it is done; `open` are the screens that the operator left open. */
const doings = (server: Server, open: Screens): Doing[] => [
  [
    'sign-ins, each with all screens',
    size('sign-ins'),
    2,
    async () => {
      await new Screens(server.address, await server.signIn()).open()
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
      if (index % POLL_EVERY === 0) await open.poll()
    },
  ],
]

const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const whole = (number: number | undefined) => (number ?? 0).toFixed(0)

/** Runs `work` over a server with so many orders, as many contacts and notifications, under the limit. */
async function withServer(
  group: LimitedGroup | undefined,
  orders: number,
  work: (server: Server, cookie: string) => Promise<void>,
) {
  const scratch = await mkdtemp('test-results/bench-')
  const folder = join(scratch, 'data')
  seedFolder(folder, { orders, contacts: orders })
  const flags = group ? [] : [`--max-old-space-size=${HEAP_MEBIBYTES}`]
  const server = new Server(folder, { members: group?.members, flags })
  try {
    await server.isServing()
    const operator = await server.signIn()
    await server.stockUp(operator)
    await work(server, operator)
  } finally {
    await server.end('SIGTERM')
    await rm(scratch, { recursive: true, force: true })
  }
}

async function measureLists(group: LimitedGroup | undefined, orders: number, isFirst: boolean) {
  await withServer(group, orders, async (server, operator) => {
    const { now: before } = megabytesOf(server.pid)
    const slowest = await askForLists(server, operator)
    if (isFirst) row(['orders, contacts and notifications stored', 'memory at the start', 'highest', ...slowest.keys()])
    if (isFirst) row(Array.from({ length: 3 + slowest.size }, () => '---'))
    const { peak } = megabytesOf(server.pid)
    row([orders.toLocaleString('en'), `${whole(before)} MB`, `${whole(peak)} MB`, ...[...slowest.values()].map(whole)])
    if (peak > size('limit') * 1.048576) process.exitCode = 1
  })
}

async function measureDay(group: LimitedGroup | undefined, orders: number) {
  await withServer(group, orders, async (server, operator) => {
    const open = new Screens(server.address, operator)
    await open.open()
    const before = megabytesOf(server.pid)
    console.log('\n| after | done | memory, MB | highest, MB |\n| --- | --- | --- | --- |')
    const print = (what: string, done: string) => {
      const { now, peak } = megabytesOf(server.pid)
      row([what, done, whole(now), whole(peak)])
    }
    print(`the start with ${orders} orders, and one look`, '1')
    for (const [what, count, atOnce, work] of doings(server, open)) {
      const done = await times(count, atOnce, work)
      print(what, done < count ? `${done} of ${count}: the time was up` : String(done))
    }
    const { now, peak } = megabytesOf(server.pid)
    const isHeld = now - before.now <= size('growth') && peak <= size('limit') * 1.048576
    console.log(`\nGrown by ${whole(now - before.now)} MB (at most ${size('growth')}): ${isHeld ? 'held' : 'missed'}.`)
    if (!isHeld) process.exitCode = 1
  })
}

await mkdir('test-results', { recursive: true })
const group = limitedGroup(size('limit') * MEBIBYTE)
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
console.log(
  group
    ? `${size('limit')} MB, kept by ${group.what}.`
    : `No real limit on this machine: Node has ${HEAP_MEBIBYTES} MB for its objects, and its peak is compared with ${size('limit')} MB.`,
)
console.log('p99 of each call in milliseconds, that of a file or list is the slowest of five\n')
// As in the unit and the Dockerfile.
process.env['MALLOC_ARENA_MAX'] = '2'
try {
  for (const [index, orders] of sizes.entries()) await measureLists(group, orders, index === 0)
  await measureDay(group, sizes.at(-1) ?? 0)
} catch (error) {
  console.error(`The server did not last: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  endCalls()
  group?.remove()
}
