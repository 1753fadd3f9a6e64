import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../fixtures/shops/server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.remove())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => fetch(server.url + path, { method, headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.each(['/favicon.svg', '/robots.txt', '/pictures/trout.svg'])(
  'sends the part of %s that a single range asks for',
  async (path) => {
    const whole = await bytesOf(await get(path, { 'Accept-Encoding': 'identity' }))
    const part = await get(path, { Range: 'bytes=5-14' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${whole.length}`])
    expect(await bytesOf(part)).toEqual(whole.subarray(5, 15))
  },
)

test.each(['bytes=5-1', 'bytes=-0', 'bytes=0-1,5-9', 'bytes=99999999-', 'bytes=x', 'lines=1-2'])(
  'answers the range %s as if it were not there, and stays up',
  async (range) => {
    for (const path of ['/about', '/favicon.svg', '/shop', '/api/products', '/nowhere']) {
      const [plain, asked] = [await get(path), await get(path, { Range: range })]
      expect([path, asked.status]).toEqual([path, plain.status])
      expect(await asked.text()).toBe(await plain.text())
    }
    expect((await get('/api/health')).status).toBe(200)
  },
)

test('sends the whole file if the reader’s copy is outdated', async () => {
  const answer = await get('/favicon.svg', { Range: 'bytes=0-3', 'If-Range': '"another"' })
  expect(answer.status).toBe(200)
})

test('returns the length of a range for HEAD, without a body', async () => {
  const answer = await get('/favicon.svg', { Range: 'bytes=0-3' }, 'HEAD')
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([206, '4', ''])
})
