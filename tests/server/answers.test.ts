import { afterAll, beforeAll, expect, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { routes } from '~/routes'
import { TestServer } from '../fixtures/shops/server'

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

test.each(['br', 'gzip'])('sends pages, scripts and lists compressed as %s', async (encoding) => {
  for (const path of ['/about', '/shop', asset, '/api/products']) {
    const answer = await get(path, { 'Accept-Encoding': encoding })
    expect(answer.headers.get('content-encoding'), path).toBe(encoding)
    expect(answer.headers.get('vary'), path).toContain('Accept-Encoding')
  }
})

test('caches hashed files forever, and revalidates everything that may change', async () => {
  expect((await get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get(versioned('/pictures/valley.svg'))).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/pictures/valley.svg', '/pictures/valley.svg?v=another'])
    expect((await get(path)).headers.get('cache-control'), path).toBe('public, max-age=86400')
  expect((await get('/about')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/shop')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/api/products')).headers.get('cache-control')).toContain('no-cache')
})

test.each(routes.filter(({ offline }) => offline === 'never'))('stores $path nowhere, not even for Back', async ({ path }) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('returns 304 for an unchanged page', async () => {
  const etag = (await get('/about')).headers.get('etag')
  expect((await get('/about', { 'If-None-Match': String(etag) })).status).toBe(304)
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
])('does not serve %s', async (path) => {
  const answer = await get(path)
  expect([404, 308]).toContain(answer.status)
  expect(await answer.text()).not.toContain('"dependencies"')
})

test('lists the methods that a page and a call accept', async () => {
  expect((await get('/about', {}, 'DELETE')).headers.get('allow')).toBe('GET, HEAD')
  expect((await get('/shop', {}, 'DELETE')).headers.get('allow')).toBe('GET, HEAD, POST')
  expect((await get('/api/orders', {}, 'DELETE')).headers.get('allow')).toBe('GET, POST, HEAD')
})

test('is healthy', async () => {
  const answer = await get('/api/health')
  expect(answer.status).toBe(200)
})

test.each(['/shop', '/contact'])('refuses a form for %s from another site', async (path) => {
  const body = new URLSearchParams({ order: 'LTF-STOCK-25', name: 'Ghulam Nabi' })
  const headers = { Origin: 'https://evil.example' }
  const answer = await fetch(server.url + path, { method: 'POST', headers, body, redirect: 'manual' })
  expect(answer.status).toBe(403)
})

test('each response has a request id from the server', async () => {
  const ids: (string | null)[] = []
  for (const path of ['/about', '/shop', '/api/products', '/no-such-page', '/api/no-such-call']) {
    ids.push((await get(path, { 'X-Request-Id': 'of-the-caller' })).headers.get('x-request-id'))
  }
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
