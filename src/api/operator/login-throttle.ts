import { Refusal } from '~/api/http/problems'
import type { Shop, ShopReader, Store } from '~/api/store/store'
import { loginAttempts } from '~/rules/settings'
import { signInWait, slowSignInWait, waitInWords } from '~/rules/sign-in'
import type { HashedAddress } from './address-hash'
import type { Caller } from './auth'
import { noteManyGuesses } from './security-events'
import { hashOf } from './tokens'

const DAY = 24 * 60 * 60 * 1000
const MAX_COUNTS = 5000

/** How often more an address may fail over all names: several people share one behind a carrier. */
const ADDRESS_SHARE = 2

/** And how often more all addresses of one IPv6 block (/48). */
const BLOCK_SHARE = 10

/** Wrong guesses of one account in a day, from all addresses; past them, an address that has failed waits far longer. */
const MAX_ACCOUNT_GUESSES = { password: 100, code: 20 } as const

/** What is guessed: each kind is counted by itself. */
export type Guessed = keyof typeof MAX_ACCOUNT_GUESSES

/** Who guesses: a browser that the operator has used before counts for itself, everyone else by address and user name. */
export interface Guesser {
  caller: Pick<Caller, 'deviceHash'>
  username: string
  from: HashedAddress
}

/** Counts a guess before it is checked, so that guesses sent at once are not let through together. Gives the seconds to wait instead, or 0. */
export function countGuess(shop: Shop, guesser: Guesser, guessed: Guessed, now: string): number {
  forgetOld(shop, now)
  const wait = waitOf(shop, guesser, guessed, now)
  if (wait > 0) return wait
  for (const { key } of countsOf(guesser, guessed)) addFailures(shop, key, 1, now)
  if (!guesser.caller.deviceHash) {
    const total = addFailures(shop, accountKey(guesser, guessed, now), 1, now)
    if (total > MAX_ACCOUNT_GUESSES[guessed]) noteManyGuesses(shop, guesser.username, guessed, now)
  }
  dropOldest(shop)
  return 0
}

/** Says how long to wait, which is the same for every name. */
export const tooSoon = (seconds: number) =>
  new Refusal(429, `Too many tries. Please wait ${waitInWords(seconds)} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  })

/** Begins again from none: the guess was right. What others have failed in the account goes on counting. */
export function forgiveGuesses(shop: Shop, guesser: Guesser, guessed: Guessed, now: string) {
  for (const { key } of countsOf(guesser, guessed)) shop.signInAttempts.delete(key)
  if (!guesser.caller.deviceHash) addFailures(shop, accountKey(guesser, guessed, now), -1, now)
}

/** Forgets failures of more than a day ago. */
export async function forgetOldGuesses(store: Store, now: number): Promise<void> {
  await store.update((shop) => forgetOld(shop, new Date(now).toISOString()))
}

function countsOf({ caller: { deviceHash }, username, from: { group, block } }: Guesser, guessed: Guessed) {
  if (deviceHash) return [{ key: hashOf(`${guessed} device ${deviceHash}`), share: 1 }]
  return [
    { key: hashOf(`${guessed} name ${username.toLowerCase()} from ${group}`), share: 1 },
    { key: hashOf(`${guessed} address ${group}`), share: ADDRESS_SHARE },
    ...(block ? [{ key: hashOf(`${guessed} block ${block}`), share: BLOCK_SHARE }] : []),
  ]
}

/** What a whole account has failed is counted by the day (UTC). */
const accountKey = ({ username }: Guesser, guessed: Guessed, now: string) =>
  hashOf(`${guessed} account ${username.toLowerCase()} on ${now.slice(0, 10)}`)

function addFailures(shop: Shop, key: string, count: number, now: string): number {
  const failures = (shop.signInAttempts.get(key)?.failures ?? 0) + count
  if (failures > 0) shop.signInAttempts.put({ nameHash: key, failures, lastFailureAt: now })
  else shop.signInAttempts.delete(key)
  return failures
}

function waitOf(shop: ShopReader, guesser: Guesser, guessed: Guessed, now: string): number {
  const allowed = loginAttempts(shop.settings.get('login_attempts')?.value)
  const total = shop.signInAttempts.get(accountKey(guesser, guessed, now))?.failures ?? 0
  const isSlow = !guesser.caller.deviceHash && total >= MAX_ACCOUNT_GUESSES[guessed]
  const waits = countsOf(guesser, guessed).map(({ key, share }) => {
    const count = shop.signInAttempts.get(key)
    if (!count) return 0
    const since = (Date.parse(now) - Date.parse(count.lastFailureAt)) / 1000
    const isSlowed = isSlow && share === 1
    return (isSlowed ? slowSignInWait(count.failures) : signInWait(count.failures, allowed * share)) - since
  })
  return Math.max(0, Math.ceil(Math.max(...waits)))
}

/** Lets go of what is a day old. What seems to come from later was counted before the clock was set back: it counts from now. */
function forgetOld(shop: Shop, now: string) {
  const time = Date.parse(now)
  for (const count of shop.signInAttempts.rows()) {
    const age = time - Date.parse(count.lastFailureAt)
    if (age >= DAY) shop.signInAttempts.delete(count.nameHash)
    else if (age < 0) shop.signInAttempts.put({ ...count, lastFailureAt: now })
  }
}

function dropOldest(shop: Shop) {
  const counts = [...shop.signInAttempts.rows()]
  if (counts.length <= MAX_COUNTS) return
  const byAge = counts.sort((one, other) => Date.parse(one.lastFailureAt) - Date.parse(other.lastFailureAt))
  for (const { nameHash } of byAge.slice(0, counts.length - MAX_COUNTS)) shop.signInAttempts.delete(nameHash)
}
