import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, TestCaddy } from '../fixtures/caddy'
import { newContact } from '../fixtures/contacts'
import { newNotification } from '../fixtures/notifications'
import { newOrder } from '../fixtures/orders'
import { TestServer } from '../fixtures/server'

const CLIENT = 'dist/client'
const VIDEO = '/video/stream-640.mp4'
const JSON_TYPE = { 'Content-Type': 'application/json' }

let folder: string
let server: TestServer
let caddy: TestCaddy
let files: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trout-feed-caddy-'))
  await mkdir(join(folder, 'home/assets'), { recursive: true })
  await symlink(resolve('.'), join(folder, 'home/current'))
  await symlink(resolve(CLIENT, '_astro'), join(folder, 'home/assets/_astro'))
  server = await TestServer.start({ TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on', PUBLIC_SITE_URL: 'https://localhost' })
  caddy = await TestCaddy.start(folder, { home: join(folder, 'home'), address: new URL(server.url).host })
  const found = await readdir(CLIENT, { recursive: true, withFileTypes: true })
  files = found
    .filter((file) => file.isFile() && !/\.(br|gz|html)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(CLIENT.length))
})
afterAll(async () => {
  await caddy.stop()
  await server.remove()
  await rm(folder, { recursive: true, force: true })
})

/** What the shop itself says to a caller over HTTPS. */
async function askServer(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const forwarded = { Host: caddy.host, 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https' }
  const answer = await fetch(server.url + path, { method, headers: { ...forwarded, ...headers }, redirect: 'manual' })
  return { status: answer.status, headers: Object.fromEntries(answer.headers) }
}

/** Made anew for each answer, or by each server's own rule; each is looked at by a test of its own. */
const OWN = [
  'accept-ranges',
  'alt-svc',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
]

const comparable = ({ status, headers }: { status: number; headers: object }) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OWN.includes(name))
      .map(([name, value]) => [name, String(value).replace(/; ?charset=utf-8$/, '')]),
  ),
})

test.each(['br', 'gzip', 'identity'])(
  'gives every file of the build with the headers that the shop gives it (%s)',
  async (encoding) => {
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) {
      const headers = { 'Accept-Encoding': encoding }
      expect(comparable(await caddy.ask(file, { headers })), file).toEqual(comparable(await askServer(file, headers)))
    }
  },
)

test.each([
  '/',
  '/about',
  '/shop',
  '/api/products',
  '/no-such-page',
  '/api/no-such-call',
  '/_astro/no-such-file.js',
  '/pictures/no-such-picture.webp',
  '/favicon.svg/',
  '/favicon.svg?from=paper',
  '/about.html',
  '/about.html.br',
  '/favicon.svg.br',
  '/favicon.svg.gz',
  '/_astro/',
  '/pictures',
  '/pictures/',
  '/_astro/../about.html',
  '/_astro/%2e%2e/about.html.br',
  '/pictures/..%2fabout.html',
  '/_astro//x.js',
  '/.env',
])('answers %s as the shop does', async (path) => {
  const headers = { 'Accept-Encoding': 'br' }
  expect(comparable(await caddy.ask(path, { headers })), path).toEqual(comparable(await askServer(path, headers)))
})

test('hands out no compressed copy by its own name', async () => {
  for (const file of files.filter((name) => name.endsWith('.js') || name.endsWith('.svg'))) {
    for (const copy of ['.br', '.gz', '.b%72', '.br/', '.gz?x', '.br%2f']) {
      expect([404, 308], file + copy).toContain((await caddy.ask(file + copy)).status)
    }
  }
})

