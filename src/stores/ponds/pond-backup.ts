import { indianDay } from '~/domain/dates'
import { isWithinLimits } from '~/domain/ponds/limits'
import { isReminderDue } from '~/domain/ponds/reminders'
import type { BookSettings } from './pond-storage'
import { $pondBook, pondBook, updateBook } from './ponds'

const changeSettings = (changes: Partial<BookSettings>) => updateBook({ settings: { ...$pondBook.get().settings, ...changes } })

/** Sets how many days before a feed runs out to warn; returns false for an invalid number. */
export async function setWarnDays(days: number): Promise<boolean> {
  if (!Number.isInteger(days) || !isWithinLimits('warnDays', days)) return false
  await changeSettings({ warnDays: days })
  return true
}

/** Whether the browser keeps the book when it needs space; undefined if unknown. */
export async function isStoragePersistent(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined)
}

/** Requests persistent storage once, and stores that it did; returns the browser's answer. */
export async function askToPersist(): Promise<boolean | undefined> {
  await changeSettings({ askedToPersistAt: new Date().toISOString() })
  return navigator.storage?.persist?.().catch(() => undefined)
}

/** Whether to request persistent storage: once, when there is data to keep. */
export const isPersistWanted = (): boolean =>
  $pondBook.get().settings.askedToPersistAt === undefined && firstWrittenAt() !== undefined

export const isExportDue = (now = new Date()): boolean =>
  isReminderDue($pondBook.get().settings, firstWrittenAt(), indianDay(now))

export const putOffReminder = () => changeSettings({ remindedAt: new Date().toISOString() })

export const rememberExport = () => changeSettings({ exportedAt: new Date().toISOString() })

/** When the farmer wrote his first own entry. */
function firstWrittenAt(): string | undefined {
  let first: string | undefined
  for (const { pond } of pondBook().records) {
    if (pond.isExample) continue
    for (const { at } of pondBook().lines.get(pond.id)?.events ?? []) if (first === undefined || at < first) first = at
  }
  return first
}
