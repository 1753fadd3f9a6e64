import { join } from 'node:path'
import { newOrder } from '../../tests/fixtures/rows/orders'
import { newVisitor } from '../../tests/fixtures/rows/visitors'
import { bench, table } from './frame'
import { AT_ONCE, call, endCalls } from './http'
import { limitedGroup, megabytesOf } from './limited'
import { askForLists } from './lists'
import { whole } from './measure'
import { Screens } from './screens'
import { Server, seedFolder } from './server'

const MEBIBYTE = 1024 * 1024
/** Node's heap limit on a machine of 512 MB. */
const HEAP_MEBIBYTES = 259
const POLL_EVERY = 100

const FLAGS = {
  sizes: '10000,20000,50000,100000',
  'sign-ins': '500',
  visitors: '50000',
  orders: '5000',
  limit: '512',
  growth: '200',
  minutes: '5',
}

/** Runs `work` with a server with that many orders, contacts and notifications, under the memory limit. */
type Open = (orders: number, work: (server: Server, cookie: string) => Promise<boolean>) => Promise<boolean>

export default bench(FLAGS, async (scratch, flags) => {
  const mostMegabytes = (Number(flags.limit) * MEBIBYTE) / 1e6
  const group = limitedGroup(Number(flags.limit) * MEBIBYTE)
  console.log(
    group
      ? `${flags.limit} MB, kept by ${group.what}.`
      : `No real limit on this machine: Node has ${HEAP_MEBIBYTES} MB for its objects, and its peak is compared with ${flags.limit} MB.`,
  )
  console.log('p99 of each call in milliseconds, that of a file or list is the slowest of five')
  // As in the systemd unit and the Dockerfile.
  process.env['MALLOC_ARENA_MAX'] = '2'
  let opened = 0
  const open: Open = async (orders, work) => {
    const folder = join(scratch, String(opened++))
    seedFolder(folder, { orders, contacts: orders })
    const options = group ? { members: group.members } : { flags: [`--max-old-space-size=${HEAP_MEBIBYTES}`] }
    const server = await Server.start(folder, options)
    try {
      const operator = await server.signIn()
      await server.stockUp(operator)
      return await work(server, operator)
    } finally {
      await server.end('SIGTERM')
    }
  }
  try {
    const sizes = flags.sizes.split(',').map(Number)
    const areHeld = await measureLists(open, sizes, mostMegabytes)
    return (await measureDay(open, sizes.at(-1) ?? 0, mostMegabytes, flags)) && areHeld
  } catch (error) {
    console.error(`The server did not last: ${(error as Error).message}`)
    return false
  } finally {
    endCalls()
    group?.remove()
  }
})

async function measureLists(open: Open, sizes: readonly number[], mostMegabytes: number): Promise<boolean> {
  let row: ReturnType<typeof table> | undefined
  const held: boolean[] = []
  for (const orders of sizes) {
    const measure = async (server: Server, operator: string) => {
      const { now: before } = megabytesOf(server.pid)
      const slowest = await askForLists(server, operator)
      const { peak } = megabytesOf(server.pid)
      row ??= table('orders, contacts and notifications stored', 'memory at the start', 'highest', ...slowest.keys())
      row(whole(orders), `${whole(before)} MB`, `${whole(peak)} MB`, ...[...slowest.values()].map(whole))
      return peak <= mostMegabytes
    }
    held.push(await open(orders, measure))
  }
  return held.every(Boolean)
}

const measureDay = (open: Open, orders: number, mostMegabytes: number, flags: typeof FLAGS) =>
  open(orders, async (server, operator) => {
    const screens = new Screens(server.address, operator)
    await screens.open()
    const before = megabytesOf(server.pid)
    const row = table('after', 'done', 'memory, MB', 'highest, MB')
    const print = (what: string, done: string) => {
      const { now, peak } = megabytesOf(server.pid)
      row(what, done, whole(now), whole(peak))
    }
    print(`the start with ${orders} orders, and one look`, '1')
    for (const { what, count, atOnce, work } of doings(server, screens, flags)) {
      const done = await times(count, atOnce, Number(flags.minutes), work)
      print(what, done < count ? `${done} of ${count}: the time was up` : String(done))
    }
    const { now, peak } = megabytesOf(server.pid)
    const isHeld = now - before.now <= Number(flags.growth) && peak <= mostMegabytes
    console.log(`\nGrown by ${whole(now - before.now)} MB (at most ${flags.growth}): ${isHeld ? 'held' : 'missed'}.`)
    return isHeld
  })

/** The tasks of a day with their counts; `screens` are those that the operator left open. */
const doings = (server: Server, screens: Screens, flags: typeof FLAGS) => [
  {
    what: 'sign-ins, each with all screens',
    count: Number(flags['sign-ins']),
    atOnce: 2,
    work: async () => new Screens(server.address, await server.signIn()).open(),
  },
  {
    what: 'visitors with a cookie of their own',
    count: Number(flags.visitors),
    atOnce: AT_ONCE,
    work: async (index: number) => {
      await call(`${server.address}/api/products`, { headers: { Cookie: `visitor=${String(index).padStart(43, 'x')}` } })
      await call(`${server.address}/api/visitors`, {
        method: 'POST',
        body: JSON.stringify(newVisitor({ sessionId: `s${index}` })),
      })
    },
  },
  {
    what: 'orders, the operator asking meanwhile',
    count: Number(flags.orders),
    atOnce: AT_ONCE,
    work: async (index: number) => {
      await call(`${server.address}/api/orders`, {
        method: 'POST',
        body: JSON.stringify(newOrder({ quantity: 1, productId: 1 })),
      })
      if (index % POLL_EVERY === 0) await screens.poll()
    },
  },
]

/** Runs `work` up to `count` times, some at once, until the time is over; returns how often it ran. */
async function times(count: number, atOnce: number, minutes: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const deadline = Date.now() + minutes * 60_000
  let next = 0
  const loop = async () => {
    while (next < count && Date.now() < deadline) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return next
}
