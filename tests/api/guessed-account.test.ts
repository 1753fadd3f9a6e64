import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countAttempt } from '~/api/auth/login-throttle'
import { refusal } from '../fixtures/problems'
import { openMailing, soon } from '../fixtures/shops/mailing'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const START = Date.parse('2026-03-01T06:00:00Z')
const MANY = 100
const WRONG = { ...OPERATOR, password: 'a guess' }

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

type Shop = Pick<ReturnType<typeof openTestShop>, 'browser'>

const at = (host: number) => ({ 'x-test-address': `198.51.${Math.floor(host / 250)}.${(host % 250) + 1}` })
const signIn = (shop: Shop, body: object, headers: Record<string, string>) => shop.browser().post('/api/session', body, headers)

/** Sends one wrong password from each of this many addresses, except those in `at`. */
async function guessFrom(
  { store }: Pick<ReturnType<typeof openTestShop>, 'store'>,
  addresses: number,
  username = OPERATOR.username,
) {
  const now = new Date().toISOString()
  await store.update((shop) => {
    for (let address = 0; address < addresses; address++) {
      const attempt = { caller: { deviceHash: undefined }, username, from: { group: `another address ${address}` } }
      expect(countAttempt(shop, attempt, 'password', now)).toBe(0)
    }
  })
}

async function waitOf(response: Response): Promise<number> {
  await refusal(response, 429)
  return Number(response.headers.get('retry-after'))
}

test('a stranger cannot lock the operator out on a new device', async () => {
  const shop = openTestShop()
  for (let count = 0; count < 5; count++) await signIn(shop, WRONG, at(1))
  expect(await waitOf(await signIn(shop, OPERATOR, at(1)))).toBe(30)
  expect((await signIn(shop, OPERATOR, at(2))).status).toBe(201)
  expect(await waitOf(await signIn(shop, OPERATOR, at(1)))).toBe(30)
})

test('many strangers cannot either, from an address without failures', async () => {
  const shop = openTestShop()
  await guessFrom(shop, MANY + 20)
  expect((await signIn(shop, OPERATOR, at(999))).status).toBe(201)
})

test('after a hundred failures in a day, an address has one attempt, then waits from fifteen minutes to a day', async () => {
  const shop = openTestShop()
  expect((await signIn(shop, WRONG, at(0))).status).toBe(401)
  await guessFrom(shop, MANY)
  expect(await waitOf(await signIn(shop, OPERATOR, at(0)))).toBe(900)
  let now = START
  for (const seconds of [900, 1800, 3600, 7200]) {
    expect((await signIn(shop, WRONG, at(500))).status).toBe(401)
    expect(await waitOf(await signIn(shop, OPERATOR, at(500)))).toBe(seconds)
    now += seconds * 1000
    vi.setSystemTime(now)
  }
})

test('a correct password resets the count of its address, not of others', async () => {
  const shop = openTestShop()
  await guessFrom(shop, MANY)
  expect((await signIn(shop, OPERATOR, at(700))).status).toBe(201)
  expect((await signIn(shop, WRONG, at(701))).status).toBe(401)
  expect(await waitOf(await signIn(shop, WRONG, at(701)))).toBe(900)
})

test('a trusted device is never delayed by others', async () => {
  const shop = openTestShop()
  const own = await shop.browser().signIn()
  await guessFrom(shop, MANY)
  expect((await own.post('/api/session', WRONG)).status).toBe(401)
  expect((await own.post('/api/session', OPERATOR)).status).toBe(201)
})

test('the networks of one IPv6 block share fifty failures before they wait', async () => {
  const shop = openTestShop()
  const from = (network: number) => ({ 'x-test-address': `2001:db8:1:${network.toString(16)}::1` })
  const guess = (network: number) => signIn(shop, { ...WRONG, username: `guess ${network}` }, from(network))
  for (let network = 0; network < 50; network++) expect((await guess(network)).status).toBe(401)
  expect(await waitOf(await guess(60))).toBe(30)
  expect((await signIn(shop, OPERATOR, { 'x-test-address': '2001:db8:2::1' })).status).toBe(201)
})

test('notifies the operator by mail once a day, and records it; other names are ignored', async () => {
  const shop = await openMailing({ email_notifications: 'false' })
  await guessFrom(shop, MANY + 5, 'somebody')
  const operator = await shop.browser().signIn()
  await shop.mailing.check(soon())
  expect(shop.subjects()).toEqual([])
  await guessFrom(shop, MANY - 1)
  await shop.mailing.check(soon())
  expect(shop.subjects()).toEqual([])
  for (let host = 0; host < 10; host++) await signIn(shop, WRONG, at(host))
  await shop.mailing.check(soon())
  expect(shop.subjects()).toEqual(['Security: Many wrong passwords were tried for your account within a day.'])
  expect(await (await operator.get('/api/security-events')).json()).toMatchObject([{ event: 'many-wrong-passwords' }])
})

test('known and unknown names are delayed equally', async () => {
  const seen: unknown[] = []
  for (const username of [OPERATOR.username, 'nobody']) {
    const shop = openTestShop()
    await guessFrom(shop, MANY, username)
    const answers = [await signIn(shop, { ...WRONG, username }, at(900)), await signIn(shop, { ...WRONG, username }, at(900))]
    seen.push(
      await Promise.all(answers.map(async (answer) => [answer.status, answer.headers.get('retry-after'), await answer.text()])),
    )
  }
  expect(seen[0]).toEqual(seen[1])
})
