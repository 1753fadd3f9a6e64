import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../fixtures/server'

let server: TestServer
let asset: string

beforeAll(async () => {
  server = await TestServer.start()
  const html = await (await fetch(`${server.url}/about`)).text()
  asset = /\/_astro\/[\w.-]+\.js/.exec(html)?.[0] ?? 'no asset on the page'
})
afterAll(() => server.remove())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers, redirect: 'manual' })

const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

test.each([
  ['a prerendered page', '/about', 'GET', 200],
  ['a page of the server', '/shop', 'GET', 200],
  ['a picture', '/pictures/bag-early.webp', 'GET', 200],
  ['a list', '/api/products', 'GET', 200],
  ['a page that does not exist', '/no-such-page', 'GET', 404],
  ['a call that does not exist', '/api/no-such-call', 'GET', 404],
  ['a wrong method on a page', '/about', 'POST', 405],
  ['a wrong method on a call', '/api/orders', 'PATCH', 405],
  ['a call without a session', '/api/orders', 'GET', 401],
  ['a redirect', '/about/', 'GET', 308],
] as const)('sends the security headers with %s', async (_name, path, method, status) => {
  const answer = await get(path, {}, method)
  expect(answer.status).toBe(status)
  for (const name of SECURITY_HEADERS) expect(answer.headers.get(name), name).toBeTruthy()
  expect(answer.headers.get('x-powered-by') ?? answer.headers.get('server')).toBeNull()
})

test('lets no page be framed and no plugin run', async () => {
  for (const path of ['/about', '/shop', '/no-such-page']) {
    const policy = (await get(path)).headers.get('content-security-policy')
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toContain("object-src 'none'")
  }
})

test.each(['br', 'gzip'])('sends pages, scripts and lists compressed as %s', async (encoding) => {
  for (const path of ['/about', '/shop', asset, '/api/products']) {
    const answer = await get(path, { 'Accept-Encoding': encoding })
    expect(answer.headers.get('content-encoding'), path).toBe(encoding)
    expect(answer.headers.get('vary'), path).toContain('Accept-Encoding')
  }
})

test('keeps hashed files for good, and asks again for everything that may change', async () => {
  expect((await get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/about')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/shop')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/api/products')).headers.get('cache-control')).toContain('no-cache')
})

test('answers 304 to a page that the reader has', async () => {
  const etag = (await get('/about')).headers.get('etag')
  expect((await get('/about', { 'If-None-Match': String(etag) })).status).toBe(304)
})

test('a 304 leaves the policy of the page that the reader has as it is', async () => {
  for (const path of ['/about', '/admin-orders', '/api/products']) {
    const etag = (await get(path)).headers.get('etag')
    const answer = await get(path, { 'If-None-Match': String(etag) })
    expect(answer.status, path).toBe(304)
    for (const name of SECURITY_HEADERS) expect(answer.headers.get(name), `${path} ${name}`).toBeNull()
  }
})

test('answers HEAD like GET, without the body', async () => {
  for (const path of ['/about', '/shop', '/api/products']) {
    const answer = await get(path, {}, 'HEAD')
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).toBe('')
  }
})

test.each([
  '/about.html',
  '/index.html',
  '/about.html.br',
  '/index.html.gz',
  '/404.html',
  '/.env',
  '/_astro/',
  '/%2e%2e/package.json',
])('does not hand out %s', async (path) => {
  const answer = await get(path)
  expect([404, 308]).toContain(answer.status)
  expect(await answer.text()).not.toContain('"dependencies"')
})

test('names the methods that a page and a call take', async () => {
  expect((await get('/about', {}, 'DELETE')).headers.get('allow')).toBe('GET, HEAD')
  expect((await get('/shop', {}, 'DELETE')).headers.get('allow')).toBe('GET, HEAD, POST')
  expect((await get('/api/orders', {}, 'DELETE')).headers.get('allow')).toBe('GET, POST, HEAD')
})

test('is healthy', async () => {
  const answer = await get('/api/health')
  expect(answer.status).toBe(200)
})
