// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const PLACE = 'https://geo.example/json'

const environment = vi.hoisted(() => ({ PUBLIC_API_BASE: '', PUBLIC_GEO_URL: '' }))
vi.mock('astro:env/client', () => environment)
const { recordVisitor } = await import('./visitors')

const asked: { url: string; body: unknown }[] = []
let answer: () => Response

function stubFetch(url: string, init: RequestInit = {}): Promise<Response> {
  asked.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
  return Promise.resolve(url.startsWith('https://geo.example') ? answer() : new Response('{"id":1}', { status: 201 }))
}

const says = (about: object) => vi.stubGlobal('navigator', { userAgent: '', ...about })

beforeEach(() => {
  asked.length = 0
  environment.PUBLIC_GEO_URL = PLACE
  localStorage.clear()
  // The test browser reports that it is automated.
  says({})
  answer = () => Response.json({ country_name: 'India', city: 'Anantnag' })
  vi.stubGlobal('fetch', vi.fn(stubFetch))
})

afterEach(() => vi.unstubAllGlobals())

const sent = () => asked.find(({ url }) => url === '/api/visitors')?.body

test('sends the country and city of the geolocation service', async () => {
  await recordVisitor('/about')
  expect(asked[0]?.url).toBe(PLACE)
  expect(sent()).toMatchObject({ country: 'India', city: 'Anantnag', visitedPages: ['/about'], isReturning: false })
})

test.each([
  ['fails', () => new Response('busy', { status: 503 })],
  ['answers with something else', () => Response.json({ place: 7 })],
])('sends Unknown if the service %s', async (_case, given) => {
  answer = given
  await recordVisitor('/')
  expect(sent()).toMatchObject({ country: 'Unknown', city: 'Unknown' })
})

test.each([
  ['sends Global Privacy Control', { globalPrivacyControl: true }],
  ['sends Do Not Track', { doNotTrack: '1' }],
  ['saves data', { connection: { saveData: true } }],
  ['has a slow connection', { connection: { effectiveType: '2g' } }],
  ['is driven by a program', { webdriver: true }],
])('asks no service if the browser %s', async (_case, about) => {
  says(about)
  await recordVisitor('/')
  expect(asked.map(({ url }) => url)).toEqual(['/api/visitors'])
  expect(sent()).toMatchObject({ country: 'Unknown', city: 'Unknown' })
})

test.each(['off', ''])('asks no service with the setting "%s"', async (address) => {
  environment.PUBLIC_GEO_URL = address
  await recordVisitor('/')
  expect(asked.map(({ url }) => url)).toEqual(['/api/visitors'])
})

test('asks no service if the operator turned it off', async () => {
  document.head.innerHTML = '<meta name="no-place">'
  await recordVisitor('/')
  document.head.innerHTML = ''
  expect(asked.map(({ url }) => url)).toEqual(['/api/visitors'])
})

test('keeps the session, and recognises a returning visitor', async () => {
  await recordVisitor('/')
  const first = sent() as { sessionId: string }
  asked.length = 0
  await recordVisitor('/')
  expect(sent()).toMatchObject({ sessionId: first.sessionId, isReturning: true })
})
