import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from './problems'

/** Writes a minute from one address to one path: generous, since many phones share a carrier's address. */
const WRITES_A_MINUTE = 600

/** Sign-ins a minute from one address, before the account's own waits. */
const SIGN_INS_A_MINUTE = 60

/** Counts what each address does; kept in memory, forgotten within a minute. */
export class Limits {
  readonly #writes: RateLimiterMemory | undefined
  readonly #signIns: RateLimiterMemory | undefined

  constructor({ isOn }: { isOn: boolean }) {
    if (!isOn) return
    this.#writes = new RateLimiterMemory({ points: WRITES_A_MINUTE, duration: 60 })
    this.#signIns = new RateLimiterMemory({ points: SIGN_INS_A_MINUTE, duration: 60 })
  }

  /** Counts one write; 429 with Retry-After past the limit. */
  countWrite(address: string, path: string) {
    return count(this.#writes, `${path} ${address}`)
  }

  /** Counts one try to sign in; 429 with Retry-After past the limit. */
  countSignIn(address: string) {
    return count(this.#signIns, address)
  }
}

async function count(limiter: RateLimiterMemory | undefined, key: string) {
  try {
    await limiter?.consume(key)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooMany(Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
