import '~/api/features'
import { openDurableStore } from '~/api/store/files/durable'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { StoreUnavailable } from '~/api/store/store'
import { billAround, placeToBill } from '../fixtures/rows/billed-orders'
import { storedOrder } from '../fixtures/rows/stored-orders'

// Prints the number of each order or bill once it is acknowledged. Numbers start at FIRST, so that runs do not overlap.
const { FOLDER = '', DATABASE_URL, FIRST = '0', WRITERS = '16', SNAPSHOT_BYTES = '50000' } = process.env
const { WRITES = 'orders', IN_OLD_YEAR = '0' } = process.env

/** On a busy machine another process may hold the database lock too long: the refused order is then no failure. */
function isRefused(error: unknown): false {
  if (DATABASE_URL && error instanceof StoreUnavailable) return false
  throw error
}

try {
  const pace = { bytes: Number(SNAPSHOT_BYTES), milliseconds: Number.POSITIVE_INFINITY }
  const store = DATABASE_URL ? (await openPostgresStore(DATABASE_URL, {})).store : await openDurableStore(FOLDER, {}, { pace })
  let next = Number(FIRST)
  let isStopping = false
  const writeOrder = async () => {
    const name = String(next++)
    await store.update((shop) => shop.orders.insert(storedOrder(name)))
    return name
  }
  const writeBill = async () => {
    const orderId = await store.update(placeToBill)
    return (await store.update((shop) => billAround(shop, orderId, Number(IN_OLD_YEAR)))).number
  }
  const write = async () => {
    while (!isStopping) {
      const name = await (WRITES === 'bills' ? writeBill : writeOrder)().catch(isRefused)
      if (name) process.stdout.write(`${name}\n`)
    }
  }
  const writers = Array.from({ length: Number(WRITERS) }, write)
  process.once('SIGTERM', async () => {
    isStopping = true
    await Promise.all(writers)
    await store.close()
    process.exit(0)
  })
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
