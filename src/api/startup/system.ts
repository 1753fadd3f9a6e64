import type { System } from '~/domain/account/system-schema'
import about from '../../../package.json' with { type: 'json' }
import { healthOf } from '../alarms/alarm-rows'
import type { Call, CallContext } from '../http/call'
import { ALL_ORDERS, orderPages } from '../orders/order-pages'

const STARTED_AT = new Date(Date.now() - process.uptime() * 1000).toISOString()

export async function readSystem(_call: Call, { locals }: Pick<CallContext, 'locals'>): Promise<System> {
  const awaited = await locals.awaited()
  const [stats, lastBackupAt, orders, health] = await Promise.all([
    locals.stats(),
    locals.lastBackup(),
    orderPages.view(locals.store, ALL_ORDERS).then(({ rows }) => rows.length),
    locals.store.read((shop) => healthOf(shop, locals.watches, awaited)),
  ])
  return {
    orders,
    ...stats,
    lastBackupAt: lastBackupAt ?? null,
    version: about.version,
    startedAt: STARTED_AT,
    health,
  }
}
