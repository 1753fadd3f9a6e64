import { afterEach, expect, test, vi } from 'vitest'

vi.mock('./signed-in')
const { updateSettings } = await import('./settings')

afterEach(() => vi.unstubAllGlobals())

test('fetches nothing more once the session has ended, so that the form itself leaves', async () => {
  const methods: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    methods.push(method)
    return new Response(null, { status: 401 })
  })
  const setting = { key: 'pan_number', value: 'AAAPL1234C', version: 1 } as never
  expect(await updateSettings([setting])).toEqual([{ state: 'signed out' }])
  expect(methods).toEqual(['PUT'])
})
