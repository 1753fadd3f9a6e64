import type { ReadyItem } from '~/domain/account/ready-items-schema'
import { readyToSell } from '~/domain/account/ready-to-sell'
import type { Call, CallContext } from '../http/call'
import { isNotified } from '../push/push-subscriptions'
import { listSettings } from './settings'

/** The state of each requirement before this shop can sell. */
export async function readReadyToSell({ now }: Call, { locals }: Pick<CallContext, 'locals'>): Promise<ReadyItem[]> {
  const lastBackupAt = (await locals.lastBackup()) ?? null
  return locals.store.read((shop) =>
    readyToSell({
      settings: listSettings(shop),
      products: [...shop.products.rows()],
      deliveryCharges: [...shop.deliveryCharges.rows()],
      system: { lastBackupAt, isNotified: isNotified(shop, locals.sendsMail) },
      now: new Date(now),
    }),
  )
}
