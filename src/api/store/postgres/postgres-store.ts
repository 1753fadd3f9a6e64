import { setTimeout as wait } from 'node:timers/promises'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'
import { CommittedRows } from '~/api/store/committed-rows'
import { putRows } from '~/api/store/copy'
import { MemoryStore } from '~/api/store/memory'
import type { Store } from '~/api/store/store'
import type { ShopRows } from '../shop-schema'
import { connect, type Database, databaseOf, LONG_TIMEOUT } from './database'
import * as shop from './migrations/0001-shop'
import * as shared from './migrations/0002-shared'
import * as securityEvents from './migrations/0003-security-events'
import * as orderHandling from './migrations/0004-order-handling'
import * as answeredContacts from './migrations/0005-answered-contacts'
import * as operators from './migrations/0006-operators'
import * as notificationSubjects from './migrations/0007-notification-subjects'
import * as changes from './migrations/0008-changes'
import * as securityEventAccounts from './migrations/0010-security-event-accounts'
import * as stockMoves from './migrations/0011-stock-moves'
import * as languages from './migrations/0012-languages'
import * as productLanguages from './migrations/0013-product-languages'
import * as customers from './migrations/0014-customers'
import * as orderEdits from './migrations/0016-order-edits'
import * as bills from './migrations/0017-bills'
import * as orderLinks from './migrations/0018-order-links'
import * as waitingReports from './migrations/0019-waiting-reports'
import * as orderOwners from './migrations/0021-order-owners'
import * as linkSalts from './migrations/0024-link-salts'
import * as securityEventMakers from './migrations/0025-security-event-makers'
import * as sessionProofs from './migrations/0026-session-proofs'
import * as accountLaw from './migrations/0027-account-law'
import * as oldTranslations from './migrations/0028-old-translations'
import * as orderDistricts from './migrations/0029-order-districts'
import * as operatorRoles from './migrations/0030-operator-roles'
import * as sampleFigures from './migrations/0031-sample-figures'
import * as labelLines from './migrations/0032-label-lines'
import * as orderRatings from './migrations/0033-order-ratings'
import * as complaints from './migrations/0034-complaints'
import * as erasures from './migrations/0035-erasures'
import * as ownWords from './migrations/0036-own-words'
import * as pushSubscriptions from './migrations/0037-push-subscriptions'
import * as alarms from './migrations/0038-alarms'
import * as valueDates from './migrations/0039-value-dates'
import * as erasedRows from './migrations/0040-erased-rows'
import { PostgresBackend } from './postgres-backend'

const START_WITHIN = 30_000
const ASK_EVERY = 500

interface PostgresShop {
  store: Store
  database: Database
  pool: pg.Pool
  /** Whether the last query failed: then no caller waits for the next one. */
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

/** In the order of their names. Never change one that has run anywhere: add another. */
const MIGRATIONS = {
  '0001-shop': shop,
  '0002-shared': shared,
  '0003-security-events': securityEvents,
  '0004-order-handling': orderHandling,
  '0005-answered-contacts': answeredContacts,
  '0006-operators': operators,
  '0007-notification-subjects': notificationSubjects,
  '0008-changes': changes,
  '0010-security-event-accounts': securityEventAccounts,
  '0011-stock-moves': stockMoves,
  '0012-languages': languages,
  '0013-product-languages': productLanguages,
  '0014-customers': customers,
  '0016-order-edits': orderEdits,
  '0017-bills': bills,
  '0018-order-links': orderLinks,
  '0019-waiting-reports': waitingReports,
  '0021-order-owners': orderOwners,
  '0024-link-salts': linkSalts,
  '0025-security-event-makers': securityEventMakers,
  '0026-session-proofs': sessionProofs,
  '0027-account-law': accountLaw,
  '0028-old-translations': oldTranslations,
  '0029-order-districts': orderDistricts,
  '0030-operator-roles': operatorRoles,
  '0031-sample-figures': sampleFigures,
  '0032-label-lines': labelLines,
  '0033-order-ratings': orderRatings,
  '0034-complaints': complaints,
  '0035-erasures': erasures,
  '0036-own-words': ownWords,
  '0037-push-subscriptions': pushSubscriptions,
  '0038-alarms': alarms,
  '0039-value-dates': valueDates,
  '0040-erased-rows': erasedRows,
} as Record<string, Migration>

/** Brings the tables up to date; of several processes that start at once, one does, under an advisory lock. */
async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } })
  // A newer release may have added migrations: this one still runs on its tables.
  const known = await migrator.getMigrations()
  if (known.every(({ executedAt }) => executedAt)) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
