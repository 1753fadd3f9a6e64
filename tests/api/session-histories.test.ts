import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { disableTwoFactor, resetPassword } from '~/api/auth/add-operator'
import { hashOf } from '~/api/auth/tokens'
import { TABLES } from '~/api/store/shop-schema'
import { GIVEN_ROLES, may, type Role } from '~/domain/account/roles'
import { depth } from '../fixtures/depth'
import { SECOND, withSecondOperator } from '../fixtures/rows/operators'
import { codeOf, START, STEP } from '../fixtures/rows/two-factor'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

vi.setConfig({ testTimeout: depth(60_000, 3_600_000) })
afterAll(() => void vi.useRealTimers())

const RUNS = depth(40, 10_000)
const BROWSERS = 3
const NAMES = [OPERATOR.username, SECOND.username]

const BY_SESSION = ['begin', 'confirm', 'end', 'change password', 'reset', 'give role', 'require', 'relax', 'sign out'] as const
const OTHERS = ['sign in', 'set up', 'command resets', 'command disables', 'restart', 'come from an older version'] as const
/** Steps that other steps depend on are more frequent. */
const OFTEN = [...Array<'sign in'>(6).fill('sign in'), ...Array<'set up'>(5).fill('set up')]

const step = fc.record({
  what: fc.constantFrom(...BY_SESSION, ...OTHERS, ...OFTEN),
  place: fc.nat({ max: BROWSERS - 1 }),
  name: fc.constantFrom(...NAMES),
  code: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, 'none' as const),
  endsTwoFactor: fc.boolean(),
  role: fc.constantFrom(...GIVEN_ROLES),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** An operator's own knowledge; `begun` is an unconfirmed two-factor secret. */
interface Known {
  password: string
  role: Role
  secret?: string | undefined
  begun?: string | undefined
}

/** A browser's session, and what it has proved besides the password; undefined once it must have ended. */
interface Proved {
  of: string
  code: boolean
}

/** Both operators in some browsers, the first of the owner; `done` collects the kinds of successful steps. */
async function openHistory(done: Set<string>) {
  vi.setSystemTime(START)
  let shop = openTestShop()
  const { owner } = await withSecondOperator(shop)
  let browsers = [owner, ...Array.from({ length: BROWSERS - 1 }, () => shop.browser())]
  const sessions: (Proved | undefined)[] = [{ of: OPERATOR.username, code: false }]
  const known = new Map<string, Known>([
    [OPERATOR.username, { password: OPERATOR.password, role: 'owner' }],
    [SECOND.username, { password: SECOND.password, role: 'operator' }],
  ])
  /** Who signed in last on each browser's device; undefined if it was forgotten. */
  const devices: (string | undefined)[] = [OPERATOR.username]
  let isRequired = false
  let passwords = 0
  const knownOf = (name: string) => known.get(name) as Known

  const endAll = (name: string, but?: number) => {
    for (const [place, session] of sessions.entries()) if (session?.of === name && place !== but) sessions[place] = undefined
    for (const [place, of] of devices.entries()) if (of === name && place !== but) devices[place] = undefined
  }

  function rightsAt(place: number): 'none' | 'set up' | 'signed in' {
    const session = sessions[place]
    if (!session) return 'none'
    const { secret } = knownOf(session.of)
    if (secret !== undefined) return session.code ? 'signed in' : 'none'
    return isRequired ? 'set up' : 'signed in'
  }

  async function restart(isOlder: boolean) {
    const rows = await rowsOf(shop.store)
    const older = rows.sessions.map(({ hasProvedCode: _, ...row }) => TABLES.sessions.row.parse(row))
    const cookies = browsers.map((browser) => browser.cookies)
    shop = openTestShop({ rows: isOlder ? { ...rows, sessions: older } : rows })
    browsers = cookies.map((kept) => {
      const browser = shop.browser()
      for (const [name, value] of kept) browser.cookies.set(name, value)
      return browser
    })
    if (isOlder) for (const session of sessions) if (session) session.code = false
  }

  /** Runs a step with the browser's session; returns whether it succeeded, and whether it had to. */
  async function act({ what, place, code: typed, endsTwoFactor, role }: Step): Promise<{ isDone: boolean; mayBe: boolean }> {
    const browser = browsers[place] as (typeof browsers)[number]
    const session = sessions[place]
    const mine: Partial<Known> & { password: string } = session ? knownOf(session.of) : { password: OPERATOR.password }
    const codeFor = (secret: string | undefined) => (typed === 'right' && secret ? codeOf(secret) : '000000')
    const proof = { password: mine.password, ...(typed !== 'none' && { code: codeFor(mine.secret) }) }
    const isProved = mine.secret === undefined || typed === 'right'
    const rights = rightsAt(place)
    const isSignedIn = rights === 'signed in'
    const isOwner = isSignedIn && session?.of === OPERATOR.username
    const password = `walnuts-beside-weir-${++passwords}`

    if (what === 'begin') {
      const answer = await browser.post('/api/two-factor', { password: mine.password })
      if (answer.ok) mine.begun = (await answer.json()).secret
      return { isDone: answer.ok, mayBe: rights !== 'none' && mine.secret === undefined }
    }
    if (what === 'confirm') {
      const answer = await browser.put('/api/two-factor', { code: codeFor(mine.begun) })
      const mayBe = rights !== 'none' && mine.secret === undefined && mine.begun !== undefined && typed === 'right'
      if (session && answer.ok) {
        Object.assign(mine, { secret: mine.begun, begun: undefined })
        session.code = true
        endAll(session.of, place)
      }
      return { isDone: answer.ok, mayBe }
    }
    if (what === 'end') {
      const answer = await browser.put('/api/two-factor/ended', proof)
      if (session && answer.ok) {
        Object.assign(mine, { secret: undefined, begun: undefined })
        endAll(session.of, place)
      }
      return { isDone: answer.ok, mayBe: isSignedIn && isProved }
    }
    if (what === 'change password') {
      const change = { current: mine.password, password, repeated: password }
      const answer = await browser.put('/api/password', { ...change, ...proof, password })
      if (session && answer.ok) {
        mine.password = password
        session.code = mine.secret !== undefined
        endAll(session.of, place)
      }
      return { isDone: answer.ok, mayBe: isSignedIn && isProved }
    }
    if (what === 'reset') {
      const given = { newPassword: password, endsTwoFactor }
      const answer = await browser.put(`/api/operators/${SECOND.username}/password`, { ...given, ...proof })
      if (answer.ok) {
        Object.assign(knownOf(SECOND.username), { password, ...(endsTwoFactor && { secret: undefined, begun: undefined }) })
        endAll(SECOND.username)
      }
      return { isDone: answer.ok, mayBe: isOwner && isProved }
    }
    if (what === 'give role') {
      const answer = await browser.put(`/api/operators/${SECOND.username}/role`, { role, ...proof })
      if (answer.ok) knownOf(SECOND.username).role = role
      return { isDone: answer.ok, mayBe: isOwner && isProved }
    }
    if (what === 'require' || what === 'relax') {
      const answer = await browser.put('/api/settings/require_2fa', { value: String(what === 'require'), ...proof })
      const isChange = isRequired !== (what === 'require')
      if (answer.ok) isRequired = what === 'require'
      return { isDone: answer.ok, mayBe: isSignedIn && may(mine.role, 'change') && (isProved || !isChange) }
    }
    const answer = await browser.delete('/api/session')
    sessions[place] = undefined
    return { isDone: answer.ok, mayBe: true }
  }

  async function take(each: Step): Promise<void> {
    const { what, place, name, code: typed } = each
    const account = knownOf(name)
    const now = new Date().toISOString()
    if (what === 'set up') {
      await take({ ...each, what: 'begin' })
      await take({ ...each, what: 'confirm' })
    } else if (what === 'restart' || what === 'come from an older version') await restart(what !== 'restart')
    else if (what === 'command resets') {
      account.password = (await resetPassword(shop.store, now, name)).password
      endAll(name)
    } else if (what === 'command disables') {
      const wasOn = await disableTwoFactor(shop.store, now, name)
      expect(wasOn).toBe(account.secret !== undefined)
      Object.assign(account, { secret: undefined, begun: undefined })
      if (wasOn) endAll(name)
    } else if (what === 'sign in') {
      const code = typed === 'right' && account.secret ? codeOf(account.secret) : '000000'
      const pair = { username: name, password: account.password, ...(typed !== 'none' && { code }) }
      const answer = await (browsers[place] as (typeof browsers)[number]).post('/api/session', pair)
      expect(answer.ok).toBe(account.secret === undefined || typed === 'right')
      if (!answer.ok) return
      sessions[place] = { of: name, code: account.secret !== undefined }
      devices[place] = name
    } else {
      const { isDone, mayBe } = await act(each)
      expect(isDone, `${what} at ${place}, code ${typed}`).toBe(mayBe)
      if (!isDone) return
    }
    done.add(what)
  }

  const ORDERS = { none: 401, 'set up': 403, 'signed in': 200 }

  /** Contacts can also be read by the device of an operator who may read them now. */
  function contactsAt(place: number): number {
    const [session, device] = [sessions[place], devices[place]]
    const rights = rightsAt(place)
    if (rights === 'signed in') return may(knownOf(session?.of ?? '').role, 'read') ? 200 : 403
    if (device !== undefined && may(knownOf(device).role, 'read')) return 200
    return rights === 'set up' ? 403 : 401
  }

  /** Checks that a session's rights follow from what it has proved and its operator's role; an ended one has none. */
  async function check() {
    for (const [place, browser] of browsers.entries()) {
      const rights = rightsAt(place)
      const session = sessions[place]
      const token = hashOf(browser.cookies.get('session') ?? '')
      expect(await shop.store.read((rows) => rows.sessions.get(token) !== undefined)).toBe(session !== undefined)
      const isOwner = session?.of === OPERATOR.username
      const asked = ['/api/orders', '/api/operators', '/api/session', '/api/contacts']
      const answers = await Promise.all(asked.map((path) => browser.get(path)))
      const own = rights === 'none' ? 401 : 200
      const operators = rights === 'signed in' && !isOwner ? 403 : ORDERS[rights]
      expect(
        answers.map(({ status }) => status),
        `${place}: ${rights}`,
      ).toEqual([ORDERS[rights], operators, own, contactsAt(place)])
      if (rights === 'none') continue
      const told = await answers[2]?.json()
      expect(told).toMatchObject({ username: session?.of, mustSetUpTwoFactor: rights === 'set up' })
    }
  }

  /** Long enough that no wait and no used code refuses the next step. */
  const pause = () => {
    vi.setSystemTime(Date.now() + 2 * STEP)
    return shop.store.update(({ signInAttempts }) => {
      for (const { nameHash } of signInAttempts.rows()) signInAttempts.delete(nameHash)
    })
  }

  return { take, check, pause }
}

test(`a session has the rights that it has proved, and none after its end, in ${RUNS} random histories`, async () => {
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (steps) => {
      const { take, check, pause } = await openHistory(done)
      for (const each of steps) {
        await take(each)
        await check()
        await pause()
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  const kinds = BY_SESSION.length + OTHERS.length
  expect(done.size, [...done].join()).toBeGreaterThanOrEqual(depth(kinds - 3, kinds))
})
