import * as z from 'zod/mini'
import { timestamp } from './text'

/** How the server and its shop are; sizes in bytes. */
export const system = z.object({
  /** Where the shop is kept. */
  store: z.literal('files'),
  orders: z.int(),
  journalBytes: z.int(),
  snapshotBytes: z.int(),
  /** Null where no backup was ever made. */
  lastBackupAt: z.nullable(timestamp),
  freeBytes: z.int(),
  version: z.string(),
  startedAt: timestamp,
})

export type System = z.infer<typeof system>
