import { FarAway } from './far-side'

const MINUTE = 60_000
const MOST_JUNK = 10_000
const LOOKED_WITHIN = 15 * MINUTE

/** Errors of this machine's disk. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Objects skipped while reading a far side, one line each. */
export class PassedOver {
  readonly lines: string[] = []
  readonly #begunAt = performance.now()

  /** Rethrows errors that do not concern the object, and throws if there are too many. */
  add(name: string, error: unknown) {
    if (isOfMachine(error)) throw error
    const { message } = error as Error
    this.lines.push(message.includes(name) ? message : `${name}: ${message}`)
    const count = this.lines.length
    if (count < MOST_JUNK && performance.now() - this.#begunAt < LOOKED_WITHIN) return
    throw new Error(`${count} objects of the far side were passed over, the last: ${this.lines.at(-1)}. Please remove them.`)
  }

  /** Lines for the log. */
  words(): string[] {
    if (this.lines.length === 0) return []
    const count = this.lines.length === 1 ? '1 object' : `${this.lines.length} objects`
    return [...this.lines.map((line) => `Passed over: ${line}`), `${count} of the far side passed over.`]
  }
}

/** Whether an error comes from a failing far side or a full local disk. */
function isOfMachine(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return error instanceof FarAway || DISK_ERRORS.has(code ?? '') || isOfMachine(error.cause)
}
