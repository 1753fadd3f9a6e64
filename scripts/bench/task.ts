import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import { seededRows } from '~/api/startup/startup'
import { openDurableStore } from '~/api/store/files/durable'
import { SNAPSHOT_PACE, type SnapshotPace } from '~/api/store/files/shop-files'
import { MemoryStore } from '~/api/store/memory'
import type { Store } from '~/api/store/store'
import { Visits } from '~/api/store/visits/visits'
import type { NewVisitor } from '~/domain/analytics/visitors-schema'
import { fillShop } from '../fill-shop'
import { invented, inventedOrder } from '../invented-rows'
import { inLoops, median, quantile } from './measure'

// Runs one task in its own process and prints the result as JSON.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stored: { type: 'string', default: '0' }, seconds: { type: 'string', default: '6' } },
})
const [task = '', folder = ''] = positionals
const stored = Number(values.stored)
const milliseconds = Number(values.seconds) * 1000

const WRITERS = 16
const CHOICES = 1000
const A_BATCH = 1000
const RUNNING_SNAPSHOTS = { bytes: 2_000_000, milliseconds: Number.POSITIVE_INFINITY }

const VISITOR: NewVisitor = {
  sessionId: 'session_1767594600000_a1b2c3',
  country: 'India',
  city: 'Srinagar',
  device: 'Mobile',
  browser: 'Chrome',
  os: 'Android',
  visitedPages: ['/'],
  timeOnSite: 0,
  isReturning: false,
}

async function filled(pace = SNAPSHOT_PACE) {
  const store = await openDurableStore(folder, seededRows(), { pace })
  await fillShop(store, { orders: stored, contacts: 0 }, Date.now())
  return store
}

/** Returns a function for invented orders, which are created before the measurement. */
async function newOrders(store: Store) {
  const products = await store.read((shop) => [...shop.products.rows()])
  const now = Date.now()
  const orders = Array.from({ length: CHOICES }, (_, index) => inventedOrder(invented(index), products, now, now))
  let next = 0
  return () => orders[next++ % CHOICES] as (typeof orders)[number]
}

/** Places orders and deletes the oldest, so that their number stays the same. */
async function measureOrders(pace?: SnapshotPace) {
  const store = await filled(pace)
  const newOrder = await newOrders(store)
  const eventLoop = monitorEventLoopDelay({ resolution: 1 })
  const place = () =>
    store.update((shop) => {
      const { id } = shop.orders.insert(newOrder())
      if (stored > 0) shop.orders.delete(id - stored)
    })
  eventLoop.enable()
  const { took, perSecond } = await inLoops(WRITERS, milliseconds, place)
  eventLoop.disable()
  await store.close()
  return { perSecond, median: quantile(took, 0.5), p99: quantile(took, 0.99), longestHold: eventLoop.max / 1e6 }
}

async function measurePlainLowdb() {
  const newOrder = await newOrders(new MemoryStore(seededRows()))
  const orders = Array.from({ length: stored }, (_, index) => ({ id: index + 1, ...newOrder() }))
  const database = new Low(new JSONFile<{ orders: object[] }>(join(await mkdtemp(folder), 'db.json')), { orders })
  await database.write()
  const place = () => database.update(({ orders }) => orders.push({ id: orders.length + 1, ...newOrder() }))
  const { perSecond } = await inLoops(WRITERS, milliseconds, place)
  return { perSecond }
}

/** Measures microseconds per visit on a day that already has that many. */
async function measureVisits() {
  const visits = await Visits.open(folder)
  const now = new Date().toISOString()
  const add = (times: number) => {
    for (let index = 0; index < times; index++) visits.addVisitor(VISITOR, now)
  }
  for (let left = stored || A_BATCH; left > 0; left -= A_BATCH) {
    add(A_BATCH)
    await visits.write()
  }
  const rounds = Array.from({ length: 20 }, () => {
    const start = performance.now()
    add(A_BATCH)
    return performance.now() - start
  })
  await visits.close()
  return {
    median: median(rounds),
  }
}

const tasks: Record<string, () => Promise<object>> = {
  orders: () => measureOrders(),
  snapshots: () => measureOrders(RUNNING_SNAPSHOTS),
  visits: measureVisits,
  lowdb: measurePlainLowdb,
}
console.log(JSON.stringify(await tasks[task]?.()))
