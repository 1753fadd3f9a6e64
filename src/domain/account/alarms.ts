import * as z from 'zod/mini'
import { timestamp } from '../text'

/** The parts of the shop that are monitored. An alarm is reported once when it begins and once when it ends. */
export const ALL_ALARMS = ['backup', 'drill', 'copy', 'disk', 'certificate', 'mail', 'push', 'errors', 'clock'] as const

export const alarm = z.enum(ALL_ALARMS)

export type Alarm = z.infer<typeof alarm>

/** A monitored part; `since` and `detail` are set while its alarm is on. */
export const watched = z.object({
  alarm,
  state: z.enum(['well', 'alarm', 'not yet', 'not watched']),
  since: z.nullable(timestamp),
  detail: z.string(),
})

export type Watched = z.infer<typeof watched>

/** For each alarm: its title, what to do, when the first run is due, and what is needed to monitor it. */
export const ALARM_WORDS: Readonly<Record<Alarm, { title: string; toDo: string; first?: string; needs?: string }>> = {
  backup: {
    title: 'Backups',
    toDo: 'On the server run trout-feed backup: it says what is in its way.',
    first: 'There is no backup yet. The first is made within a day.',
    needs: 'The database server makes them.',
  },
  drill: {
    title: 'Backup drill',
    toDo: 'On the server run trout-feed backup, then trout-feed drill. Until it passes, count on no backup.',
    first: 'No backup was tried yet. A server that was installed tries one each week.',
    needs: 'The database server makes the backups.',
  },
  copy: {
    title: 'Copies off the machine',
    toDo: 'Look at BACKUPS_URL, its keys and the room there; on the server trout-feed backup says what is in its way.',
    first: 'No copy has left the machine yet. The first goes with the first backup.',
    needs: 'BACKUPS_URL is not set.',
  },
  disk: {
    title: 'Disk',
    toDo: 'Make room on the server, or rent a larger disk. A full disk takes no orders.',
  },
  certificate: {
    title: 'Certificate',
    toDo: 'On the server run trout-feed logs: Caddy says why it cannot renew. Ports 80 and 443 must be open.',
    needs: 'PUBLIC_SITE_URL is no https address.',
  },
  mail: {
    title: 'Mail',
    toDo: 'Look at the mail account, and at SMTP_URL on the server. Mails wait for three days.',
    needs: 'SMTP_URL is not set.',
  },
  push: {
    title: 'Notices on devices',
    toDo: 'Open the settings on that device, under Notices, and turn it on anew.',
  },
  errors: {
    title: 'Failures of the server',
    toDo: 'On the server run trout-feed logs. If they began with a new version: trout-feed rollback.',
  },
  clock: {
    title: 'Clock',
    toDo: 'On the server run timedatectl set-ntp true. Days and bills go by its clock.',
  },
}
