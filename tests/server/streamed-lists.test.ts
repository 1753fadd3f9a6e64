import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { megabytesOf } from '../../scripts/bench/limited'
import { Calls, operatorCookie } from '../fixtures/shops/calls'
import { seedShop } from '../fixtures/shops/seeded-shop'
import { TestServer } from '../fixtures/shops/server'

const STORED = 20_000
const READERS = 25
/** The full list of 20,000 orders is 12 MB, so 25 copies in memory would be 300 MB. */
const MOST_GROWN_MB = 120

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await TestServer.start()
  await seedShop(server, { orders: STORED, contacts: 10 })
  cookie = await operatorCookie(server.url)
})
afterAll(() => server.remove())

/** Requests the full list over a new socket, and reads only the head of the response. */
function readSlowly(): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('error', reject)
    socket.once('data', (head: Buffer) => {
      socket.pause()
      if (head.toString('latin1').startsWith('HTTP/1.1 200')) resolve(socket)
      else reject(new Error(head.toString('latin1').split('\r\n')[0]))
    })
    socket.write(
      `GET /api/orders HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nAccept-Encoding: identity\r\n\r\n`,
    )
  })
}

/** The compressed bytes of the full list as sent. */
async function sentBytes(): Promise<Buffer> {
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip, br' }
  const [answer] = await once(get(`${server.url}/api/orders`, { headers }), 'response')
  expect(answer.headers['content-encoding']).toBe('gzip')
  return buffer(answer)
}

test('slow readers of the full list use little memory and do not block others', async () => {
  const operator = new Calls(server.url, cookie)
  await (await operator.get('/api/orders')).arrayBuffer()
  const before = megabytesOf(server.pid as number).peak
  const readers = await Promise.all(Array.from({ length: READERS }, readSlowly))
  expect((await operator.read('/api/orders?page=1')).total).toBe(STORED)
  expect(await operator.read('/api/orders')).toHaveLength(STORED)
  const grown = megabytesOf(server.pid as number).peak - before
  for (const reader of readers) reader.destroy()
  expect(grown).toBeLessThan(MOST_GROWN_MB)
  expect(server.output).not.toMatch(/error/i)
})

test('a streamed list is compressed, and has an ETag but no length', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/orders`, { headers: { Cookie: cookie, ...headers } })
  const plain = await ask({ 'Accept-Encoding': 'identity' })
  const text = await plain.text()
  expect([plain.headers.get('content-length'), plain.headers.get('content-encoding')]).toEqual([null, null])
  const packed = await sentBytes()
  expect(gunzipSync(packed).toString()).toBe(text)
  expect(packed.length).toBeLessThan(text.length / 4)
  const etag = plain.headers.get('etag') as string
  expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
  const head = await fetch(`${server.url}/api/orders`, { method: 'HEAD', headers: { Cookie: cookie } })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
})
