import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import { openDurableStore } from '~/api/store/files/durable'
import { SNAPSHOT_PACE, type SnapshotPace } from '~/api/store/files/shop-files'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import type { Store } from '~/api/store/store'
import { Visits } from '~/api/store/visits/visits'
import type { NewVisitor } from '~/schemas/visitors'
import { storedOrder } from '../../tests/fixtures/stored-orders'
import { inLoops, quantile } from './measure'

// Runs one task in a process of its own and prints what it measured as JSON.
const [task = '', folder = '', stored = '0'] = process.argv.slice(2)

const WRITERS = 16
const FOR = 6000
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

/** `folder` may also be the address of a database. */
const open = async (pace: SnapshotPace): Promise<Store> =>
  folder.startsWith('postgres:') ? (await openPostgresStore(folder, {})).store : openDurableStore(folder, {}, { pace })

async function filled(count: number, pace = SNAPSHOT_PACE) {
  const store = await open(pace)
  for (let left = count; left > 0; left -= A_BATCH) {
    await store.update((shop) => {
      for (let index = 0; index < Math.min(left, A_BATCH); index++) shop.orders.insert(storedOrder())
    })
  }
  return store
}

/** Orders in place of the oldest ones, so that as many stay stored as there were. */
async function ordersAt(count: number, pace = SNAPSHOT_PACE) {
  const store = await filled(count, pace)
  const eventLoop = monitorEventLoopDelay({ resolution: 1 })
  const place = () =>
    store.update((shop) => {
      const { id } = shop.orders.insert(storedOrder())
      if (count > 0) shop.orders.delete(id - count)
    })
  eventLoop.enable()
  const { took, perSecond } = await inLoops(WRITERS, FOR, place)
  eventLoop.disable()
  await store.close()
  const [median, p99] = [quantile(took, 0.5), quantile(took, 0.99)]
  return { perSecond, median, p99, longestHold: eventLoop.max / 1e6, megabytes: process.memoryUsage.rss() / 1e6 }
}

async function plainLowdb(count: number) {
  const orders = Array.from({ length: count }, (_, index) => ({ id: index + 1, ...storedOrder() }))
  const database = new Low(new JSONFile<{ orders: object[] }>(join(await mkdtemp(folder), 'db.json')), { orders })
  await database.write()
  const place = () => database.update(({ orders }) => orders.push({ id: orders.length + 1, ...storedOrder() }))
  return inLoops(WRITERS, FOR, place).then(({ perSecond }) => ({ perSecond }))
}

/** Microseconds a visit takes on a day that had so many already. */
async function visitsAt(count: number) {
  const visits = await Visits.open(folder)
  const now = new Date().toISOString()
  const add = (times: number) => {
    for (let index = 0; index < times; index++) visits.addVisitor(VISITOR, now)
  }
  for (let left = count || A_BATCH; left > 0; left -= A_BATCH) {
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
    median: quantile(
      rounds.sort((a, b) => a - b),
      0.5,
    ),
  }
}

/** Milliseconds until a store with so many orders is open, and megabytes of the process then. */
async function opening() {
  const begun = performance.now()
  const store = await open(SNAPSHOT_PACE)
  const milliseconds = performance.now() - begun
  await store.close()
  return { milliseconds, megabytes: process.memoryUsage.rss() / 1e6 }
}

/** Orders added to a shop that is open elsewhere, too. */
async function adding() {
  const store = await open(SNAPSHOT_PACE)
  const { perSecond } = await inLoops(WRITERS, FOR, () => store.update((shop) => shop.orders.insert(storedOrder())))
  await store.close()
  return { perSecond }
}

const tasks: Record<string, () => Promise<object>> = {
  fill: async () => filled(Number(stored)).then((store) => store.close().then(() => ({}))),
  orders: () => ordersAt(Number(stored)),
  open: opening,
  add: adding,
  snapshots: () => ordersAt(Number(stored), RUNNING_SNAPSHOTS),
  visits: () => visitsAt(Number(stored)),
  lowdb: () => plainLowdb(Number(stored)),
}
console.log(JSON.stringify(await tasks[task]?.()))
