import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { CommittedRows } from '~/api/store/committed-rows'
import { putRows } from '~/api/store/copy'
import { MemoryStore } from '~/api/store/memory'
import type { Store } from '~/api/store/store'
import type { ShopRows } from '../shop-schema'
import { connect, type Database, databaseOf, LONG_TIMEOUT } from './database'
import { migrate } from './migrate'
import { PostgresBackend } from './postgres-backend'

const START_WITHIN = 30_000
const ASK_EVERY = 500

interface PostgresShop {
  store: Store
  database: Database
  pool: pg.Pool
  /** Whether the last query failed; then callers do not wait for the next one. */
  isAway(): boolean
}

/**
 * Opens the shop in the PostgreSQL database at `url`, or creates it from `seed`. Waits `startWithin` milliseconds for a
 * database that is starting; throws one line if it is unavailable.
 */
export async function openPostgresStore(
  url: string,
  seed: Partial<ShopRows>,
  answerWithin?: number,
  startWithin = START_WITHIN,
): Promise<PostgresShop> {
  const pool = connect(url, answerWithin)
  const database = databaseOf(pool)
  try {
    const rows = new CommittedRows()
    const backend = new PostgresBackend(database, pool, rows)
    await withLongTimeout(url, startWithin, async (patient) => {
      await migrate(patient)
      await backend.open(patient)
    })
    const store = new MemoryStore(rows, () => backend)
    await beginShop(store, seed)
    return { store, database, pool, isAway: () => backend.isAway }
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function withLongTimeout(url: string, startWithin: number, open: (database: Database) => Promise<void>) {
  const pool = connect(url, LONG_TIMEOUT)
  try {
    await untilReachable(pool, startWithin)
    await open(databaseOf(pool))
  } finally {
    await pool.end()
  }
}

async function beginShop(store: Store, seed: Partial<ShopRows>) {
  await store.update((shop) => {
    if ([...shop.lastIds.rows()].length === 0) putRows(shop, seed)
  })
}

async function untilReachable(pool: pg.Pool, startWithin: number) {
  const end = Date.now() + startWithin
  for (let isFirst = true; ; isFirst = false) {
    try {
      return void (await pool.query('SELECT 1'))
    } catch (error) {
      const code = (error as { code?: string }).code ?? (error as Error).message
      if (isLasting(code) || Date.now() > end) throw new Error(`The database of DATABASE_URL cannot be opened (${code}).`)
      if (isFirst) console.warn(`Waiting for the database (${code}).`)
      await wait(ASK_EVERY)
    }
  }
}

const isLasting = (code: string) => /^(28|3D)/.test(code)
