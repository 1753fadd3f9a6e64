import { expect, test } from 'vitest'
import { responseCache } from '~/api/http/response-cache'
import type { RunningShop } from '~/api/startup/startup'
import type { Answer } from '~/server/answer'
import type { Exchange } from '~/server/request-handler'
import { rowPage } from '~/server/row-page'
import { newBatch } from '../fixtures/rows/batches'
import { openTestShop } from '../fixtures/shops/shop'

const ASKED = 10_000

/** A stranger at an address, in all that the page of a sack reads of him. */
const exchangeOf = (path: string, address = '192.0.2.1') =>
  ({
    url: new URL(path, 'http://shop.test'),
    incoming: { method: 'GET', headers: {}, socket: { remoteAddress: address } },
    environment: { TRUST_PROXY: [] },
  }) as unknown as Exchange

async function openSacks() {
  const shop = openTestShop()
  const owner = await shop.browser().signIn()
  await owner.post('/api/batches', newBatch())
  const rendered: string[] = []
  const counted: string[] = []
  const running = {
    store: shop.store,
    limits: { countOpening: async (name: string) => void counted.push(name) },
  } as unknown as RunningShop
  const render = async ({ url }: Exchange): Promise<Answer> => {
    rendered.push(url.pathname + url.search)
    return { status: 200, headers: new Headers(), encodings: [], body: async () => Buffer.from(url.pathname) }
  }
  const ask = (path: string, address?: string) => rowPage(exchangeOf(path, address), running, render) as Promise<Answer>
  return { ask, rendered, counted }
}

test('10,000 unknown lots are rendered once, counted by address, and not kept', async () => {
  const { ask, rendered, counted } = await openSacks()
  await ask('/sack/NONE')
  const kept = responseCache.size
  for (let number = 0; number < ASKED; number++) {
    const answer = await ask(`/sack/NONE-${number}${number % 2 ? `?order=${number}` : ''}`)
    if (answer.status !== 404) expect(answer.status).toBe(404)
  }
  expect(rendered).toEqual(['/sack/-'])
  expect(responseCache.size).toBe(kept)
  expect(counted).toHaveLength(ASKED + 1)
  expect(new Set(counted)).toEqual(new Set(['/sack 192.0.2.1']))
})

test('a pond book that asks about unknown lots is counted by address; known ones are answered', async () => {
  const shop = openTestShop({ limits: true })
  const owner = await shop.browser().signIn()
  await owner.post('/api/batches', newBatch())
  const ask = async (lots: string, headers = {}) => (await shop.browser().get(`/api/sacks?lots=${lots}`, headers)).status
  const asked = []
  for (let number = 0; number < 130; number++) asked.push(await ask(`E-261101-1,NONE-${number}`))
  expect([asked.filter((status) => status === 200).length, asked.at(-1)]).toEqual([120, 429])
  expect([await ask('E-261101-1'), await ask('e-261101-1,E-261101-1')]).toEqual([200, 200])
  expect(await ask('NONE', { 'x-test-address': '198.51.100.7' })).toBe(200)
})

test.each([
  ['/ur/sack/E-261101-1', '/ur/sack/E-261101-1'],
  ['/hi/sack/e-261101-1', '/hi/sack/E-261101-1'],
])('%s is the known page %s, and not counted', async (asked, page) => {
  const { ask, rendered, counted } = await openSacks()
  expect([(await ask(asked)).status, rendered, counted]).toEqual([200, [page], []])
})

test.each(['Е-261101-1', 'E-26110l-1', 'E‐261101‐1', 'E-261101-1\u200f', '-', 'x'.repeat(400)])(
  'the look-alike %j is unknown',
  async (lot) => {
    const { ask, counted } = await openSacks()
    expect([(await ask(`/sack/${encodeURIComponent(lot)}`)).status, counted.length]).toEqual([404, 1])
  },
)
