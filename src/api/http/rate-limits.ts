import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressBlock, addressGroup } from './client-addresses'
import { Refusal, tooMany } from './problems'

const COUNTED_WITHIN = 10 * 60

const ORDERS_IN_TEN_MINUTES = 60

const WRITES_A_MINUTE = 600

/** Text in ten minutes from one address to one path: hundreds of orders, less than 1 MB on disk. */
const BYTES_IN_TEN_MINUTES = 200_000

/** Of the buttons of one form together: those that keep nothing, too. */
const PRESSES_A_MINUTE = 60

const SIGN_INS_A_MINUTE = 60

/** Of one order's page: as many as sixty people who leave it open. */
const OPENINGS_A_MINUTE = 120

/** From so many times a limit of a form on, it does not come back as it was typed. */
const REFUSE_FORM_AFTER = 2

/** All addresses of an IPv6 block (/48) together may do this many times as much. */
const BLOCK_SHARE = 5

/** Paths with the stricter limit. A call and its form are counted together. */
const STRICT_PATHS: Record<string, string> = {
  '/api/orders': 'orders',
  '/shop': 'orders',
  '/order': 'order pages',
  '/order/[token]': 'order pages',
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
  readonly #presses: Limit | undefined
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
    this.#presses = limit('presses', PRESSES_A_MINUTE, 60)
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

  /**
   * Counts a form that was posted, by whichever of its buttons. Past a limit it is answered with the refusal, to be shown with
   * what was typed; from twice a limit on, that is thrown.
   */
  async countPress(senders: readonly string[], path: string): Promise<Refusal | undefined> {
    const kind = STRICT_PATHS[path] ?? path
    for (const limit of [this.#strict, this.#bytes, this.#presses])
      for (const sender of senders) await refuseShut(limit, sender, kind)
    try {
      for (const sender of senders) await count(this.#presses, sender, kind)
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal
      throw refusal
    }
    return undefined
  }

  countSignIn(address: string) {
    return count(this.#signIns, address, '')
  }

  /** Counts one reading of the page of an order or a complaint, by its name, from whatever address. */
  async countOpening(name: string) {
    if (this.#openings) await consume({ limiter: this.#openings, key: name })
  }
}

interface Counter {
  limiter: RateLimiterAbstract
  key: string
}

/** The counter of an address, and that of its block. */
function countersOf(limit: Limit, address: string, kind: string): [own: Counter, block?: Counter] {
  const block = addressBlock(address)
  const own = { limiter: limit.address, key: `${kind} ${addressGroup(address)}` }
  return block ? [own, { limiter: limit.block, key: `${kind} ${block}` }] : [own]
}

async function count(limit: Limit | undefined, address: string, kind: string, points = 1) {
  if (!limit) return
  const [own, block] = countersOf(limit, address, kind)
  // A full block adds no more addresses to the counters.
  if (block && (await countedIn(block, limit.block.points))) return consume(block)
  await consume(own, points)
  if (block) await consume(block, points)
}

/** 429 where this is the last of so many times the limit, or one after it. */
async function refuseShut(limit: Limit | undefined, address: string, kind: string) {
  for (const counter of limit ? countersOf(limit, address, kind) : []) {
    const full = counter && (await countedIn(counter, REFUSE_FORM_AFTER * counter.limiter.points - 1))
    if (full) throw tooMany(secondsToWait(counter.limiter, full))
  }
}

async function consume({ limiter, key }: Counter, points = 1) {
  try {
    await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    if (isFromFuture(limiter, refusal)) await limiter.delete(key)
    else throw tooMany(secondsToWait(limiter, refusal))
  }
}

/** What has been counted, where that is as much as `points`. */
async function countedIn({ limiter, key }: Counter, points: number): Promise<RateLimiterRes | undefined> {
  const counted = await limiter.get(key)
  const isOver = !counted || counted.msBeforeNext <= 0 || isFromFuture(limiter, counted)
  return isOver || counted.consumedPoints < points ? undefined : counted
}

/** A count that ends too late began before the clock was set back. */
const isFromFuture = ({ duration }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes) => msBeforeNext > 2 * duration * 1000

const secondsToWait = ({ duration }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes) =>
  Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)))
