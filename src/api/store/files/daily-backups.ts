import { existsSync } from 'node:fs'
import { mkdir, readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '~/domain/day'
import { BACKUPS_KEPT_DAYS } from '~/domain/kept-days'
import { backUp } from './backup'
import { ShopFolder } from './shop-folder'

const NAME = /^(\d+)-\d{4}-\d{2}-\d{2}\.tar\.gz$/
const MINUTE = 60_000
const CHECK_EVERY = 60 * MINUTE

export class DailyBackups {
  readonly #folder: ShopFolder
  readonly #timers: NodeJS.Timeout[] = []
  readonly #stop = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(path: string) {
    this.#folder = new ShopFolder(path)
  }

  begin() {
    const check = () => {
      this.#running = this.runIfDue(Date.now()).catch((error) => {
        if (!this.#stop.signal.aborted) console.error(`The daily backup could not be made: ${error.message}`)
      })
    }
    this.#timers.push(setTimeout(check, MINUTE).unref(), setInterval(check, CHECK_EVERY).unref())
  }

  /** Makes a backup if the newest is a day old, or from after `now` (milliseconds since 1970). */
  async runIfDue(now: number): Promise<void> {
    const newest = (await this.#list()).at(-1)
    if (!newest || !(await isFresh(newest.path, now))) await this.make(now)
  }

  /** Makes a backup and returns its path. */
  async make(now: number): Promise<string> {
    await mkdir(this.#folder.backups, { recursive: true, mode: 0o700 })
    const newest = (await this.#list()).at(-1)
    const number = String((newest?.number ?? 0) + 1).padStart(6, '0')
    const name = `${number}-${new Date(now).toISOString().slice(0, 10)}.tar.gz`
    const made = join(this.#folder.backups, name)
    await backUp(this.#folder.path, made, this.#stop.signal)
    for (const { path } of (await this.#list()).slice(0, -BACKUPS_KEPT_DAYS)) await unlink(path)
    return made
  }

  async close() {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#stop.abort()
    await this.#running
  }

  async #list() {
    if (!existsSync(this.#folder.backups)) return []
    const found = (await readdir(this.#folder.backups)).flatMap((name) => {
      const [, number] = NAME.exec(name) ?? []
      return number === undefined ? [] : [{ path: join(this.#folder.backups, name), number: Number(number) }]
    })
    return found.sort((a, b) => a.number - b.number)
  }
}

async function isFresh(path: string, now: number) {
  const age = now - (await stat(path)).mtimeMs
  return age >= 0 && age < DAY
}
