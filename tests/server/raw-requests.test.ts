import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../fixtures/server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.remove())

/** Sends bytes as they are and reads until the server closes. */
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

test('refuses a JSON body over 64 KB by its announced length', async () => {
  const answer = await request('POST /api/orders', [JSON_TYPE, 'Content-Length: 70000'])
  expect(status(answer)).toBe(413)
  expect(answer).toContain('application/problem+json')
})

test('refuses a JSON body over 64 KB that comes in chunks', async () => {
  const chunk = `${(0x8000).toString(16)}\r\n${'a'.repeat(0x8000)}\r\n`
  const answer = await request('POST /api/contact', [JSON_TYPE, 'Transfer-Encoding: chunked'], `${chunk.repeat(3)}0\r\n\r\n`)
  expect(status(answer)).toBe(413)
})

test('refuses a body with two lengths', async () => {
  const answer = await request('POST /api/orders', [JSON_TYPE, 'Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n')
  expect(status(answer)).toBe(400)
})

test('refuses methods that nobody uses', async () => {
  expect(status(await request('TRACE /'))).toBe(405)
  expect(status(await request('TRACE /api/orders'))).toBe(405)
  expect(status(await request('PROPFIND /api/orders'))).toBe(405)
})

test('sends nobody to another site', async () => {
  const answer = await request('GET //evil.example/')
  expect(answer).toMatch(/\r\nLocation: \/evil\.example\r\n/i)
})

test.each(['GET /%E0%A4%A', 'GET /..%2f..%2fpackage.json', 'GET /../../package.json'])('finds nothing at %s', async (line) => {
  expect(status(await request(line))).toBe(404)
})

test('refuses a host that is none', async () => {
  expect(status(await raw('GET /shop HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'))).toBe(400)
})

test('shows nobody a stack trace', async () => {
  const answer = await request('POST /api/orders', [JSON_TYPE, 'Content-Length: 1'], '{')
  expect(status(answer)).toBe(400)
  expect(answer).not.toMatch(/\bat .+:\d+:\d+/)
})
