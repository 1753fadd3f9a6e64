import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { CommittedRows } from '~/api/store/committed-rows'
import { putRows } from '~/api/store/copy'
import { MemoryStore } from '~/api/store/memory'
import type { Store } from '~/api/store/store'
import type { ShopRows } from '~/schemas/shop'
import { connect, type Database, databaseOf, PATIENTLY } from './database'
import { PostgresKeeper } from './keeper'
import { migrate } from './migrations'

const START_WITHIN = 30_000
const ASK_EVERY = 500

/** A shop in a database, and its connections for what else is kept there. */
export interface PostgresShop {
  store: Store
  database: Database
  pool: pg.Pool
  /** Whether the last question was not answered: nobody needs to wait for the next one. */
  isAway(): boolean
}

/**
 * Opens the shop kept in the PostgreSQL database at `url`, or begins it with `seed` where there is none.
 * Waits `startWithin` milliseconds for a database that is just starting; throws one clear line where it does not come.
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
    const keeper = new PostgresKeeper(database, pool, rows)
    await patiently(url, startWithin, async (patient) => {
      await migrate(patient)
      await keeper.open(patient)
    })
    const store = new MemoryStore(rows, () => keeper)
    await beginShop(store, seed)
    return { store, database, pool, isAway: () => keeper.isAway }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Tables may be made and the whole shop read over connections that are given more time. */
async function patiently(url: string, startWithin: number, open: (database: Database) => Promise<void>) {
  const pool = connect(url, PATIENTLY)
  try {
    await answering(pool, startWithin)
    await open(databaseOf(pool))
  } finally {
    await pool.end()
  }
}

/** Of several processes that open an empty database at once, one finds no number given out, and begins the shop. */
async function beginShop(store: Store, seed: Partial<ShopRows>) {
  await store.update((shop) => {
    if ([...shop.lastIds.rows()].length === 0) putRows(shop, seed)
  })
}

async function answering(pool: pg.Pool, startWithin: number) {
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

/** A wrong password or name of a database does not come right by waiting. */
const isLasting = (code: string) => /^(28|3D)/.test(code)
