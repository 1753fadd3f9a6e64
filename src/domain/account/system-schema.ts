import * as z from 'zod/mini'
import { count, timestamp } from '../text'
import { watched } from './alarms'

const bytes = z.int().check(z.minimum(0), z.maximum(2 ** 50))

const files = z.object({ store: z.literal('files'), journalBytes: bytes, snapshotBytes: bytes, freeBytes: bytes })
const database = z.object({ store: z.literal('postgresql'), databaseBytes: bytes, freeBytes: bytes })

/** Where the data is stored; sizes in bytes. `freeBytes` is of the disk that this process uses. */
const storeStats = z.discriminatedUnion('store', [files, database])

const running = {
  orders: count,
  /** Null if no backup was ever made. */
  lastBackupAt: z.nullable(timestamp),
  version: z.string(),
  startedAt: timestamp,
  health: z.array(watched),
}

export const system = z.discriminatedUnion('store', [z.extend(files, running), z.extend(database, running)])

/** The store can be read and written; otherwise the status is 503. */
export const health = z.object({ status: z.literal('ok') })

export type StoreStats = z.infer<typeof storeStats>

export type System = z.infer<typeof system>
