import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { operatedServer } from '../fixtures/shops/operated-server'

const MB = 1024 * 1024
/** More bytes than any body limit and the socket buffers. */
const TOO_MUCH = 12 * MB

const shop = operatedServer()

/** Sends a whole body before it reads the response, as many clients do. */
function sendAll(head: string[], pieces: Buffer[]): Promise<string> {
  const { hostname, port } = new URL(shop.server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.write([...head, '', ''].join('\r\n'))
    for (const piece of pieces) socket.write(piece)
  })
}

const chunked = (bytes: number) => [
  ...Array.from({ length: bytes / MB }, () => Buffer.from(`${MB.toString(16)}\r\n${'a'.repeat(MB)}\r\n`)),
  Buffer.from('0\r\n\r\n'),
]

test.each([
  ['an order', 'POST /api/orders', 'application/json'],
  ['a picture', 'POST /api/uploads', 'multipart/form-data; boundary=x'],
  ['a table', 'PUT /api/products.csv', 'text/csv'],
  ['a form', 'POST /contact', 'application/x-www-form-urlencoded'],
])('%s of 12 MB is read to its end, and its sender receives the 413', async (_name, call, type) => {
  const head = (length: string) => [
    `${call} HTTP/1.1`,
    'Host: shop.test',
    `Cookie: ${shop.cookie}`,
    `Content-Type: ${type}`,
    length,
  ]
  const whole = [Buffer.alloc(TOO_MUCH, 'a')]
  for (const answer of [
    await sendAll(head(`Content-Length: ${TOO_MUCH}\r\nConnection: close`), whole),
    await sendAll(head('Transfer-Encoding: chunked\r\nConnection: close'), chunked(TOO_MUCH)),
  ]) {
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 413')
    expect(answer).toContain('Please send at most')
  }
})

test('a body of more than 32 MB is not read to its end', async () => {
  const head = ['POST /api/orders HTTP/1.1', 'Host: shop.test', 'Content-Type: application/json', 'Transfer-Encoding: chunked']
  const sent = sendAll(head, chunked(80 * MB).slice(0, -1))
  const outcome = await sent.catch((error: NodeJS.ErrnoException) => String(error.code))
  expect(outcome).toMatch(/^(HTTP\/1\.1 413|ECONNRESET|EPIPE)/)
})

test.each([
  ['of a few bytes', 90_000, ''],
  ['of 50 MB, of which 2 MB come', 50 * MB, 'a'.repeat(2 * MB)],
])('a sender who announces too much %s gets the 413 at once, and can send for ten more seconds', async (_name, length, part) => {
  const { hostname, port } = new URL(shop.server.url)
  const socket = connect(Number(port), hostname).on('error', () => {})
  const begun = Date.now()
  socket.write(
    `POST /api/orders HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  socket.write(part)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('HTTP/1.1 413')
  const heard = Date.now() - begun
  await once(socket, 'end')
  const ended = Date.now() - begun
  expect(ended).toBeGreaterThan(9_000)
  expect(heard).toBeLessThan(ended / 2)
  socket.destroy()
})

test('a stranger who uploads 12 MB gets a 401, and nothing is stored', async () => {
  const head = ['POST /api/uploads HTTP/1.1', 'Host: shop.test', 'Content-Type: multipart/form-data; boundary=x']
  const whole = [Buffer.alloc(TOO_MUCH, 'a')]
  const answer = await sendAll([...head, `Content-Length: ${TOO_MUCH}`, 'Connection: close'], whole)
  expect(answer.slice(0, 12)).toBe('HTTP/1.1 401')
})
