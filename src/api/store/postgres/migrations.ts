import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database'
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
} as Record<string, Migration>

/** Brings the tables up to date; of several processes that start at once, one does, under an advisory lock. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } })
  // A newer release may have added migrations: this one still runs on its tables.
  const known = await migrator.getMigrations()
  if (known.every(({ executedAt }) => executedAt)) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