test('serves what was compressed by the build, and compresses for a reader of zstd', async () => {
  const script = files.find((file) => file.startsWith('/_astro/') && file.endsWith('.js')) as string
  const plain = await caddy.ask(script)
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await caddy.ask(encoding === 'zstd' ? '/shop' : script, { headers: { 'Accept-Encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toContain('Accept-Encoding')
    const bytes = decode(answer.bytes)
    if (encoding === 'zstd') expect(bytes.toString()).toContain('</html>')
    else expect(bytes.equals(plain.bytes)).toBe(true)
  }
})

test('answers 304 to a file and a page that the reader has', async () => {
  for (const path of ['/favicon.svg', VIDEO, '/about']) {
    const { headers } = await caddy.ask(path)
    expect((await caddy.ask(path, { headers: { 'If-None-Match': String(headers.etag) } })).status, path).toBe(304)
  }
})

test('sends a part of the video, its end, and refuses a part beyond', async () => {
  const whole = await caddy.ask(VIDEO)
  expect(whole.headers['content-type']).toBe('video/mp4')
  expect(whole.headers['accept-ranges']).toBe('bytes')
  const part = (range: string): Promise<Answer> => caddy.ask(VIDEO, { headers: { Range: `bytes=${range}` } })
  const first = await part('0-999')
  expect(first.status).toBe(206)
  expect(first.headers['content-range']).toBe(`bytes 0-999/${whole.bytes.length}`)
  expect(first.bytes.equals(whole.bytes.subarray(0, 1000))).toBe(true)
  expect((await part('-500')).bytes.equals(whole.bytes.subarray(-500))).toBe(true)
  expect((await part('100000000-')).status).toBe(416)
})

test('speaks HTTP/2 over TLS, and offers HTTP/3', async () => {
  const session = connectHttp2(caddy.url, { ca: caddy.authority })
  const stream = session.request({ ':path': '/about' })
  const headers = await new Promise<Record<string, unknown>>((found, failed) => {
    stream.once('response', found)
    stream.once('error', failed)
  })
  stream.close()
  session.close()
  expect(session.alpnProtocol).toBe('h2')
  expect(headers[':status']).toBe(200)
  expect(headers['alt-svc']).toMatch(/^h3=":\d+"/)
})

test('sends plain HTTP on to HTTPS', async () => {
  const answer = await fetch(`${caddy.plainUrl}/shop?from=paper`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('https://localhost/shop?from=paper')
})

test('says nothing of what answers', async () => {
  for (const path of ['/favicon.svg', '/about', '/api/products', '/no-such-page']) {
    const { headers } = await caddy.ask(path)
    for (const name of ['server', 'via', 'x-powered-by']) expect(headers, path).not.toHaveProperty(name)
  }
})

test('keeps the limits of a body', async () => {
  expect((await caddy.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: 'a'.repeat(70_000) })).status).toBe(413)
})

test('takes an order and an enquiry', async () => {
  const order = await caddy.ask('/api/orders', {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(newOrder({ quantity: 1 })),
  })
  expect(order.status).toBe(201)
  const contact = await caddy.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(newContact()) })
  expect(contact.status).toBe(201)
})

test('counts each caller by the real address, whatever it claims to be', async () => {
  const post = async (from: string, claimed: string) => {
    const headers = { ...JSON_TYPE, 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, Forwarded: `for=${claimed}` }
    const body = JSON.stringify({ ...newNotification(), title: '' })
    return (await caddy.ask('/api/notifications', { method: 'POST', headers, body, from })).status
  }
  for (let count = 0; count < 600; count++) expect(await post('127.0.0.2', `203.0.113.${count % 250}`)).toBe(422)
  expect(await post('127.0.0.2', '203.0.113.251')).toBe(429)
  expect(await post('127.0.0.3', '127.0.0.2')).toBe(422)
})

test('drops a connection that sends its request too slowly', async () => {
  const opened = [connect(Number(new URL(caddy.plainUrl).port), '127.0.0.1'), connectSecurely()]
  const began = performance.now()
  for (const socket of opened) socket.write('GET / HTTP/1.1\r\nHost: loc')
  await Promise.all(opened.map((socket) => new Promise((closed) => socket.once('close', closed).resume())))
  expect(performance.now() - began).toBeLessThan(15_000)
})

const connectSecurely = () =>
  connectTls({ host: '127.0.0.1', port: Number(new URL(caddy.url).port), servername: 'localhost', ca: caddy.authority })

test('shows a page and a problem while the shop is closed, and tells the journal no address', async () => {
  await server.stop()
  const [page, call] = await Promise.all([caddy.ask('/about'), caddy.ask('/api/products')])
  expect(page.status).toBe(503)
  expect(page.bytes.toString()).toContain('Something went wrong')
  expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
  expect(page.headers['cache-control']).toBe('no-store')
  expect(call.status).toBe(503)
  expect(call.headers['content-type']).toBe('application/problem+json')
  expect(call.headers['retry-after']).toBe('30')
  expect(JSON.parse(call.bytes.toString())).toMatchObject({ status: 503 })
  expect((await caddy.ask('/favicon.svg')).status).toBe(200)
  expect(caddy.output).not.toMatch(/127\.0\.0\.1|::1/)
})
