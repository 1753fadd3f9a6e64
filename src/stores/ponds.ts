import { atom } from 'nanostores'
import type { PondRecord } from '~/rules/ponds/batches'
import type { Entry } from '~/rules/ponds/entries'
import type { PondQuestion, PondRefusal } from '~/rules/ponds/refusals'
import type { BagEvent } from '~/schemas/ponds'

/** Why the device keeps nothing just now; what is written stays in memory and is tried again with the next line. */
export type StorageTrouble = 'storage full' | 'storage denied' | 'newer version'

/** What the farmer chose, and what the book remembers of itself; moments are ISO 8601. */
export interface BookSettings {
  /** Days before the end of a feed. */
  warnDays: number
  exportedAt?: string
  /** When the farmer put off the reminder. */
  remindedAt?: string
  askedToPersistAt?: string
}

export interface PondBook {
  state: 'opening' | 'open'
  /** Ponds that are not deleted, the oldest first. A record stays the same object until something of it changes. */
  records: readonly PondRecord[]
  bags: readonly Entry<BagEvent>[]
  settings: BookSettings
  trouble?: StorageTrouble
  /** Records that are in memory only. */
  unkept: number
}

export type WriteOutcome =
  /** Written; `id` is the new record's, and the line's own where it is its first. */
  | { state: 'kept'; id: string }
  /** Written in this tab only, until the storage takes it. */
  | { state: 'in memory'; id: string; trouble: StorageTrouble }
  | { state: 'refused'; refusals: readonly PondRefusal[] }
  /** Written once it is sent again with `isSure`. */
  | { state: 'asked'; questions: readonly PondQuestion[] }

export interface Sure {
  isSure?: boolean
}

export const WARN_DAYS = 7

export const $pondBook = atom<PondBook>({
  state: 'opening',
  records: [],
  bags: [],
  settings: { warnDays: WARN_DAYS },
  unkept: 0,
})
