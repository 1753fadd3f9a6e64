import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DAY } from '~/domain/day'
import { addressBlock, addressGroup } from './client-addresses'
import { Refusal, tooMany } from './problems'

const COUNTED_WITHIN = 10 * 60

const ORDERS_IN_TEN_MINUTES = 60

const WRITES_A_MINUTE = 600

/** Bytes of text per address and path in ten minutes: hundreds of orders, less than 1 MB on disk. */
const BYTES_IN_TEN_MINUTES = 200_000

/** All buttons of a form together, also those that store nothing. */
const PRESSES_A_MINUTE = 60

const SIGN_INS_A_MINUTE = 60

/** Per order page: enough for sixty people who keep it open. */
const OPENINGS_A_MINUTE = 120

/** Wrong guesses of a phone's last digits in a day: of one link, from one address, and of all links together. */
const GUESSES_OF_LINK = 5
const GUESSES_OF_ADDRESS = 50
const GUESSES_OF_SHOP = 300

/** Above this factor of its limit, a form is not returned with its input. */
const REFUSE_FORM_AFTER = 2

/** All addresses of an IPv6 /48 block together may do this many times as much. */
const BLOCK_SHARE = 5

/** Paths with the stricter limit. An API call and its form share a counter. */
const STRICT_PATHS: Record<string, string> = {
  '/api/orders': 'orders',
  '/shop': 'orders',
  '/order': 'order pages',
  '/order/[token]': 'order pages',
  '/quotation': 'order pages',
  '/quotation/[token]': 'order pages',
  '/api/contact': 'contact',
  '/contact': 'contact',
  '/api/notifications': 'notifications',
  '/api/waitlist': 'waitlist',
  '/shop/[sku]': 'waitlist',
  '/api/feed-notices': 'feed notices',
}

export type MakeLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract

const inMemory: MakeLimiter = (options) => new RateLimiterMemory(options)

interface Limit {
  address: RateLimiterAbstract
  block: RateLimiterAbstract
}

/** Counts writes and sign-ins per address for at most ten minutes, and guesses for a day. */
export class Limits {
  readonly #strict: Limit | undefined
  readonly #writes: Limit | undefined
  readonly #bytes: Limit | undefined
  readonly #presses: Limit | undefined
  readonly #signIns: Limit | undefined
  readonly #openings: RateLimiterAbstract | undefined
  readonly #guesses: Limit
  readonly #guessesOfLink: RateLimiterAbstract
  readonly #guessesOfShop: RateLimiterAbstract

  constructor({ isOn, make = inMemory }: { isOn: boolean; make?: MakeLimiter }) {
    const guessed = (keyPrefix: string, points: number) => make({ keyPrefix, points, duration: DAY / 1000 })
    // Never off: four digits are few.
    this.#guessesOfLink = guessed('guesses-link', GUESSES_OF_LINK)
    this.#guessesOfShop = guessed('guesses-shop', GUESSES_OF_SHOP)
    this.#guesses = {
      address: guessed('guesses', GUESSES_OF_ADDRESS),
      block: guessed('guesses-block', BLOCK_SHARE * GUESSES_OF_ADDRESS),
    }
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
    // In memory, so that reading a page never writes to a shared database.
    this.#openings = inMemory({ keyPrefix: 'openings', points: OPENINGS_A_MINUTE, duration: 60 })
  }

  /** Counts one write; 429 with Retry-After above the limit. A retry stores nothing and has the looser limit. */
  countWrite(address: string, path: string, { isRetry = false } = {}) {
    const kind = STRICT_PATHS[path]
    return kind && !isRetry ? count(this.#strict, address, kind) : count(this.#writes, address, path)
  }

  countText(address: string, path: string, text: string) {
    return count(this.#bytes, address, STRICT_PATHS[path] ?? path, Buffer.byteLength(text))
  }

  /**
   * Counts a posted form, for all its buttons. Above the limit returns the refusal, which is shown with the input; above twice
   * the limit throws it.
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

  /** Counts one request of an order's or complaint's page, from any address. */
  async countOpening(name: string) {
    if (this.#openings) await consume({ limiter: this.#openings, key: name })
  }

  /**
   * Counts a guess before it is checked, so that none slip through at once; 429 above a limit. At the shop's limit, only a link and
   * an address without a wrong guess may guess. Returns what takes the count back after a right guess.
   */
  async countGuess(address: string, link: string): Promise<() => Promise<void>> {
    const ofLink = { limiter: this.#guessesOfLink, key: link }
    const own = [ofLink, ...countersOf(this.#guesses, address, 'digits')].filter((each) => each !== undefined)
    const ofShop = { limiter: this.#guessesOfShop, key: 'all' }
    for (const each of own) {
      const full = await countedIn(each, each.limiter.points)
      if (full) throw tooMany(secondsToWait(each.limiter, full))
    }
    const spent = await countedIn(ofShop, ofShop.limiter.points)
    if (spent) for (const each of own) if (await countedIn(each, 1)) throw tooMany(secondsToWait(ofShop.limiter, spent))
    for (const each of own) await consume(each)
    await ofShop.limiter.penalty(ofShop.key)
    return async () => {
      for (const { limiter, key } of [...own, ofShop]) await limiter.reward(key)
    }
  }
}

interface Counter {
  limiter: RateLimiterAbstract
  key: string
}

/** The counters of an address and of its block. */
function countersOf(limit: Limit, address: string, kind: string): [own: Counter, block?: Counter] {
  const block = addressBlock(address)
  const own = { limiter: limit.address, key: `${kind} ${addressGroup(address)}` }
  return block ? [own, { limiter: limit.block, key: `${kind} ${block}` }] : [own]
}

async function count(limit: Limit | undefined, address: string, kind: string, points = 1) {
  if (!limit) return
  const [own, block] = countersOf(limit, address, kind)
  // A full block adds no new addresses, which saves memory.
  if (block && (await countedIn(block, limit.block.points))) return consume(block)
  await consume(own, points)
  if (block) await consume(block, points)
}

/** 429 if this many times the limit is reached. */
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

/** The counter's state, if it has reached `points`. */
async function countedIn({ limiter, key }: Counter, points: number): Promise<RateLimiterRes | undefined> {
  const counted = await limiter.get(key)
  const isOver = !counted || counted.msBeforeNext <= 0 || isFromFuture(limiter, counted)
  return isOver || counted.consumedPoints < points ? undefined : counted
}

/** A counter that ends too late was started before the clock was set back. */
const isFromFuture = ({ duration }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes) => msBeforeNext > 2 * duration * 1000

const secondsToWait = ({ duration }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes) =>
  Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)))
