import { expect, test, vi } from 'vitest'
import { Refusal } from '~/api/http/problems'
import { LANGUAGES, pathIn } from '~/languages'
import type { FeedCard } from '~/server/feed-card'
import { feedCardPicture } from '~/server/feed-cards'
import type { Exchange } from '~/server/request-handler'
import { newProduct } from '../fixtures/rows/products'
import { openTestShop } from '../fixtures/shops/shop'

/** No drawing ends before a card was refused, as those of a slow machine. */
const drawings = vi.hoisted(() => {
  let end = () => {}
  const mayEnd = new Promise<void>((resolve) => (end = resolve))
  return { of: [] as string[], shop: {} as unknown, mayEnd, end }
})

vi.mock('~/server/card-picture', () => ({
  drawCard: async ({ version }: FeedCard) => {
    drawings.of.push(version)
    await drawings.mayEnd
    return Buffer.from(version)
  },
}))
vi.mock('~/api/startup/startup', async (actual) => ({ ...(await actual()), getShop: async () => drawings.shop }))
vi.mock('~/server/files', () => ({
  assetFile: String,
  builtFile: () => ({ body: async () => Buffer.from('bag') }),
}))

/** What a request for a card is answered with: its bytes, or the refusal. */
async function asked(path: string): Promise<{ status: number; said: string }> {
  try {
    const answer = await feedCardPicture({ url: new URL(path, 'https://shop.example') } as Exchange)
    return { status: answer?.status ?? 404, said: String(await answer?.body?.('identity')) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    drawings.end()
    return { status: error.status, said: error.headers['Retry-After'] ?? '' }
  }
}

test('5,000 cards asked at once: each version is drawn at most once, and what waits too long is to be asked for later', async () => {
  const products = Array.from({ length: 30 }, (_, each) => ({
    ...newProduct({ sku: `MANY-${each}`, name: `Feed ${each}` }),
    ...{ id: each + 1, version: 1, category: 'small' as const },
  }))
  drawings.shop = openTestShop({ rows: { products } })
  const paths = products.flatMap(({ sku }) => LANGUAGES.map((language) => pathIn(language, `/shop/${sku}/card.jpg`)))
  const storm = () => Promise.all(Array.from({ length: 5000 }, (_, each) => asked(paths[each % paths.length] as string)))
  const answers = await storm()
  const drawn = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  expect([drawn.length + refused.length, drawn.length > 0, refused.length > 0]).toEqual([5000, true, true])
  expect(refused.every(({ said }) => Number(said) > 0)).toBe(true)
  expect(drawings.of.length).toBeLessThanOrEqual(paths.length)
  expect(new Set(drawings.of).size).toBe(drawings.of.length)
  for (const path of paths) expect((await asked(path)).status).toBe(200)
  expect(drawings.of).toHaveLength(paths.length)
  expect((await storm()).every(({ status }) => status === 200)).toBe(true)
  expect(drawings.of).toHaveLength(paths.length)
})
