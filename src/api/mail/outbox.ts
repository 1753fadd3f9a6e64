import type { Store } from '../store/store'

const SECOND = 1000
const CHECK_EVERY = SECOND
const FIRST_WAIT = 5 * SECOND
export const LONGEST_WAIT = 3600 * SECOND

/** Milliseconds before a try that follows so many failures in a row: longer each time, at most an hour. */
export const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))

export interface OutboxOptions {
  store: Store
  isLeader?: () => Promise<boolean>
}

/** Looks each second for rows of which nobody was told yet: they are the outbox, so that no request waits for it. */
export abstract class Outbox {
  readonly #options: OutboxOptions
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #seen = -1
  #isWaiting = false
  #failures = 0
  #failedAt = 0
  /** Since when nothing goes out; milliseconds since 1970. */
  failingSince: number | undefined
  protected isClosed = false

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  /** Tells what is due at `now`; whether something is left that waits for its time. */
  protected abstract tell(now: number): Promise<boolean>
  /** What the log says of the first failure in a row. */
  protected abstract said(error: unknown): string

  async begin() {
    this.#timer = setInterval(() => this.check(Date.now()), CHECK_EVERY).unref()
  }

  /** Tells what is waiting, unless a failed attempt makes it wait at `now`. */
  check(now: number): Promise<void> {
    const wait = this.#failures > 0 ? waitAfter(this.#failures) : 0
    // A clock that was set back must not make the wait longer.
    const isPatient = now >= this.#failedAt && now < this.#failedAt + wait
    const isDue = !isPatient && (this.#failures > 0 || this.#isWaiting || this.#seen !== this.#options.store.version)
    if (!isDue || this.isClosed) return this.#running ?? Promise.resolve()
    this.#running ??= this.#tellAll(now).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  close() {
    this.isClosed = true
    clearInterval(this.#timer)
  }

  /** Of several processes one tells. */
  protected async leads(): Promise<boolean> {
    return (await this.#options.isLeader?.()) ?? true
  }

  async #tellAll(now: number) {
    this.#seen = this.#options.store.version
    try {
      this.#isWaiting = await this.tell(now)
      this.#failures = 0
      this.failingSince = undefined
    } catch (error) {
      if (this.#failures === 0) console.warn(this.said(error))
      this.failingSince ??= now
      this.#failedAt = now
      this.#failures++
    }
  }
}
