import type { Limits } from '~/api/http/rate-limits'
import type { AddressHash } from '~/api/operator/address-hash'
import type { Store } from '~/api/store/store'
import type { VisitLog } from '~/api/store/visits/visit-log'
import type { StoreFigures } from '~/schemas/system'

export interface ShopStorage {
  store: Store
  visits: VisitLog
  limits: Limits
  addressHash: AddressHash
  lastBackup(): Promise<string | undefined>
  figures(): Promise<StoreFigures>
  isLeader(): Promise<boolean>
  close(): Promise<void>
}
