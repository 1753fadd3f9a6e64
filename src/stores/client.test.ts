import { afterEach, expect, test, vi } from 'vitest'
import { call } from './client'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['No more of it.', '', '409: No more of it.'],
  ['', 'Service Unavailable', '409: Service Unavailable'],
])(
  'an answer that is not ok raises the status and the body, or the status text where there is none',
  async (body, statusText, words) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 409, statusText }))
    await expect(call('GET', '/api/products')).rejects.toThrow(words)
  },
)
