import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../fixtures/shops/server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.remove())

/** Sends raw bytes and reads until the server closes. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

const request = (line: string, headers: string[] = [], body = '') =>
  raw([`${line} HTTP/1.1`, 'Host: shop.test', 'Connection: close', ...headers, '', body].join('\r\n'))

const status = (answer: string) => Number(answer.slice(9, 12))
const JSON_TYPE = 'Content-Type: application/json'

test('refuses a JSON body over 64 KB by its Content-Length', async () => {
  const answer = await request('POST /api/orders', [JSON_TYPE, 'Content-Length: 70000'], 'a'.repeat(70_000))
  expect(status(answer)).toBe(413)
  expect(answer).toContain('application/problem+json')
})

test('refuses a chunked JSON body over 64 KB', async () => {
  const chunk = `${(0x8000).toString(16)}\r\n${'a'.repeat(0x8000)}\r\n`
  const answer = await request('POST /api/contact', [JSON_TYPE, 'Transfer-Encoding: chunked'], `${chunk.repeat(3)}0\r\n\r\n`)
  expect(status(answer)).toBe(413)
})

test('refuses a body with two lengths', async () => {
  const answer = await request('POST /api/orders', [JSON_TYPE, 'Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n')
  expect(status(answer)).toBe(400)
})

const POST = 'POST /api/contact HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n'
const HIDDEN = 'GET /about HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'
const BODY = '0\r\n\r\n'

// Requests that two servers in a row may parse differently, as one or as two.
test.each([
  ['a length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${BODY}`],
  ['chunks and a length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 60\r\n\r\n${BODY}`],
  ['two different lengths', `${POST}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}`],
  ['two equal lengths', `${POST}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`],
  ['a list of lengths', `${POST}Content-Length: 2, 60\r\n\r\n{}`],
  ['a signed length', `${POST}Content-Length: +2\r\n\r\n{}`],
  ['a length in hex', `${POST}Content-Length: 0x2\r\n\r\n{}`],
  ['a length below zero', `${POST}Content-Length: -1\r\n\r\n{}`],
  ['an unknown encoding', `${POST}Transfer-Encoding: xchunked\r\n\r\n${BODY}`],
  ['chunked, but not last', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n${BODY}`],
  ['chunked twice', `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${BODY}`],
  ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n${BODY}`],
  ['a folded header', `${POST}Transfer-Encoding:\r\n chunked\r\n\r\n${BODY}`],
  ['a folded first header', 'GET /about HTTP/1.1\r\n Host: shop.test\r\n\r\n'],
  ['a chunk of no number', `${POST}Transfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n${BODY}`],
  ['a chunk below zero', `${POST}Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n${BODY}`],
  ['a chunk longer than it says', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n${BODY}`],
  ['a chunk of endless length', `${POST}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n${BODY}`],
  ['lines that end without CR', 'POST /api/contact HTTP/1.1\nHost: shop.test\nContent-Length: 2\n\n{}'],
  ['a NUL in a header', `${POST}X-Nul: a\0b\r\nContent-Length: 2\r\n\r\n{}`],
  ['a CR in a header', `${POST}X-Cr: a\rTransfer-Encoding: chunked\r\n\r\n${BODY}`],
  ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an address of another site', 'GET http://evil.example/ HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
  ['a version that is none', 'GET /about HTTP/9.9\r\nHost: shop.test\r\n\r\n'],
])('refuses a request with %s, and serves nothing smuggled behind it', async (_name, text) => {
  const answer = await raw(text + HIDDEN)
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400'])
})

test.each(['evil.example', 'shop.test'])('refuses a second host, %s', async (host) => {
  const answer = await raw(`GET /about HTTP/1.1\r\nHost: shop.test\r\nhost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400'])
})

test('refuses a header of 20 KB with 431', async () => {
  expect(status(await request('GET /about', [`X-Long: ${'a'.repeat(20_000)}`]))).toBe(431)
})

test('does not parse an unread body as the next request', async () => {
  const answer = await raw(`POST /about HTTP/1.1\r\nHost: shop.test\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`)
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 405'])
})

test.each(['PROPFIND', 'MKCOL', 'SEARCH', 'PURGE', 'OPTIONS', 'PATCH', 'LINK'])(
  '%s changes and shows nothing',
  async (method) => {
    for (const path of ['/', '/about', '/api/orders', '/api/products/1', '/uploads/x.webp']) {
      expect([method, path, status(await request(`${method} ${path}`))]).toEqual([method, path, 405])
    }
  },
)

test('supports no tunnel and no other protocol', async () => {
  expect(await request('CONNECT evil.example:443')).not.toMatch(/ 200 /)
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ]
  expect(await request('GET /about', upgrade)).not.toMatch(/ 101 /)
})

test.each([
  'X-HTTP-Method-Override: DELETE',
  'X-Method-Override: DELETE',
  'X-Original-URL: /api/orders',
  'X-Rewrite-URL: /api/orders',
])('ignores %s', async (header) => {
  const answer = await request('GET /api/products', [header])
  expect([status(answer), answer.includes('"sku"')]).toEqual([200, true])
})

test('refuses unused methods', async () => {
  expect(status(await request('TRACE /'))).toBe(405)
  expect(status(await request('TRACE /api/orders'))).toBe(405)
  expect(status(await request('PROPFIND /api/orders'))).toBe(405)
})

test('never redirects to another site', async () => {
  const answer = await request('GET //evil.example/')
  expect(answer).toMatch(/\r\nLocation: \/evil\.example\r\n/i)
})

test.each([
  'GET /%E0%A4%A',
  'GET /..%2f..%2fpackage.json',
  'GET /../../package.json',
  'GET /..\\..\\package.json',
  'GET /%2e%2e%5c%2e%2e%5cpackage.json',
  'GET /%252e%252e%252fpackage.json',
  'GET /_astro/../../server/entry.mjs',
  'GET /_astro/..%2f..%2fserver%2fentry.mjs',
  'GET /uploads/../db.json',
  'GET /uploads/..%2fdb.json',
  'GET /uploads/%2e%2e%2fjournal',
  'GET /pictures/%00/../../package.json',
  'GET /about%00.html',
  'GET /.git/config',
  'GET /node_modules/astro/package.json',
  'GET /data/db.json',
])('finds nothing at %s', async (line) => {
  expect(status(await request(line))).toBe(404)
})

test.each(['a b', 'a@b', 'a:b@c', 'a/b', 'a?b', 'a#b', 'a:99999', '[::1', 'a\\b', ':80'])(
  'refuses the host "%s", which is none',
  async (host) => {
    for (const path of ['/shop', '/about', '/api/products', '/nowhere']) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect([path, status(answer)]).toEqual([path, 400])
    }
  },
)

test.each([
  ['thirty times', 200, Array(30).fill('Accept-Language: ur')],
  ['with bytes of no letter', 200, ['Accept-Language: ur;q=\xff\xfe']],
  ['with NUL', 400, ['Accept-Language: ur\0hi']],
  ['over two lines', 400, ['Accept-Language: ur', ' hi']],
  ['of 20 kB', 431, [`Accept-Language: ${'ur,'.repeat(7000)}`]],
])('responds to Accept-Language %s with %i, in the language of the address', async (_, code, headers) => {
  for (const path of ['/api/products', '/about', '/ur/about']) {
    const answer = await request(`GET ${path}`, headers)
    expect([path, status(answer)]).toEqual([path, code])
    expect(answer.includes('<html lang="ur"')).toBe(code === 200 && path.startsWith('/ur'))
  }
})

test('shows no stack trace', async () => {
  const answer = await request('POST /api/orders', [JSON_TYPE, 'Content-Length: 1'], '{')
  expect(status(answer)).toBe(400)
  expect(answer).not.toMatch(/\bat .+:\d+:\d+/)
})

const pipelined = (count: number) => 'GET /about HTTP/1.1\r\nHost: shop.test\r\n\r\n'.repeat(count)

test('answers twenty pipelined requests in order', async () => {
  const answer = await raw(pipelined(20) + HIDDEN)
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(21)
})

test('closes a connection with thousands of pipelined requests, and serves the next', async () => {
  const outcome = await raw(pipelined(3000)).catch(() => '')
  expect(outcome.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(100)
  expect(status(await request('GET /about'))).toBe(200)
})
