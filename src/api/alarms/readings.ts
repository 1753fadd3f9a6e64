import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { formatDateTime } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { failuresIn } from '../http/failures'
import { isInFuture } from '../startup/clock-correction'
import { type Note, readNote } from '../store/files/notes'
import type { ShopFolder } from '../store/files/shop-folder'
import type { ShopReader, Store } from '../store/store'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const BACKUP_WITHIN = 26 * HOUR
/** Shares of the disk: an alarm begins below the first, and is over from the second on. */
const [LEAST_FREE, ENOUGH_FREE] = [0.1, 0.12]
const CERTIFICATE_DAYS = 10
const TELLING_FAILS_FOR = HOUR
const NOTHING_SHIPPED_FOR = 10 * MINUTE
/** So many answers of 500 or more in so many milliseconds are too many; an alarm is over after as long without any. */
const [TOO_MANY_FAILURES, FAILURES_WITHIN] = [10, 5 * MINUTE]
const CLOCK_OFF_BY = 2 * MINUTE
const CONNECTED_WITHIN = 10_000

/** What is wrong; '' where it is well, undefined where nobody can say now. */
type Reading = string | undefined

const at = (note: Note) => Date.parse(note.at ?? '') || 0

const timeIn = async (path: string) => at(await readNote(path))

const said = (time: number) => formatDateTime(new Date(time).toISOString())

export async function backupReading(folder: ShopFolder, store: Store, now: number): Promise<Reading> {
  const [last, failed] = await Promise.all([timeIn(folder.lastBackup), timeIn(folder.failed('trout-feed-backup'))])
  if (failed > last) return `The backup of ${said(failed)} failed.`
  return ageReading('backup', last, store, now)
}

async function ageReading(what: string, last: number, store: Store, now: number): Promise<Reading> {
  if (now - (last || (await store.read(firstDay))) <= BACKUP_WITHIN) return ''
  return last ? `The last ${what} is of ${said(last)}.` : `There is no ${what} yet.`
}

/** Whether a copy of each night, and each change, leaves the machine. */
export async function copyReading(folder: ShopFolder, store: Store, now: number): Promise<Reading> {
  const [copy, shipped] = await Promise.all([readNote(folder.lastFarCopy), readNote(folder.lastShipped)])
  const age = await ageReading('copy off the machine', at(copy), store, now)
  if (age) return copy.problem ? `${age} ${copy.problem.slice(0, 200)}` : age
  const { problem, failedAt = '' } = shipped
  if (!problem || now - Date.parse(failedAt) < NOTHING_SHIPPED_FOR) return problem ? undefined : ''
  return `No change has left the machine since ${formatDateTime(failedAt)}: ${problem.slice(0, 200)}`
}

/** A shop is as old as its first account. */
const firstDay = ({ operators }: ShopReader) =>
  Math.min(...[...operators.rows()].map(({ createdAt }) => Date.parse(createdAt ?? '') || 0))

export async function drillReading(folder: ShopFolder): Promise<Reading> {
  const [last, failed] = await Promise.all([readNote(folder.lastDrill), readNote(folder.failed('trout-feed-drill'))])
  if (last.problem) return `The drill of ${said(at(last))} failed: ${last.problem.slice(0, 200)}`
  return at(failed) > at(last) ? `The drill of ${said(at(failed))} did not end.` : ''
}

/** How many blocks a disk has, and how many of them are free. */
export type Disk = (path: string) => Promise<{ bavail: number; blocks: number }>

export async function diskReading(path: string, disk: Disk = statfs): Promise<Reading> {
  const { bavail, blocks } = await disk(path)
  const free = bavail / blocks
  if (free < LEAST_FREE) return `${Math.floor(free * 100)} % of the disk are free.`
  return free < ENOUGH_FREE ? undefined : ''
}

/** Looks at the certificate that the site shows; one that cannot be reached is no alarm of the certificate. */
export function certificateReading(site: URL, now: number): Promise<Reading> {
  return new Promise((resolve) => {
    const { hostname, port } = site
    const servername = isIP(hostname) ? '' : hostname
    const socket = connect({ host: hostname, port: Number(port || 443), servername, rejectUnauthorized: false })
    const end = (reading: Reading) => {
      socket.destroy()
      resolve(reading)
    }
    socket.setTimeout(CONNECTED_WITHIN, () => end(undefined))
    socket.once('error', () => end(undefined))
    socket.once('secureConnect', () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to)
      if (Number.isNaN(ends)) end(undefined)
      else end(ends - now < CERTIFICATE_DAYS * DAY ? `The certificate ends on ${said(ends)}.` : '')
    })
  })
}

export function mailReading(failingSince: number | undefined, now: number): Reading {
  if (failingSince === undefined) return ''
  return now - failingSince >= TELLING_FAILS_FOR ? `No mail has gone out since ${said(failingSince)}.` : undefined
}

/** The browsers of operators that cannot be told of orders. */
export async function pushReading(store: Store, now: number): Promise<Reading> {
  const failing = await store.read(({ pushSubscriptions }) =>
    [...pushSubscriptions.rows()].flatMap(({ name, failingSince }) =>
      failingSince ? [{ name, since: Date.parse(failingSince) }] : [],
    ),
  )
  const lasting = failing.filter(({ since }) => now - since >= TELLING_FAILS_FOR)
  if (lasting.length === 0) return failing.length === 0 ? '' : undefined
  const names = lasting.slice(0, 3).map(({ name, since }) => `${name} since ${said(since)}`)
  return `${lasting.length} of the operators’ devices cannot be told: ${names.join(', ')}.`
}

export function errorsReading(now: number): Reading {
  const failures = failuresIn(FAILURES_WITHIN, now)
  if (failures >= TOO_MANY_FAILURES) return `${failures} requests failed within five minutes.`
  return failures === 0 ? '' : undefined
}

/** `ahead` is by how many milliseconds this clock is before that of another machine; undefined where none has said. */
export async function clockReading(store: Store, ahead: number | undefined, now: number): Promise<Reading> {
  const newest = await store.read(({ orders, lastIds }) => orders.get(lastIds.get('orders')?.last ?? 0)?.createdAt)
  if (newest && isInFuture(newest, now)) return `The newest order is of ${formatDateTime(newest)}, which is still to come.`
  if (ahead === undefined || Math.abs(ahead) < CLOCK_OFF_BY) return ''
  const minutes = Math.round(Math.abs(ahead) / MINUTE)
  return `The clock is ${minutes} minutes ${ahead > 0 ? 'fast' : 'slow'}.`
}
