import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newContact } from '../fixtures/rows/contacts'
import { picture, pictureForm } from '../fixtures/rows/pictures'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

/** The directives of a policy with their sources; null if a directive is duplicated. */
function policyOf({ headers }: Response): Map<string, string[]> | null {
  const directives = (headers.get('content-security-policy') ?? '').split(';').filter((each) => each.trim() !== '')
  const pairs = directives.map((each) => each.trim().split(/\s+/)).map(([name = '', ...sources]) => [name, sources] as const)
  const policy = new Map(pairs)
  return policy.size === pairs.length ? policy : null
}

let server: TestServer
const names = { asset: '', upload: '' }
const HTTPS = { 'X-Forwarded-Proto': 'https' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

beforeAll(async () => {
  server = await TestServer.start({ TRUST_PROXY: '127.0.0.1' })
  names.asset = /\/_astro\/[\w.-]+\.js/.exec(await (await ask('/about')).text())?.[0] ?? 'no asset on the page'
  const session = await ask('/api/session', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(OPERATOR) })
  const Cookie = session.headers.getSetCookie().map((line) => line.split(';')[0])
  const sent = { method: 'POST', headers: { Cookie: Cookie.join('; ') }, body: pictureForm(await picture()) }
  names.upload = (await (await ask('/api/uploads', sent)).json()).url
})
afterAll(() => server.remove())

const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(server.url + path, { ...init, headers: { ...HTTPS, ...headers }, redirect: 'manual' })

const post = (path: string, body: string, headers = JSON_TYPE) => ask(path, { method: 'POST', body, headers })

async function again(path: string) {
  const etag = (await ask(path)).headers.get('etag')
  return ask(path, { headers: { 'If-None-Match': String(etag) } })
}

/** Makes the server read pictures from a missing folder. */
async function brokenUploads() {
  const folder = join(server.folder, 'uploads')
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  const answer = await ask(names.upload)
  await rm(folder)
  await mkdir(folder)
  return answer
}

const form = new URLSearchParams({ ...newContact(), key: 'page-key-0001' }).toString()
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }

const kinds: [string, number, () => Promise<Response>][] = [
  ['a prerendered page', 200, () => ask('/about')],
  ['a page of the server', 200, () => ask('/shop')],
  ['a page of the back office', 200, () => ask('/admin-orders')],
  ['a script', 200, () => ask(names.asset)],
  ['a picture of the build', 200, () => ask('/pictures/bag-early.webp')],
  ['a picture of the operator', 200, () => ask(names.upload)],
  ['a part of a file', 206, () => ask(names.asset, { headers: { Range: 'bytes=0-9' } })],
  ['a list', 200, () => ask('/api/products')],
  ['a created entity', 201, () => post('/api/contact', JSON.stringify(newContact()))],
  ['a posted form', 303, () => post('/contact', form, FORM_TYPE)],
  ['a refused form', 422, () => post('/contact', 'name=', FORM_TYPE)],
  ['a redirect', 308, () => ask('/about/')],
  ['a body that is no JSON', 400, () => post('/api/contact', '{')],
  ['a call without a session', 401, () => ask('/api/orders')],
  ['a call of another site', 403, () => ask('/api/contact', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } })],
  ['a page that does not exist', 404, () => ask('/no-such-page')],
  ['a call that does not exist', 404, () => ask('/api/no-such-call')],
  ['a wrong method on a page', 405, () => ask('/about', { method: 'POST' })],
  ['a wrong method on a call', 405, () => ask('/api/orders', { method: 'PATCH' })],
  ['a body that is too large', 413, () => post('/api/contact', 'a'.repeat(70_000))],
  ['a body of another type', 415, () => post('/api/contact', 'a', FORM_TYPE)],
  ['an invalid body', 422, () => post('/api/contact', '{}')],
  ['a fault of ours', 500, brokenUploads],
]

test.each(kinds)('sends security headers with %s (%i)', async (name, status, call) => {
  const answer = await call()
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  for (const header of answer.headers.keys()) {
    expect(header).not.toMatch(/^(server|via|x-powered-by|x-aspnet|x-astro|x-generator)|^access-control-/)
  }
  const policy = policyOf(answer)
  expect(policy?.get('default-src'), name).toEqual(["'none'"])
  expect(policy?.get('frame-ancestors')).toEqual(["'none'"])
  expect(policy?.has('base-uri')).toBe(true)
  expect(policy?.has('form-action')).toBe(true)
  expect([...(policy?.values() ?? [])].flat()).not.toContain("'unsafe-eval'")
  expect([...(policy?.values() ?? [])].flat()).not.toContain("'unsafe-inline'")
})

test.each(['/about', '/admin-orders', '/contact', '/no-such-page'])(
  '%s lists its own scripts in its header alone, and no others',
  async (path) => {
    const answer = await ask(path)
    const policy = policyOf(answer)
    const html = await answer.text()
    expect(html).not.toMatch(/http-equiv/i)
    const inline = [...html.matchAll(/<script(?![^>]*\b(?:src=|json))[^>]*>([\s\S]+?)<\/script>/g)].map(([, text = '']) => text)
    const hashed = await Promise.all(inline.map(sha256))
    for (const hash of hashed) expect(policy?.get('script-src')).toContain(`'sha256-${hash}'`)
  },
)

test('a page may call only its own server and the geolocation service', async () => {
  expect(policyOf(await ask('/about'))?.get('connect-src')).toEqual(["'self'", 'https://ipapi.co'])
})

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64')

test('a 304 does not change the headers of the cached response', async () => {
  for (const path of ['/about', '/admin-orders', '/secure-portal-jk2024', '/api/products', names.asset]) {
    const answer = await again(path)
    expect(answer.status, path).toBe(304)
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-resource-policy',
      'server',
    ])
      expect(answer.headers.has(name), `${path} ${name}`).toBe(false)
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  }
})

test('sends HSTS for a year over HTTPS, and not over HTTP', async () => {
  expect((await ask('/about')).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  expect((await fetch(`${server.url}/about`)).headers.get('strict-transport-security')).toBeNull()
})

test('lets no other site read a response, and accepts no preflight', async () => {
  const asked = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' }
  for (const path of ['/api/products', '/api/orders', '/shop', '/about']) {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await ask(path, { method, headers: asked })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      if (method === 'OPTIONS') expect(answer.status).toBe(405)
    }
  }
})
