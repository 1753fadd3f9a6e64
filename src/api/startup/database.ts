import { randomBytes } from 'node:crypto'
import { mkdir, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { StoreStats } from '~/domain/account/system-schema'
import { addressHash, KEY_BYTES } from '../auth/address-hash'
import { Limits, type MakeLimiter } from '../http/rate-limits'
import type { Database } from '../store/postgres/database'
import { LeaderLock } from '../store/postgres/leader-lock'
import { openPostgresStore } from '../store/postgres/postgres-store'
import { QUERY_WITHIN, QueryTimeout, withTimeout } from '../store/postgres/query-timeout'
import { PostgresVisits } from '../store/postgres/visits'
import type { ShopRows } from '../store/shop-schema'
import type { Environment } from './environment'
import type { ShopStorage } from './shop-storage'

export async function openDatabase(url: string, environment: Environment, seed: Partial<ShopRows>): Promise<ShopStorage> {
  const { DATA_DIR: folder } = environment
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { store, database, pool, isAway } = await openPostgresStore(url, seed)
  const visits = new PostgresVisits(database, isAway)
  const leaderLock = new LeaderLock(url)
  return {
    store,
    visits,
    limits: new Limits({ isOn: environment.RATE_LIMITS === 'on', make: sharedLimiter(pool, isAway) }),
    addressHash: addressHash(await sharedKey(database)),
    lastBackup: async () => undefined,
    stats: () => databaseStats(database, folder),
    isLeader: () => leaderLock.isHeld(),
    async close() {
      await Promise.all([visits.close(), leaderLock.close()])
      await store.close()
    },
  }
}

/** Maximum milliseconds that counting may delay a request. */
const COUNT_WITHIN = 1000

/** Counts in the database; while it is unavailable, each process counts for itself. */
const sharedLimiter =
  (pool: pg.Pool, isAway: () => boolean): MakeLimiter =>
  (options) =>
    new RateLimiterPostgres({
      ...options,
      storeType: 'pool',
      storeClient: {
        query: (question: pg.QueryConfig) =>
          isAway() ? Promise.reject(new QueryTimeout()) : withTimeout(COUNT_WITHIN, pool.query(question)),
      },
      tableName: 'rate_limits',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
    })

async function sharedKey(database: Database): Promise<Buffer> {
  await database
    .insertInto('secrets')
    .values({ name: 'address', value: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await database.selectFrom('secrets').select('value').where('name', '=', 'address').executeTakeFirstOrThrow()
  return kept.value
}

export async function databaseStats(database: Database, folder: string): Promise<StoreStats> {
  const size = sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`
  const [{ rows }, disk] = await Promise.all([withTimeout(QUERY_WITHIN, size.execute(database)), statfs(folder)])
  return { store: 'postgresql', databaseBytes: rows[0]?.bytes ?? 0, freeBytes: disk.bavail * disk.bsize }
}
