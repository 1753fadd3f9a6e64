import { once } from 'node:events'
import { stat, statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Alarm } from '~/domain/account/alarms'
import { formatDateTime } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { failuresIn } from '../http/failures'
import { isInFuture } from '../startup/clock-correction'
import { type Note, readNote } from '../store/files/notes'
import type { ShopFolder } from '../store/files/shop-folder'
import type { ShopReader, Store } from '../store/store'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const BACKUP_WITHIN = 26 * HOUR
/** Shares of free disk: the alarm begins below the first and ends from the second. */
const [LEAST_FREE, ENOUGH_FREE] = [0.1, 0.12]
const CERTIFICATE_DAYS = 10
const TELLING_FAILS_FOR = HOUR
const NOTHING_SHIPPED_FOR = 10 * MINUTE
/** Maximum answers of 500 or more within this many milliseconds. The alarm ends after as long without any. */
const [TOO_MANY_FAILURES, FAILURES_WITHIN] = [10, 5 * MINUTE]
const CLOCK_OFF_BY = 2 * MINUTE
const CONNECTED_WITHIN = 3000

/** The problem; '' if ok, undefined if unknown. */
type Reading = string | undefined

/** What the readings need. */
export interface Sources {
  store: Store
  folder: ShopFolder
  mailing?: { failingSince: number | undefined } | undefined
  site?: string | undefined
  /** The number of blocks of a disk, and of free ones. */
  disk?: (path: string) => Promise<{ bavail: number; blocks: number }>
  /** Milliseconds by which this clock is ahead of another machine's; undefined if unknown. */
  ahead?: number | undefined
}

export const READINGS: { readonly [Name in Alarm]: (sources: Sources, now: number) => Reading | Promise<Reading> } = {
  async backup({ folder, store }, now) {
    const [last, failed] = [at(await readNote(folder.lastBackup)), await markedAt(folder.failed('trout-feed-backup'))]
    return failed > last ? `The backup of ${said(failed)} failed.` : ageReading('backup', last, store, now)
  },

  async drill({ folder }) {
    const [last, failed] = [await readNote(folder.lastDrill), await markedAt(folder.failed('trout-feed-drill'))]
    if (last.problem) return `The drill of ${said(at(last))} failed: ${last.problem.slice(0, 200)}`
    return failed > at(last) ? `The drill of ${said(failed)} did not end.` : ''
  },

  /** Whether nightly copies and changes are sent to the far side. */
  async copy({ folder, store }, now) {
    const [copy, shipped] = [await readNote(folder.lastFarCopy), await readNote(folder.lastShipped)]
    const age = await ageReading('copy off the machine', at(copy), store, now)
    if (age) return copy.problem ? `${age} ${copy.problem.slice(0, 200)}` : age
    const { problem, failedAt = '' } = shipped
    if (!problem || now - Date.parse(failedAt) < NOTHING_SHIPPED_FOR) return problem ? undefined : ''
    return `No change has left the machine since ${formatDateTime(failedAt)}: ${problem.slice(0, 200)}`
  },

  async disk({ folder, disk = statfs }) {
    const { bavail, blocks } = await disk(folder.path)
    const free = bavail / blocks
    if (free < LEAST_FREE) return `${Math.floor(free * 100)} % of the disk are free.`
    return free < ENOUGH_FREE ? undefined : ''
  },

  /** Reads the site's certificate. An unreachable site is not an alarm of the certificate. */
  async certificate({ site = '' }, now) {
    const { hostname: host, port } = new URL(site)
    const socket = connect({ host, port: Number(port || 443), servername: isIP(host) ? '' : host, rejectUnauthorized: false })
    try {
      await once(socket, 'secureConnect', { signal: AbortSignal.timeout(CONNECTED_WITHIN) })
      const ends = Date.parse(socket.getPeerCertificate().valid_to)
      if (Number.isNaN(ends)) return undefined
      return ends - now < CERTIFICATE_DAYS * DAY ? `The certificate ends on ${said(ends)}.` : ''
    } catch {
      return undefined
    } finally {
      socket.destroy()
    }
  },

  mail({ mailing }, now) {
    const { failingSince } = mailing ?? {}
    if (failingSince === undefined) return ''
    return now - failingSince >= TELLING_FAILS_FOR ? `No mail has gone out since ${said(failingSince)}.` : undefined
  },

  /** Devices of operators that cannot receive push messages. */
  async push({ store }, now) {
    const devices = await store.read(({ pushSubscriptions }) => [...pushSubscriptions.rows()])
    const failing = devices.flatMap(({ name, failingSince }) => (failingSince ? { name, since: Date.parse(failingSince) } : []))
    const lasting = failing.filter(({ since }) => now - since >= TELLING_FAILS_FOR)
    if (lasting.length === 0) return failing.length === 0 ? '' : undefined
    const names = lasting.slice(0, 3).map(({ name, since }) => `${name} since ${said(since)}`)
    return `${lasting.length} of the operators’ devices cannot be told: ${names.join(', ')}.`
  },

  errors(_sources, now) {
    const failures = failuresIn(FAILURES_WITHIN, now)
    if (failures >= TOO_MANY_FAILURES) return `${failures} requests failed within five minutes.`
    return failures === 0 ? '' : undefined
  },

  async clock({ store, ahead = 0 }, now) {
    const newest = await store.read(({ orders, lastIds }) => orders.get(lastIds.get('orders')?.last ?? 0)?.createdAt)
    if (newest && isInFuture(newest, now)) return `The newest order is of ${formatDateTime(newest)}, which is still to come.`
    if (Math.abs(ahead) < CLOCK_OFF_BY) return ''
    return `The clock is ${Math.round(Math.abs(ahead) / MINUTE)} minutes ${ahead > 0 ? 'fast' : 'slow'}.`
  },
}

const at = (note: Note) => Date.parse(note.at ?? '') || 0

/** When a file was written; 0 if never. */
const markedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

const said = (time: number) => formatDateTime(new Date(time).toISOString())

async function ageReading(what: string, last: number, store: Store, now: number): Promise<Reading> {
  if (now - (last || (await store.read(firstDay))) <= BACKUP_WITHIN) return ''
  return last ? `The last ${what} is of ${said(last)}.` : `There is no ${what} yet.`
}

/** The shop's age is that of its first account. */
const firstDay = ({ operators }: ShopReader) =>
  Math.min(...[...operators.rows()].map(({ createdAt }) => Date.parse(createdAt ?? '') || 0))
