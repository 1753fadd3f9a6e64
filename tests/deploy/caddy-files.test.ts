import { readdir } from 'node:fs/promises'
import { Agent } from 'node:https'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { depth } from '../fixtures/depth'
import type { Answer, TestCaddy } from '../fixtures/shops/caddy'
import type { TestServer } from '../fixtures/shops/server'
import { openShopBehindCaddy } from '../fixtures/shops/shop-behind-caddy'

const CLIENT = 'dist/client'
const VIDEO = '/video/stream-960.mp4'

// Opening hundreds of connections would take longer than the requests.
const agent = new Agent({ keepAlive: true })

let server: TestServer
let caddy: TestCaddy
let remove: () => Promise<void>
let files: string[]

beforeAll(async () => {
  ;({ server, caddy, remove } = await openShopBehindCaddy())
  const found = await readdir(CLIENT, { recursive: true, withFileTypes: true })
  files = found
    .filter((file) => file.isFile() && !/\.(br|gz|html)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(CLIENT.length))
})
afterAll(async () => {
  agent.destroy()
  await remove()
})

/** The shop's own response over HTTPS, without Caddy. */
async function askServer(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const forwarded = { Host: caddy.host, 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https' }
  const answer = await fetch(server.url + path, { method, headers: { ...forwarded, ...headers }, redirect: 'manual' })
  return { status: answer.status, headers: Object.fromEntries(answer.headers) }
}

/** Headers that are new in each response or differ between the servers; each has its own test. */
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
  'x-request-id',
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
      expect(comparable(await caddy.ask(file, { headers, agent })), file).toEqual(comparable(await askServer(file, headers)))
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
  versioned('/pictures/valley.svg'),
  versioned('/pictures/no-such-picture.webp'),
  '/pictures/valley.svg?v=another',
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

test('forwards the early hints of the shop', async () => {
  const opened = { 'Sec-Fetch-Mode': 'navigate', 'Accept-Encoding': 'br' }
  const { early, status, headers, bytes } = await caddy.ask('/about', { headers: opened })
  expect(early).toContain(`<${versioned('/pictures/valley.svg')}>; rel=preload; as=image`)
  expect([status, headers['content-encoding'], headers['x-frame-options']]).toEqual([200, 'br', 'DENY'])
  expect(brotliDecompressSync(bytes).toString()).toMatch(/^<!DOCTYPE html>/i)
})

test('does not serve a compressed copy by its own name', async () => {
  const odd = ['.b%72', '.br/', '.gz?x', '.br%2f']
  for (const [at, file] of files.filter((name) => name.endsWith('.js') || name.endsWith('.svg')).entries()) {
    // At commit size each file is tried with one of the odd names, the next file with the next one.
    for (const copy of ['.br', '.gz', ...depth(odd.slice(at % 4, (at % 4) + 1), odd)]) {
      expect([404, 308], file + copy).toContain((await caddy.ask(file + copy, { agent })).status)
    }
  }
})

test('serves files compressed by the build, and compresses pages with zstd', async () => {
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

test('returns 304 for an unchanged file and page', async () => {
  for (const path of ['/favicon.svg', VIDEO, '/about']) {
    const { headers } = await caddy.ask(path)
    expect((await caddy.ask(path, { headers: { 'If-None-Match': String(headers.etag) } })).status, path).toBe(304)
  }
})

test('sends a range and the end of the video, and refuses a range beyond it', async () => {
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
