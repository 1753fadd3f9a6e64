import type { Store } from '../store/store'

const SECOND = 1000
const FIRST_WAIT = 5 * SECOND
export const LONGEST_WAIT = 3600 * SECOND

/** When to try again after so many failures in a row: later each time, or as late as is asked for, at most in an hour. */
export const nextTry = (failures: number, now: number, asked = 0): number =>
  now + Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT * 2 ** (failures - 1), asked))

export interface OutboxOptions {
  store: Store
  isLeader?: () => Promise<boolean>
}

/** Looks each second for rows of which nobody was told yet: they are the outbox, so that no request waits for it. */
export abstract class Outbox<Options extends OutboxOptions> {
  protected readonly options: Options
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  /** The version of the store of which all is told. */
  #seen: number | undefined
  #failures = 0
  #failedAt = 0
  #nextTry = 0
  /** Since when nothing goes out; milliseconds since 1970. */
  failingSince: number | undefined
  protected isClosed = false

  constructor(options: Options) {
    this.options = options
  }

  /** What the log says has to wait. */
  protected abstract readonly what: string
  /** Tells what is due at `now`; whether something is left that waits for its time. */
  protected abstract tell(now: number): Promise<boolean>

  async begin() {
    this.#timer = setInterval(() => this.check(Date.now()), SECOND).unref()
  }

  /** Tells what is waiting, unless a failed attempt makes it wait at `now`. */
  async check(now: number): Promise<void> {
    // A clock that was set back must not make the wait longer.
    const isPatient = now >= this.#failedAt && now < this.#nextTry
    if (!isPatient && !this.isClosed && this.#seen !== this.options.store.version)
      this.#running ??= this.#tellAll(now).finally(() => {
        this.#running = undefined
      })
    await this.#running
  }

  close() {
    this.isClosed = true
    clearInterval(this.#timer)
  }

  async #tellAll(now: number) {
    const { store, isLeader } = this.options
    // Of several processes one tells.
    if (isLeader && !(await isLeader())) return
    const { version } = store
    try {
      this.#seen = (await this.tell(now)) ? undefined : version
      this.#failures = 0
      this.failingSince = undefined
    } catch (error) {
      const { code, name } = error as { code?: string; name: string }
      if (this.#failures === 0) console.warn(`${this.what} has to wait (${code ?? name}); it is tried again.`)
      this.#seen = undefined
      this.failingSince ??= now
      this.#failedAt = now
      this.#nextTry = nextTry(++this.#failures, now)
    }
  }
}
