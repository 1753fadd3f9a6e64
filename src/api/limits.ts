import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from './problems'

/** Writes a minute from one address to one path: generous, since many phones share a carrier's address. */
const WRITES_A_MINUTE = 600

/** Text in ten minutes from one address to one path: hundreds of orders, yet with answers and copies less than 1 MB on disk. */
const BYTES = 200_000
const BYTES_WITHIN = 10 * 60

/** Sign-ins a minute from one address, before the account's own waits. */
const SIGN_INS_A_MINUTE = 60

/** Makes the counter of one limit. */
export type MakeLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract

const inMemory: MakeLimiter = (options) => new RateLimiterMemory(options)

/** Counts what each address does; forgotten within ten minutes. */
export class Limits {
  readonly #writes: RateLimiterAbstract | undefined
  readonly #bytes: RateLimiterAbstract | undefined
  readonly #signIns: RateLimiterAbstract | undefined

  constructor({ isOn, make = inMemory }: { isOn: boolean; make?: MakeLimiter }) {
    if (!isOn) return
    this.#writes = make({ keyPrefix: 'writes', points: WRITES_A_MINUTE, duration: 60 })
    this.#bytes = make({ keyPrefix: 'bytes', points: BYTES, duration: BYTES_WITHIN })
    this.#signIns = make({ keyPrefix: 'sign-ins', points: SIGN_INS_A_MINUTE, duration: 60 })
  }

  /** Counts one write; 429 with Retry-After past the limit. */
  countWrite(address: string, path: string) {
    return count(this.#writes, `${path} ${networkOf(address)}`)
  }

  /** Counts what one write would have the shop keep; 429 with Retry-After past the limit. */
  countText(address: string, path: string, text: string) {
    return count(this.#bytes, `${path} ${networkOf(address)}`, Buffer.byteLength(text))
  }

  /** Counts one try to sign in; 429 with Retry-After past the limit. */
  countSignIn(address: string) {
    return count(this.#signIns, networkOf(address))
  }
}

async function count(limiter: RateLimiterAbstract | undefined, key: string, points = 1) {
  try {
    await limiter?.consume(key, points)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooMany(Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** One household has 2^64 IPv6 addresses: they count as one, by the half that its provider gives out. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const missing = 8 - groups(head).length - groups(tail ?? '').length
  const all = tail === undefined ? groups(head) : [...groups(head), ...Array(Math.max(0, missing)).fill('0'), ...groups(tail)]
  return all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
