import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressBlock, addressGroup } from '~/rules/addresses'
import { tooMany } from './problems'

/** Seconds in which orders, enquiries and the text of all writes are counted. */
const COUNTED_WITHIN = 10 * 60

/** Orders from one address, enquiries, and the notifications beside them: a village shares one address. */
const ORDERS_IN_TEN_MINUTES = 60

/** Other writes a minute from one address to one path, and answers that are given again. */
const WRITES_A_MINUTE = 600

/** Text in ten minutes from one address to one path: hundreds of orders, yet with answers and copies less than 1 MB on disk. */
const BYTES_IN_TEN_MINUTES = 200_000

/** Sign-ins a minute from one address, before the account's own waits. */
const SIGN_INS_A_MINUTE = 60

/** How much more than one address all those of its IPv6 block (/48) may do together. */
const BLOCK_SHARE = 5

/** What is kept for the operator, one path and its form counted as one. */
const KEPT: Record<string, string> = {
  '/api/orders': 'orders',
  '/shop': 'orders',
  '/api/contact': 'contact',
  '/contact': 'contact',
  '/api/notifications': 'notifications',
}

/** Makes the counter of one limit. */
export type MakeLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract

const inMemory: MakeLimiter = (options) => new RateLimiterMemory(options)

interface Limit {
  address: RateLimiterAbstract
  block: RateLimiterAbstract
}

/** Counts what each address does; forgotten within ten minutes. */
export class Limits {
  readonly #kept: Limit | undefined
  readonly #writes: Limit | undefined
  readonly #bytes: Limit | undefined
  readonly #signIns: Limit | undefined

  constructor({ isOn, make = inMemory }: { isOn: boolean; make?: MakeLimiter }) {
    if (!isOn) return
    const limit = (keyPrefix: string, points: number, duration: number): Limit => ({
      address: make({ keyPrefix, points, duration }),
      block: make({ keyPrefix: `${keyPrefix}-block`, points: BLOCK_SHARE * points, duration }),
    })
    this.#kept = limit('kept', ORDERS_IN_TEN_MINUTES, COUNTED_WITHIN)
    this.#writes = limit('writes', WRITES_A_MINUTE, 60)
    this.#bytes = limit('bytes', BYTES_IN_TEN_MINUTES, COUNTED_WITHIN)
    this.#signIns = limit('sign-ins', SIGN_INS_A_MINUTE, 60)
  }

  /** Counts one write; 429 with Retry-After past the limit. A retry of what was accepted keeps nothing more. */
  countWrite(address: string, path: string, { isRetry = false } = {}) {
    const kind = KEPT[path]
    return kind && !isRetry ? count(this.#kept, address, kind) : count(this.#writes, address, path)
  }

  /** Counts what one write would have the shop keep; 429 with Retry-After past the limit. */
  countText(address: string, path: string, text: string) {
    return count(this.#bytes, address, KEPT[path] ?? path, Buffer.byteLength(text))
  }

  /** Counts one try to sign in; 429 with Retry-After past the limit. */
  countSignIn(address: string) {
    return count(this.#signIns, address, '')
  }
}

async function count(limit: Limit | undefined, address: string, kind: string, points = 1) {
  if (!limit) return
  const block = addressBlock(address)
  const blockKey = `${kind} ${block}`
  // A block that is full adds no more addresses to what is counted.
  if (block) refuseFull(limit.block, await limit.block.get(blockKey))
  await consume(limit.address, `${kind} ${addressGroup(address)}`, points)
  if (block) await consume(limit.block, blockKey, points)
}

async function consume(limiter: RateLimiterAbstract, key: string, points: number) {
  try {
    await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    if (isOfAnotherTime(limiter, refusal)) await limiter.delete(key)
    else throw tooMany(waitOf(limiter, refusal))
  }
}

function refuseFull(limiter: RateLimiterAbstract, counted: RateLimiterRes | null) {
  if (!counted || counted.consumedPoints < limiter.points || isOfAnotherTime(limiter, counted)) return
  if (counted.msBeforeNext > 0) throw tooMany(waitOf(limiter, counted))
}

/** A count that ends later than any can was begun by a clock that has been set back since. */
const isOfAnotherTime = ({ duration }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes) =>
  msBeforeNext > 2 * duration * 1000

/** Seconds, never more than a count lasts. */
const waitOf = ({ duration }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes) =>
  Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)))
