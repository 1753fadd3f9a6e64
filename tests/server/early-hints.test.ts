import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { TestServer } from '../fixtures/shops/server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ TRUST_PROXY: '127.0.0.1' })
})

afterAll(() => server.remove())

const OPENED = { 'X-Forwarded-Proto': 'https', 'Sec-Fetch-Mode': 'navigate', 'Accept-Encoding': 'br' }

/** The early hints, and the status and headers of the final response. */
async function ask(path: string, headers: Record<string, string>) {
  let early: IncomingHttpHeaders['link']
  const asked = request(server.url + path, { headers })
  asked.on('information', ({ statusCode, headers: { link } }) => {
    if (statusCode === 103) early = link
  })
  asked.end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  await once(answer, 'end')
  return { early, status: answer.statusCode, headers: answer.headers }
}

test('behind the proxy, a page sends an early hint for its first picture', async () => {
  const { early, status, headers } = await ask('/about', OPENED)
  expect(early).toBe(`<${versioned('/pictures/valley.svg')}>; rel=preload; as=image; fetchpriority=high`)
  expect((await ask('/team', OPENED)).early).toBeUndefined()
  expect([status, headers['content-type'], headers.link]).toEqual([200, 'text/html; charset=utf-8', undefined])
})

test('no hints for a cached page, a program, or a caller without the proxy', async () => {
  const { headers } = await ask('/about', OPENED)
  expect(await ask('/about', { ...OPENED, 'If-None-Match': headers.etag })).toMatchObject({ early: undefined, status: 304 })
  expect((await ask('/about', { 'X-Forwarded-Proto': 'https' })).early).toBeUndefined()
  expect((await ask('/about', { 'Sec-Fetch-Mode': 'navigate' })).early).toBeUndefined()
  expect((await ask('/no-such-page', OPENED)).early).toBeUndefined()
})
