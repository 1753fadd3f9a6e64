import type { StoreStats } from '~/domain/account/system-schema'
import type { AddressHash } from '../auth/address-hash'
import type { Limits } from '../http/rate-limits'
import type { Store } from '../store/store'
import type { VisitLog } from '../store/visits/visit-log'

export interface ShopStorage {
  store: Store
  visits: VisitLog
  limits: Limits
  addressHash: AddressHash
  lastBackup(): Promise<string | undefined>
  stats(): Promise<StoreStats>
  isLeader(): Promise<boolean>
  close(): Promise<void>
}
