import type { Store } from '../store/store'

const SECOND = 1000
const FIRST_WAIT = 5 * SECOND
export const LONGEST_WAIT = 3600 * SECOND

/** The next attempt after some failures: exponential backoff, at least `asked`, at most an hour. */
export const nextTry = (failures: number, now: number, asked = 0): number =>
  now + Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT * 2 ** (failures - 1), asked))

export interface OutboxOptions {
  store: Store
  isLeader?: () => Promise<boolean>
}

/** Polls each second for rows that were not sent yet. Rows are the outbox, so no request waits for it. */
export abstract class Outbox<Options extends OutboxOptions> {
  protected readonly options: Options
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  /** The store version up to which everything was sent. */
  #seen: number | undefined
  #failures = 0
  #failedAt = 0
  #nextTry = 0
  /** Since when sending fails; milliseconds since 1970. */
  failingSince: number | undefined
  protected isClosed = false

  constructor(options: Options) {
    this.options = options
  }

  /** The subject of the log message about delayed sending. */
  protected abstract readonly what: string
  /** Sends what is due at `now`; returns whether something waits for a later time. */
  protected abstract tell(now: number): Promise<boolean>

  async begin() {
    this.#timer = setInterval(() => this.check(Date.now()), SECOND).unref()
  }

  /** Sends waiting rows, unless it is still backing off at `now`. */
  async check(now: number): Promise<void> {
    // A clock that was set back must not lengthen the wait.
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
    // Only one of several processes sends.
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
