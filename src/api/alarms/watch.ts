import type { Alarm } from '~/domain/account/alarms'
import { replaceFile } from '../store/files/durable-file'
import { ShopFolder } from '../store/files/shop-folder'
import type { Store } from '../store/store'
import { healthOf, type Readings, tellNews } from './alarm-rows'
import {
  backupReading,
  certificateReading,
  clockReading,
  copyReading,
  type Disk,
  diskReading,
  drillReading,
  errorsReading,
  mailReading,
  pushReading,
} from './readings'

const MINUTE = 60_000
const CERTIFICATE_EVERY = 60 * MINUTE
const HEARTBEAT_EVERY = 5 * MINUTE
const ANSWERED_WITHIN = 10_000

export interface Watching {
  store: Store
  /** The data folder. */
  path: string
  /** Whether the shop and its backups are files in that folder. */
  isInFiles: boolean
  /** Whether its backups leave the machine. */
  isCopied?: boolean
  isLeader: () => Promise<boolean>
  mailing?: { failingSince: number | undefined } | undefined
  site?: string | undefined
  heartbeat?: string | undefined
  disk?: Disk
}

/** Looks after the shop once a minute: rings alarms, and says to a monitor outside that all is well. */
export class Watch {
  readonly watches: ReadonlySet<Alarm>
  readonly #watching: Watching
  readonly #folder: ShopFolder
  readonly #site: URL | undefined
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #certificate: { at: number; reading: string | undefined } | undefined
  #beaten = 0
  #ahead: number | undefined
  #isHeartbeatLost = false

  constructor(watching: Watching) {
    this.#watching = watching
    this.#folder = new ShopFolder(watching.path)
    this.#site = watching.site?.startsWith('https:') ? new URL(watching.site) : undefined
    const always: Alarm[] = ['disk', 'push', 'errors', 'clock']
    if (watching.isInFiles) always.push('backup', 'drill')
    if (watching.isCopied) always.push('copy')
    if (watching.mailing) always.push('mail')
    if (this.#site) always.push('certificate')
    this.watches = new Set(always)
  }

  begin() {
    this.#timer = setInterval(() => void this.check(Date.now()), MINUTE).unref()
  }

  async close() {
    clearInterval(this.#timer)
    await this.#running
  }

  /** Never throws: what it cannot read or write now, it tries again a minute later. */
  check(now: number): Promise<void> {
    this.#running ??= this.#look(now)
      .catch((error) => console.warn(`The shop could not be looked after (${(error as Error).name}); it is tried again.`))
      .finally(() => {
        this.#running = undefined
      })
    return this.#running
  }

  async #look(now: number) {
    const { store, isLeader, heartbeat } = this.#watching
    if (!(await isLeader())) return
    await tellNews(store, await this.#readings(now), now)
    const alarms = (await store.read((shop) => healthOf(shop, this.watches))).filter(({ state }) => state === 'alarm')
    // `trout-feed status` reads it beside the server.
    await replaceFile(this.#folder.alarms, [JSON.stringify({ at: new Date(now), alarms })])
    if (!heartbeat || alarms.length > 0 || (now >= this.#beaten && now - this.#beaten < HEARTBEAT_EVERY)) return
    await store.check()
    this.#beaten = now
    await this.#beat(heartbeat)
  }

  async #readings(now: number): Promise<Readings> {
    const { store, path, mailing, disk } = this.#watching
    const looked: { [Name in Alarm]: () => Promise<string | undefined> | string | undefined } = {
      backup: () => backupReading(this.#folder, store, now),
      drill: () => drillReading(this.#folder),
      copy: () => copyReading(this.#folder, store, now),
      disk: () => diskReading(path, disk),
      certificate: () => this.#certificateReading(now),
      mail: () => mailReading(mailing?.failingSince, now),
      push: () => pushReading(store, now),
      errors: () => errorsReading(now),
      clock: () => clockReading(store, this.#ahead, now),
    }
    const all = await Promise.all([...this.watches].map(async (alarm) => [alarm, await looked[alarm]()] as const))
    return Object.fromEntries(all.filter(([, reading]) => reading !== undefined))
  }

  async #certificateReading(now: number) {
    const { at = 0 } = this.#certificate ?? {}
    if (this.#site && (!this.#certificate || now < at || now - at >= CERTIFICATE_EVERY))
      this.#certificate = { at: now, reading: await certificateReading(this.#site, now) }
    return this.#certificate?.reading
  }

  /** The monitor's answer also says what time it is elsewhere. */
  async #beat(address: string) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWERED_WITHIN) })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(String(answer.status))
      const there = Date.parse(answer.headers.get('date') ?? '')
      this.#ahead = Number.isNaN(there) ? undefined : Date.now() - there
      this.#isHeartbeatLost = false
    } catch (error) {
      if (!this.#isHeartbeatLost) console.warn(`The monitor at HEARTBEAT_URL did not answer (${(error as Error).name}).`)
      this.#isHeartbeatLost = true
    }
  }
}
