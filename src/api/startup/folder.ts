import { join } from 'node:path'
import { openAddressHash } from '../auth/address-hash'
import { Limits } from '../http/rate-limits'
import { lastBackup } from '../store/files/backup'
import { DailyBackups } from '../store/files/daily-backups'
import { openDurableStore } from '../store/files/durable'
import { folderSize } from '../store/files/folder-size'
import type { ShopRows } from '../store/shop-schema'
import { Visits } from '../store/visits/visits'
import type { Environment } from './environment'
import type { ShopStorage } from './shop-storage'

export async function openFolder(environment: Environment, seed: Partial<ShopRows>): Promise<ShopStorage> {
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
    figures: () => folderSize(folder),
    isLeader: async () => true,
    async close() {
      await Promise.all([visits.close(), backups.close()])
      await store.close()
    },
  }
}
