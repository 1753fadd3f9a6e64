import { expect, test, vi } from 'vitest'
import { ResponseCache } from './response-cache'

const make = (size: number) => vi.fn(async () => Buffer.alloc(size))

test('computes the bytes of a key once, also for concurrent callers', async () => {
  const cache = new ResponseCache()
  const made = make(10)
  const [one, other] = await Promise.all([cache.getOrMake('a', made), cache.getOrMake('a', made)])
  expect(await cache.getOrMake('a', made)).toBe(one)
  expect(other).toBe(one)
  expect(made).toHaveBeenCalledOnce()
})

test('stays within its limit and evicts the least used', async () => {
  const cache = new ResponseCache(1000)
  for (const name of ['a', 'b']) await cache.getOrMake(name, make(400))
  cache.get('a')
  await cache.getOrMake('c', make(400))
  expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([400, undefined, 400])
  for (let each = 0; each < 100; each++) await cache.getOrMake(`${each}`, make(300))
  expect(cache.size).toBeLessThanOrEqual(1000)
})

test('returns an entry larger than its limit without caching it', async () => {
  const cache = new ResponseCache(1000)
  expect(await cache.getOrMake('a', make(2000))).toHaveLength(2000)
  expect(cache.size).toBe(0)
})

test('does not cache errors', async () => {
  const cache = new ResponseCache()
  await expect(cache.getOrMake('a', () => Promise.reject(new Error('EMFILE')))).rejects.toThrow('EMFILE')
  expect(await cache.getOrMake('a', make(1))).toHaveLength(1)
})
