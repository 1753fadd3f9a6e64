import { join } from 'node:path'
import { Limits } from '~/api/http/rate-limits'
import { openAddressHash } from '~/api/operator/address-hash'
import { lastBackup } from '~/api/store/files/backup'
import { DailyBackups } from '~/api/store/files/daily-backups'
import { openDurableStore } from '~/api/store/files/durable'
import { Visits } from '~/api/store/visits/visits'
import { folderSize } from '../store/files/folder-size'
import type { ShopRows } from '../store/shop-schema'
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
