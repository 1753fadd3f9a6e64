import { afterEach, expect, test, vi } from 'vitest'
import { MAX_OPERATORS } from '~/domain/account/schema'
import { DAY } from '~/domain/day'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const TRIES = 30
const ROUNDS = 5
afterEach(() => void vi.useRealTimers())

test('a wrong password takes as long as an unknown name: medians of 30 tries differ by under 15 %', async () => {
  const shop = openTestShop()
  // The number of accounts must not matter.
  await shop.store.update(({ operators }) => {
    const owner = operators.get(OPERATOR.username)
    for (let count = 2; owner && count <= MAX_OPERATORS; count++)
      operators.put({ ...owner, username: `helper ${count}`, isOwner: false })
  })
  let day = Date.parse('2026-03-01T06:00:00Z')
  const timed = async (username: string) => {
    // On another day, so that no try is locked out.
    day += DAY
    vi.setSystemTime(day)
    const began = performance.now()
    const { status } = await shop.browser().post('/api/session', { username, password: 'a guess' })
    expect(status).toBe(401)
    return performance.now() - began
  }
  await timed(OPERATOR.username)
  const shares: number[] = []
  // Other load may disturb one round; a real difference appears in all rounds.
  while (shares.length < ROUNDS && !shares.some((share) => share < 0.15)) {
    const times: Record<string, number[]> = { [OPERATOR.username]: [], nobody: [] }
    for (let count = 0; count < TRIES; count++) {
      for (const [name, taken] of Object.entries(times)) taken.push(await timed(name))
    }
    const [known = 0, unknown = 0] = Object.values(times).map(median)
    shares.push(Math.abs(known - unknown) / Math.max(known, unknown))
  }
  expect(Math.min(...shares)).toBeLessThan(0.15)
})

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length / 2] ?? 0
