import { join } from 'node:path'
import type { ShopRows } from '~/schemas/shop'
import { openAddressHash } from './address-hash'
import type { Environment } from './environment'
import { Limits } from './limits'
import type { Kept } from './opening'
import { lastBackup } from './store/backup'
import { DailyBackups } from './store/daily-backups'
import { openDurableStore } from './store/durable'
import { folderFigures } from './store/figures'
import { Visits } from './store/visits'

/** Opens the shop kept in the files of the data folder, for this process alone. */
export async function openFolder(environment: Environment, seed: Partial<ShopRows>): Promise<Kept> {
  const { DATA_DIR: folder } = environment
  const store = await openDurableStore(folder, seed)
  const visits = await Visits.open(join(folder, 'visits'))
  const backups = new DailyBackups(folder)
  backups.begin()
  return {
    store,
    visits,
    limits: new Limits({ isOn: environment.RATE_LIMITS === 'on' }),
    addressHash: await openAddressHash(folder),
    lastBackup: () => lastBackup(folder),
    figures: () => folderFigures(folder),
    isOurs: async () => true,
    async close() {
      await Promise.all([visits.close(), backups.close()])
      await store.close()
    },
  }
}
