import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

let server: TestServer | undefined

afterEach(async () => {
  await server?.remove()
  server = undefined
})

const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const signIn = (url: string, body: object, headers = {}) => post(url, '/api/session', body, headers)

test('ignores a forged X-Forwarded-For, and keeps the count of failures after a restart', async () => {
  server = await TestServer.start()
  const forged = (count: number) => ({ 'X-Forwarded-For': `198.51.100.${count}`, 'X-Real-IP': `198.51.100.${count}` })
  for (let count = 0; count < 10; count++) {
    expect((await signIn(server.url, { username: `guess ${count}`, password: 'a guess' }, forged(count))).status).toBe(401)
  }
  expect((await signIn(server.url, OPERATOR, forged(99))).status).toBe(429)
  await server.stop()
  await server.launch()
  const response = await signIn(server.url, OPERATOR)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)

  await server.stop()
  const files = (await readdir(server.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(3)
  for (const { parentPath, name } of files) {
    expect(await readFile(join(parentPath, name), 'latin1'), name).not.toMatch(/127\.0\.0\.1|198\.51\.100\./)
  }
})

test('64 simultaneous sign-ins do not delay orders', async () => {
  server = await TestServer.start({ TRUST_PROXY: '127.0.0.1' })
  const { url } = server
  const order = async () => expect((await post(url, '/api/orders', newOrder({ quantity: 1 }))).status).toBe(201)
  await order()
  let answered = 0
  const guesses = Array.from({ length: 64 }, async (_, index) => {
    const body = { username: `guess ${index}`, password: 'a guess' }
    const { status } = await signIn(url, body, { 'X-Forwarded-For': `198.51.100.${index}` })
    answered++
    return status
  })
  // An idle machine finishes five sign-ins in that time. Orders are counted, because a busy machine slows both.
  for (let count = 0; count < 5; count++) await order()
  expect(answered).toBeLessThan(32)
  const statuses = await Promise.all(guesses)
  expect(statuses).toEqual(Array.from({ length: 64 }, () => 401))
})

test('a changed password removes the file of the first one and ends other sessions', async () => {
  server = await TestServer.start({ ADMIN_PASSWORD: '' })
  const { url } = server
  const file = join(server.folder, 'first-password.txt')
  const current = (await readFile(file, 'utf8')).trim()
  const pair = { username: OPERATOR.username, password: current }
  const cookies = async () =>
    (await signIn(url, pair)).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  const [own, other] = [await cookies(), await cookies()]
  const change = (password: string) =>
    fetch(`${url}/api/password`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie: own },
      body: JSON.stringify({ current, password, repeated: password }),
    })
  expect((await change('password1')).status).toBe(422)
  expect(existsSync(file)).toBe(true)
  expect((await change(OPERATOR.password)).status).toBe(200)
  expect(existsSync(file)).toBe(false)
  expect((await fetch(`${url}/api/session`, { headers: { Cookie: other } })).status).toBe(401)
  expect((await signIn(url, OPERATOR)).status).toBe(201)
})
