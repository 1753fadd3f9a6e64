import { afterAll, beforeAll, expect, test } from 'vitest'
import { observatoryScore, policyOf } from '../fixtures/observatory'
import { TestServer } from '../fixtures/server'

let server: TestServer
let host: string

// The shop as it stands on the internet: behind a proxy that speaks HTTPS.
beforeAll(async () => {
  server = await TestServer.start({ TRUST_PROXY: '127.0.0.1', PUBLIC_SITE_URL: 'https://trout.example' })
  host = 'trout.example'
})
afterAll(() => server.remove())

const get = (path: string, proto: string) =>
  fetch(server.url + path, { headers: { 'X-Forwarded-Proto': proto }, redirect: 'manual' })

async function scan(path: string) {
  const answer = await get(path, 'https')
  return { url: new URL(`https://${host}${path}`), answer, html: await answer.clone().text(), plain: await get(path, 'http') }
}

test.each(['/', '/shop', '/secure-portal-jk2024', '/api/products', '/about', '/admin/dashboard', '/contact'])(
  '%s scores 130 by the rules of MDN Observatory',
  async (path) => {
    expect(observatoryScore(await scan(path))).toEqual({
      score: 130,
      results: {
        'cookies-not-found': 0,
        'cross-origin-resource-sharing-not-implemented': 0,
        'csp-implemented-with-no-unsafe-default-src-none': 10,
        'hsts-implemented-max-age-at-least-six-months': 0,
        'redirection-to-https': 0,
        'referrer-policy-private': 5,
        [path.startsWith('/api/')
          ? 'sri-not-implemented-response-not-html'
          : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin']: 0,
        'x-content-type-options-nosniff': 0,
        'x-frame-options-implemented-via-csp': 5,
        'corp-implemented-with-same-origin': 10,
      },
    })
  },
)

test('sets the cookie of a visitor for HTTPS, its own site and no script', async () => {
  const headers = { 'X-Forwarded-Proto': 'https', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ title: 'News', message: 'Two bags', type: 'info', isRead: false })
  const answer = await fetch(`${server.url}/api/notifications`, { method: 'POST', headers, body })
  const { results } = observatoryScore({ ...(await scan('/api/products')), answer })
  expect(results).toHaveProperty('cookies-secure-with-httponly-sessions-and-samesite', 5)
})

test('answers plain HTTP with nothing but the way to HTTPS, at the address of the shop', async () => {
  const answer = await fetch(`${server.url}/shop?search=a%20b`, {
    headers: { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.example' },
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://trout.example/shop?search=a%20b'])
  expect(await answer.text()).toBe('')
})

test.each(['/', '/shop', '/about', '/secure-portal-jk2024', '/no-such-page'])(
  '%s names every source it may use, and each inline script by its hash',
  async (path) => {
    const policy = policyOf(await get(path, 'https'))
    expect(Object.fromEntries(policy ?? [])).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
    for (const source of policy?.get('script-src') ?? []) expect(source).toMatch(/^'self'$|^'sha256-[\w+/]{43}='$/)
    expect(policy?.get('style-src')?.join()).not.toContain('unsafe')
  },
)
