import { indianDay } from '../dates'
import { daysBetween } from './days'

/** Days between reminders to export the book. */
const REMIND_EVERY = 30

/** Times in ISO 8601. */
interface Kept {
  exportedAt?: string | undefined
  remindedAt?: string | undefined
}

/** Whether to remind of an export: 30 days after the first entry, the last export and the last reminder. */
export function isReminderDue({ exportedAt, remindedAt }: Kept, firstWrittenAt: string | undefined, today: string): boolean {
  if (firstWrittenAt === undefined) return false
  const days = [exportedAt ?? firstWrittenAt, remindedAt]
    .filter((moment) => moment !== undefined)
    .map((moment) => daysBetween(indianDay(new Date(moment)), today))
  // A clock that was set back gives negative days and no reminder.
  return Math.min(...days) >= REMIND_EVERY
}
