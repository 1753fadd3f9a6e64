import { afterEach, expect, test, vi } from 'vitest'

vi.mock('./signed-in')
const { updateSettings } = await import('./settings')

afterEach(() => vi.unstubAllGlobals())

test('fetches nothing after the session has ended, so that the form redirects', async () => {
  const methods: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    methods.push(method)
    return new Response(null, { status: 401 })
  })
  const setting = { key: 'pan_number', value: 'AAAPL1234C', version: 1 } as never
  expect(await updateSettings([setting])).toEqual([{ state: 'signed out' }])
  expect(methods).toEqual(['PUT'])
})

test('saves an English text before its translations, which would be outdated otherwise', async () => {
  const saved: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    // A late answer must not let the next request start.
    if (path.endsWith('company_address')) for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    if (method === 'PUT') saved.push(path)
    return new Response(null, { status: 503 })
  })
  const keys = ['company_address_ur', 'company_address', 'company_address_hi', 'pan_number']
  const outcomes = await updateSettings(keys.map((key) => ({ key, value: 'x', version: 1 }) as never))
  expect(outcomes).toEqual(keys.map(() => ({ state: 'failed' })))
  expect(saved.slice(0, 2).toSorted()).toEqual(['/api/settings/company_address', '/api/settings/pan_number'])
  expect(saved.slice(2)).toEqual(['/api/settings/company_address_ur', '/api/settings/company_address_hi'])
})
