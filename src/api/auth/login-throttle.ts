import { loginAttempts } from '~/domain/account/settings'
import { signInWait, slowSignInWait, waitInWords } from '~/domain/account/sign-in'
import { DAY } from '~/domain/day'
import { Refusal } from '../http/problems'
import type { Shop, ShopReader, Store } from '../store/store'
import type { HashedAddress } from './address-hash'
import type { Caller } from './auth'
import { deviceUser } from './operator-rows'
import { noteManyAttempts } from './security-events'
import { hashOf } from './tokens'

const MAX_COUNTS = 5000

/** An address may fail this many times as often over all names: people share one. */
const ADDRESS_SHARE = 2

const BLOCK_SHARE = 10

/** Failed attempts on one account in a day. After them, an address that failed waits far longer. */
const MAX_ACCOUNT_FAILURES = { password: 100, code: 20 } as const

type Secret = keyof typeof MAX_ACCOUNT_FAILURES

export interface Attempt {
  caller: Pick<Caller, 'deviceHash'>
  username: string
  from: HashedAddress
}

/** Counts an attempt before it is checked, so that none slip through at once. Returns the seconds to wait, or 0. */
export function countAttempt(shop: Shop, attempt: Attempt, secret: Secret, now: string): number {
  removeOld(shop, now)
  const wait = waitOf(shop, attempt, secret, now)
  if (wait > 0) return wait
  for (const { key } of countsOf(shop, attempt, secret)) addFailures(shop, key, 1, now)
  if (!trustedDevice(shop, attempt)) {
    const total = addFailures(shop, accountKey(attempt, secret, now), 1, now)
    if (total > MAX_ACCOUNT_FAILURES[secret]) noteManyAttempts(shop, attempt.username, secret, now)
  }
  dropOldest(shop)
  return 0
}

export const tooSoon = (seconds: number) =>
  new Refusal(429, `Too many tries. Please wait ${waitInWords(seconds)} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  })

export function clearAttempts(shop: Shop, attempt: Attempt, secret: Secret, now: string) {
  for (const { key } of countsOf(shop, attempt, secret)) shop.signInAttempts.delete(key)
  if (!trustedDevice(shop, attempt)) addFailures(shop, accountKey(attempt, secret, now), -1, now)
}

export async function removeOldAttempts(store: Store, now: number): Promise<void> {
  await store.update((shop) => removeOld(shop, new Date(now).toISOString()))
}

/** The hash of the caller's device, if this operator was the last to sign in there. */
const trustedDevice = (shop: ShopReader, { caller: { deviceHash }, username }: Attempt): string | undefined =>
  deviceUser(shop, deviceHash) === username ? deviceHash : undefined

function countsOf(shop: ShopReader, attempt: Attempt, secret: Secret) {
  const { group, block } = attempt.from
  const deviceHash = trustedDevice(shop, attempt)
  if (deviceHash) return [{ key: hashOf(`${secret} device ${deviceHash}`), share: 1 }]
  return [
    { key: hashOf(`${secret} name ${attempt.username.toLowerCase()} from ${group}`), share: 1 },
    { key: hashOf(`${secret} address ${group}`), share: ADDRESS_SHARE },
    ...(block ? [{ key: hashOf(`${secret} block ${block}`), share: BLOCK_SHARE }] : []),
  ]
}

const accountKey = ({ username }: Attempt, secret: Secret, now: string) =>
  hashOf(`${secret} account ${username.toLowerCase()} on ${now.slice(0, 10)}`)

function addFailures(shop: Shop, key: string, count: number, now: string): number {
  const failures = (shop.signInAttempts.get(key)?.failures ?? 0) + count
  if (failures > 0) shop.signInAttempts.put({ nameHash: key, failures, lastFailureAt: now })
  else shop.signInAttempts.delete(key)
  return failures
}

function waitOf(shop: ShopReader, attempt: Attempt, secret: Secret, now: string): number {
  const allowed = loginAttempts(shop.settings.get('login_attempts')?.value)
  const total = shop.signInAttempts.get(accountKey(attempt, secret, now))?.failures ?? 0
  const isSlow = !trustedDevice(shop, attempt) && total >= MAX_ACCOUNT_FAILURES[secret]
  const waits = countsOf(shop, attempt, secret).map(({ key, share }) => {
    const count = shop.signInAttempts.get(key)
    if (!count) return 0
    const since = (Date.parse(now) - Date.parse(count.lastFailureAt)) / 1000
    const isSlowed = isSlow && share === 1
    return (isSlowed ? slowSignInWait(count.failures) : signInWait(count.failures, allowed * share)) - since
  })
  return Math.max(0, Math.ceil(Math.max(...waits)))
}

/** Removes counts older than a day. One from the future, counted before the clock was set back, counts from now. */
function removeOld(shop: Shop, now: string) {
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
