import { loginAttempts } from '~/rules/settings'
import { signInWait, waitInWords } from '~/rules/sign-in'
import type { Caller } from './callers'
import { Refusal } from './problems'
import type { Shop, ShopReader, Store } from './store/store'
import { hashOf } from './tokens'

const DAY = 24 * 60 * 60 * 1000
const MAX_COUNTS = 5000

/** How often more an address may fail than a name: several people share one behind a carrier. */
const ADDRESS_SHARE = 2

/** What is guessed: each kind is counted by itself. */
export type Guessed = 'password' | 'code'

/** Who guesses: a browser that the operator has used before counts for itself, everyone else by user name and address. */
export interface Guesser {
  caller: Pick<Caller, 'deviceHash'>
  username: string
  addressHash: string
}

/** Counts a guess before it is checked, so that guesses sent at once are not let through together. Gives the seconds to wait instead, or 0. */
export function countGuess(shop: Shop, guesser: Guesser, guessed: Guessed, now: string): number {
  const wait = waitOf(shop, guesser, guessed, now)
  if (wait > 0) return wait
  forgetOld(shop, now)
  for (const { key } of countsOf(guesser, guessed)) {
    const failures = (shop.signInAttempts.get(key)?.failures ?? 0) + 1
    shop.signInAttempts.put({ nameHash: key, failures, lastFailureAt: now })
  }
  dropOldest(shop)
  return 0
}

/** Says how long to wait, which is the same for every name. */
export const tooSoon = (seconds: number) =>
  new Refusal(429, `Too many tries. Please wait ${waitInWords(seconds)} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  })

/** Begins again from none: the guess was right. */
export function forgiveGuesses(shop: Shop, guesser: Guesser, guessed: Guessed) {
  for (const { key } of countsOf(guesser, guessed)) shop.signInAttempts.delete(key)
}

/** Forgets failures of more than a day ago. */
export async function forgetOldGuesses(store: Store, now: number): Promise<void> {
  await store.update((shop) => forgetOld(shop, new Date(now).toISOString()))
}

function countsOf({ caller: { deviceHash }, username, addressHash }: Guesser, guessed: Guessed) {
  if (deviceHash) return [{ key: hashOf(`${guessed} device ${deviceHash}`), share: 1 }]
  return [
    { key: hashOf(`${guessed} name ${username.toLowerCase()}`), share: 1 },
    { key: hashOf(`${guessed} address ${addressHash}`), share: ADDRESS_SHARE },
  ]
}

function waitOf(shop: ShopReader, guesser: Guesser, guessed: Guessed, now: string): number {
  const allowed = loginAttempts(shop.settings.get('login_attempts')?.value)
  const waits = countsOf(guesser, guessed).map(({ key, share }) => {
    const count = shop.signInAttempts.get(key)
    if (!count) return 0
    const since = (Date.parse(now) - Date.parse(count.lastFailureAt)) / 1000
    return signInWait(count.failures, allowed * share) - since
  })
  return Math.max(0, Math.ceil(Math.max(...waits)))
}

function forgetOld(shop: Shop, now: string) {
  const limit = Date.parse(now) - DAY
  for (const { nameHash, lastFailureAt } of shop.signInAttempts.rows()) {
    if (Date.parse(lastFailureAt) <= limit) shop.signInAttempts.delete(nameHash)
  }
}

function dropOldest(shop: Shop) {
  const counts = [...shop.signInAttempts.rows()]
  if (counts.length <= MAX_COUNTS) return
  const byAge = counts.sort((one, other) => Date.parse(one.lastFailureAt) - Date.parse(other.lastFailureAt))
  for (const { nameHash } of byAge.slice(0, counts.length - MAX_COUNTS)) shop.signInAttempts.delete(nameHash)
}
