import { afterEach, expect, test } from 'vitest'
import { newNotification } from '../fixtures/rows/notifications'
import { TestServer } from '../fixtures/shops/server'

const WRITES = 60

let server: TestServer | undefined

afterEach(async () => {
  await server?.remove()
  server = undefined
})

async function start(variables: Record<string, string> = {}) {
  const started = await TestServer.start({ RATE_LIMITS: 'on', ...variables })
  server = started
  return async (forwarded: string) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': forwarded,
      'X-Real-IP': forwarded,
      Forwarded: `for=${forwarded}`,
    }
    const body = JSON.stringify({ ...newNotification(), title: '' })
    return (await fetch(`${started.url}/api/notifications`, { method: 'POST', headers, body })).status
  }
}

test('without a configured proxy, no forged address bypasses the rate limit', async () => {
  const post = await start()
  for (let count = 0; count < WRITES; count++) expect(await post(`203.0.113.${count % 250}`)).toBe(422)
  expect(await post('198.51.100.1')).toBe(429)
})

test('behind the configured proxy, its last X-Forwarded-For address counts', async () => {
  const post = await start({ TRUST_PROXY: '127.0.0.1' })
  for (let count = 0; count < WRITES; count++) expect(await post(`203.0.113.${count % 250}, 198.51.100.7`)).toBe(422)
  expect(await post('203.0.113.1, 198.51.100.7')).toBe(429)
  expect(await post('198.51.100.7, 198.51.100.8')).toBe(422)
})
