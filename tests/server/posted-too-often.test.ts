import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { buyerAt } from '../fixtures/shops/order-page'
import { TestServer } from '../fixtures/shops/server'

/** Posts of one form that one address may send in a minute. */
const PRESSES = 60
const TYPED = 'Before noon.'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => server.remove())

const { placed, get, post } = buyerAt(() => server.url)

/** The responses to a form that is posted this many times at once. */
const answersTo = (count: number, send: (number: number) => Promise<Response>) =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const answer = await send(number)
      const { status, headers } = answer
      return { status, html: await answer.text(), retryAfter: headers.get('retry-after'), kept: headers.get('cache-control') }
    }),
  )

async function expectShut(send: (number: number) => Promise<Response>, taken: number) {
  expect((await answersTo(PRESSES, send)).map(({ status }) => status)).toEqual(Array(PRESSES).fill(taken))
  for (const { status, html, retryAfter } of await answersTo(PRESSES - 1, send)) {
    expect([status, html.includes(TYPED)]).toEqual([429, true])
    expect(retryAfter).toMatch(/^[1-9]\d?$/)
  }
  const short = await answersTo(3, send)
  for (const { status, html, retryAfter, kept } of short) {
    expect([status, kept, html.includes(wordsOf('ur', siteValues).frame.tooOften.back)]).toEqual([429, 'no-store', true])
    expect(html.length).toBeLessThan(1000)
    expect(retryAfter).toMatch(/^[1-9]\d?$/)
  }
  expect(new Set(short.map(({ html }) => html)).size).toBe(1)
}

test('over the limit, a form returns with its input for some posts, then no more', async () => {
  const typed = { recount: 'yes', order: 'LTF-EARLY-25', address: TYPED }
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  await expectShut(() => post('/ur/shop', typed, from('203.0.113.1')), 200)
  expect((await post('/hi/shop', { ...typed, recount: '' }, from('203.0.113.1'))).status).toBe(429)
  expect((await post('/ur/shop', typed, from('203.0.113.2'))).status).toBe(200)
  expect((await get('/ur/shop', from('203.0.113.1'))).status).toBe(200)
})

test('the page of an order limits its posts from all addresses together, and still opens', async () => {
  const { link } = await placed({ language: 'ur' })
  const send = (number: number) =>
    post(link, { action: 'report', reference: TYPED, date: TYPED }, { 'X-Forwarded-For': `198.51.${number}.1` })
  await expectShut(send, 422)
  expect((await get(link)).status).toBe(200)
})
