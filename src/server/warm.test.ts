import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicRoutes } from '~/routes'
import { warmPages } from './warm'

const asked: string[] = []
const server = createServer(({ url, headers }, answer) => {
  asked.push(`${url} ${headers['accept-encoding']}`)
  if (url === '/about') answer.destroy()
  else answer.end()
})

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => server.close())

test('requests each public page and the OpenAPI description twice with brotli, also after a failure', async () => {
  await warmPages(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(asked).toEqual(
    [...publicRoutes.map(({ path }) => path), '/api/openapi.json'].flatMap((path) => [`${path} br`, `${path} br`]),
  )
})
