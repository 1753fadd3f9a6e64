import * as z from 'zod/mini'
import { count, timestamp } from '../text'
import { watched } from './alarms'

const bytes = z.int().check(z.minimum(0), z.maximum(2 ** 50))

const files = z.object({ store: z.literal('files'), journalBytes: bytes, snapshotBytes: bytes, freeBytes: bytes })
const database = z.object({ store: z.literal('postgresql'), databaseBytes: bytes, freeBytes: bytes })

/** Where the shop is kept; sizes in bytes, `freeBytes` on the disk of this process. */
const storeStats = z.discriminatedUnion('store', [files, database])

const running = {
  orders: count,
  /** Null where the server never made a backup. */
  lastBackupAt: z.nullable(timestamp),
  version: z.string(),
  startedAt: timestamp,
  health: z.array(watched),
}

export const system = z.discriminatedUnion('store', [z.extend(files, running), z.extend(database, running)])

/** That the store can be read and written; otherwise 503. */
export const health = z.object({ status: z.literal('ok') })

export type StoreStats = z.infer<typeof storeStats>

export type System = z.infer<typeof system>
