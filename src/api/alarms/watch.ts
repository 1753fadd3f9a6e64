import { ALARM_WORDS, type Alarm } from '~/domain/account/alarms'
import { replaceFile } from '../store/files/durable-file'
import { readNote } from '../store/files/notes'
import { ShopFolder } from '../store/files/shop-folder'
import { healthOf, type Readings, tellNews } from './alarm-rows'
import { READINGS, type Sources } from './readings'

const MINUTE = 60_000
const HEARTBEAT_EVERY = 5 * MINUTE
const ANSWERED_WITHIN = 10_000

export interface Watching extends Omit<Sources, 'folder' | 'ahead'> {
  /** The data folder. */
  path: string
  /** Whether the shop and its backups are files in that folder. */
  isInFiles: boolean
  /** Whether backups are sent to a far side. */
  isCopied?: boolean
  isLeader: () => Promise<boolean>
  heartbeat?: string | undefined
}

/** Checks the shop once a minute: triggers alarms, and calls an external monitor while all is well. */
export class Watch {
  readonly watches: ReadonlySet<Alarm>
  readonly #watching: Watching & Sources
  #timer: NodeJS.Timeout | undefined
  #running: Promise<unknown> | undefined
  #beatenAt = 0
  /** What failed at the last attempt. */
  readonly #failing = new Set<string>()

  constructor(watching: Watching) {
    this.#watching = { ...watching, folder: new ShopFolder(watching.path) }
    const watches: Alarm[] = ['disk', 'push', 'errors', 'clock']
    if (watching.isInFiles) watches.push('backup', 'drill')
    if (watching.isCopied) watches.push('copy')
    if (watching.mailing) watches.push('mail')
    if (watching.site?.startsWith('https:')) watches.push('certificate')
    this.watches = new Set(watches)
  }

  begin() {
    this.#timer = setInterval(() => void this.check(Date.now()), MINUTE).unref()
  }

  async close() {
    clearInterval(this.#timer)
    await this.#running
  }

  /** Monitored parts that have not succeeded yet. */
  async awaited(): Promise<Alarm[]> {
    const { lastBackup: backup, lastDrill: drill, lastFarCopy: copy } = this.#watching.folder
    const notes = await Promise.all(
      Object.entries({ backup, drill, copy }).map(async ([alarm, path]) => ({ alarm, ...(await readNote(path)) })),
    )
    return notes.filter(({ at }) => at === undefined).map(({ alarm }) => alarm as Alarm)
  }

  /** Never throws; what fails is retried a minute later. A hanging check blocks only itself. */
  check(now: number): Promise<unknown> {
    this.#running ??= this.#works('The shop could not be looked after', () => this.#look(now)).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #look(now: number) {
    const { store, folder, isLeader, heartbeat } = this.#watching
    if (!(await isLeader())) return
    const readings: Readings = {}
    const looks = [...this.watches].map((alarm) =>
      this.#works(`The alarm "${ALARM_WORDS[alarm].title}" could not be looked at`, async () => {
        const reading = await READINGS[alarm](this.#watching, now)
        if (reading !== undefined) readings[alarm] = reading
      }),
    )
    const works = await Promise.all(looks)
    await tellNews(store, readings, now)
    const alarms = (await store.read((shop) => healthOf(shop, this.watches))).filter(({ state }) => state === 'alarm')
    // Read by `trout-feed status` in another process.
    await replaceFile(folder.alarms, [JSON.stringify({ at: new Date(now), alarms })])
    // If a part cannot be checked, it is unknown whether all is well.
    const isSoon = now >= this.#beatenAt && now - this.#beatenAt < HEARTBEAT_EVERY
    if (!heartbeat || isSoon || alarms.length > 0 || works.includes(false)) return
    await store.check()
    this.#beatenAt = now
    await this.#works('The monitor at HEARTBEAT_URL did not answer', async () => {
      const answer = await fetch(heartbeat, { signal: AbortSignal.timeout(ANSWERED_WITHIN) })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(String(answer.status))
      // The answer also contains the monitor's time.
      const there = Date.parse(answer.headers.get('date') ?? '')
      this.#watching.ahead = Number.isNaN(there) ? undefined : Date.now() - there
    })
  }

  /** Whether it works now. A failure is logged once, until it ends. */
  async #works(sentence: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      this.#failing.delete(sentence)
      return true
    } catch (error) {
      const { code, name } = error as { code?: string; name: string }
      if (!this.#failing.has(sentence)) console.warn(`${sentence} (${code ?? name}); it is tried again.`)
      this.#failing.add(sentence)
      return false
    }
  }
}
