import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newOrder } from '../tests/fixtures/orders'
import { newVisitor } from '../tests/fixtures/visitors'
import { AT_ONCE, call, endCalls } from './bench/calls'
import { limitedGroup, megabytesOf } from './bench/limited'
import { Screens } from './bench/screens'
import { Server, seedFolder } from './bench/server'

const MEBIBYTE = 1024 * 1024
/** What Node takes for its objects on a machine of 512 MB. */
const HEAP_MEBIBYTES = 259
const POLL_EVERY = 100

const { values } = parseArgs({
  options: {
    stored: { type: 'string', default: '20000' },
    'sign-ins': { type: 'string', default: '500' },
    visitors: { type: 'string', default: '50000' },
    orders: { type: 'string', default: '5000' },
    limit: { type: 'string', default: '512' },
    growth: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '5' },
  },
})
const size = (name: keyof typeof values) => Number(values[name])
const deadline = Date.now() + size('minutes') * 60_000

/** Does `work` so many times, some at once, until the time is up; gives how often it was done. */
async function times(count: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<number> {
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

await mkdir('test-results', { recursive: true })
const scratch = await mkdtemp('test-results/bench-')
const folder = join(scratch, 'data')
seedFolder(folder, size('stored'))
const group = limitedGroup(size('limit') * MEBIBYTE)
const flags = group ? [] : [`--max-old-space-size=${HEAP_MEBIBYTES}`]
console.log(
  group
    ? `${size('limit')} MB, kept by ${group.what}.`
    : `No real limit on this machine: Node has ${HEAP_MEBIBYTES} MB for its objects, and its peak is compared with ${size('limit')} MB.`,
)
// As in the unit and the Dockerfile.
process.env['MALLOC_ARENA_MAX'] = '2'
const server = new Server(folder, { members: group?.members, flags })
try {
  await server.isServing()
  const operator = await server.signIn()
  await server.stockUp(operator)
  const open = new Screens(server.address, operator)
  await open.poll()
  const before = megabytesOf(server.pid)
  console.log(`\n| after | done | memory, MB | highest, MB |\n| --- | --- | --- | --- |`)
  const print = (what: string, done: string) => {
    const { now, peak } = megabytesOf(server.pid)
    console.log(`| ${what} | ${done} | ${now.toFixed(0)} | ${peak.toFixed(0)} |`)
  }
  print(`the start with ${size('stored')} orders, and one look`, '1')
  for (const [what, count, atOnce, work] of doings(server, open)) {
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
  endCalls()
  await server.end('SIGTERM')
  group?.remove()
  await rm(scratch, { recursive: true, force: true })
}
