import type { Limits } from '~/api/http/rate-limits'
import type { AddressHash } from '~/api/operator/address-hash'
import type { Store } from '~/api/store/store'
import type { VisitLog } from '~/api/store/visits/visit-log'
import type { StoreFigures } from '~/schemas/system'

/** The storage of a shop: the files of a folder, or a database. */
export interface ShopStorage {
  store: Store
  visits: VisitLog
  limits: Limits
  addressHash: AddressHash
  /** When the last backup was made, in ISO 8601; undefined where none was. */
  lastBackup(): Promise<string | undefined>
  figures(): Promise<StoreFigures>
  /** Whether this process does what one of several does for all. */
  isLeader(): Promise<boolean>
  close(): Promise<void>
}
