import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressBlock, addressGroup } from './client-addresses'
import { tooMany } from './problems'

const COUNTED_WITHIN = 10 * 60

const ORDERS_IN_TEN_MINUTES = 60

const WRITES_A_MINUTE = 600

/** Text in ten minutes from one address to one path: hundreds of orders, less than 1 MB on disk. */
const BYTES_IN_TEN_MINUTES = 200_000

const SIGN_INS_A_MINUTE = 60

/** Of one order's page: as many as sixty people who leave it open. */
const OPENINGS_A_MINUTE = 120

/** All addresses of an IPv6 block (/48) together may do this many times as much. */
const BLOCK_SHARE = 5

/** Paths with the stricter limit. A call and its form are counted together. */
const STRICT_PATHS: Record<string, string> = {
  '/api/orders': 'orders',
  '/shop': 'orders',
  '/order': 'order pages',
  '/api/contact': 'contact',
  '/contact': 'contact',
  '/api/notifications': 'notifications',
}

export type MakeLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract

const inMemory: MakeLimiter = (options) => new RateLimiterMemory(options)

interface Limit {
  address: RateLimiterAbstract
  block: RateLimiterAbstract
}

/** Counts the writes and sign-ins of each address, for at most ten minutes. */
export class Limits {
  readonly #strict: Limit | undefined
  readonly #writes: Limit | undefined
  readonly #bytes: Limit | undefined
  readonly #signIns: Limit | undefined
  readonly #openings: RateLimiterAbstract | undefined

  constructor({ isOn, make = inMemory }: { isOn: boolean; make?: MakeLimiter }) {
    if (!isOn) return
    const limit = (keyPrefix: string, points: number, duration: number): Limit => ({
      address: make({ keyPrefix, points, duration }),
      block: make({ keyPrefix: `${keyPrefix}-block`, points: BLOCK_SHARE * points, duration }),
    })
    this.#strict = limit('kept', ORDERS_IN_TEN_MINUTES, COUNTED_WITHIN)
    this.#writes = limit('writes', WRITES_A_MINUTE, 60)
    this.#bytes = limit('bytes', BYTES_IN_TEN_MINUTES, COUNTED_WITHIN)
    this.#signIns = limit('sign-ins', SIGN_INS_A_MINUTE, 60)
    // A page that is read writes nothing into a shared database.
    this.#openings = inMemory({ keyPrefix: 'openings', points: OPENINGS_A_MINUTE, duration: 60 })
  }

  /** Counts one write; 429 with Retry-After past the limit. A retry stores nothing and has the looser limit. */
  countWrite(address: string, path: string, { isRetry = false } = {}) {
    const kind = STRICT_PATHS[path]
    return kind && !isRetry ? count(this.#strict, address, kind) : count(this.#writes, address, path)
  }

  countText(address: string, path: string, text: string) {
    return count(this.#bytes, address, STRICT_PATHS[path] ?? path, Buffer.byteLength(text))
  }

  countSignIn(address: string) {
    return count(this.#signIns, address, '')
  }

  /** Counts one reading of an order's page, from whatever address. */
  async countOpening(orderId: number) {
    if (this.#openings) await consume(this.#openings, String(orderId))
  }
}

async function count(limit: Limit | undefined, address: string, kind: string, points = 1) {
  if (!limit) return
  const block = addressBlock(address)
  const blockKey = `${kind} ${block}`
  // A full block adds no more addresses to the counters.
  if (block) refuseFull(limit.block, await limit.block.get(blockKey))
  await consume(limit.address, `${kind} ${addressGroup(address)}`, points)
  if (block) await consume(limit.block, blockKey, points)
}

async function consume(limiter: RateLimiterAbstract, key: string, points = 1) {
  try {
    await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    if (isFromFuture(limiter, refusal)) await limiter.delete(key)
    else throw tooMany(secondsToWait(limiter, refusal))
  }
}

function refuseFull(limiter: RateLimiterAbstract, counted: RateLimiterRes | null) {
  if (!counted || counted.consumedPoints < limiter.points || isFromFuture(limiter, counted)) return
  if (counted.msBeforeNext > 0) throw tooMany(secondsToWait(limiter, counted))
}

/** A count that ends too late began before the clock was set back. */
const isFromFuture = ({ duration }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes) => msBeforeNext > 2 * duration * 1000

const secondsToWait = ({ duration }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes) =>
  Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)))
