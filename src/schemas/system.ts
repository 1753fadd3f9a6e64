import * as z from 'zod/mini'
import { timestamp } from './text'

const files = z.object({ store: z.literal('files'), journalBytes: z.int(), snapshotBytes: z.int(), freeBytes: z.int() })
const database = z.object({ store: z.literal('postgresql'), databaseBytes: z.int(), freeBytes: z.int() })

/** Where the shop is kept; sizes in bytes, `freeBytes` on the disk of this process. */
export const storeFigures = z.discriminatedUnion('store', [files, database])

const running = {
  orders: z.int(),
  /** Null where the server never made a backup. */
  lastBackupAt: z.nullable(timestamp),
  version: z.string(),
  startedAt: timestamp,
}

/** How the server and its shop are. */
export const system = z.discriminatedUnion('store', [z.extend(files, running), z.extend(database, running)])

export type StoreFigures = z.infer<typeof storeFigures>

export type System = z.infer<typeof system>
