import { startOfIndianDay } from '../calendar-days'
import { DAY } from '../day'

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

const MINUTE = 60_000
const SPANS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** Formats a size in bytes: 512 bytes, 3.4 MB, 118 GB. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  const power = Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** power
  return `${amount < 10 ? amount.toFixed(1) : Math.floor(amount)} ${UNITS[power - 1]}`
}

/** Formats a duration in milliseconds by its two largest units: 3 days 4 hours, 5 minutes, less than a minute. */
export function spanInWords(milliseconds: number): string {
  const first = SPANS.findIndex(([, length]) => milliseconds >= length)
  if (first < 0) return 'less than a minute'
  let left = milliseconds
  const parts = SPANS.slice(first, first + 2).map(([name, length]) => {
    const count = Math.floor(left / length)
    left -= count * length
    return count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`
  })
  return parts.filter(Boolean).join(' ')
}

/** The label of the last backup, by its Indian day. */
export function backupBadge(lastBackupAt: string | null, now: Date): string {
  if (lastBackupAt === null) return 'No backup yet'
  const days = Math.round((startOfIndianDay(now) - startOfIndianDay(new Date(lastBackupAt))) / DAY)
  if (days <= 0) return BACKUP_TODAY
  return `Last Backup ${days} ${days === 1 ? 'day' : 'days'} ago`
}

export const BACKUP_TODAY = 'Last Backup Today'
