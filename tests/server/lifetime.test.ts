import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { newFolder } from '../fixtures/folders'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

let server: TestServer | undefined

afterEach(async () => {
  await server?.remove()
  server = undefined
})

const postOrder = (url: string) =>
  fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newOrder({ quantity: 1 })),
  })

/** Kills a process and all its children. */
function endGroup(leader = 0) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // All processes have ended.
  }
}

test('keeps an order after a restart', async () => {
  server = await TestServer.start()
  expect((await postOrder(server.url)).status).toBe(201)
  expect(await server.stop()).toBe(0)
  await server.launch()
  const session = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(OPERATOR),
  })
  const cookie = session.headers.getSetCookie().map((line) => line.split(';')[0])
  const orders = await fetch(`${server.url}/api/orders`, { headers: { Cookie: cookie.join('; ') } })
  expect(await orders.json()).toMatchObject([{ id: 1, customerName: 'Ghulam Nabi' }])
})

test('completes running requests at SIGTERM', async () => {
  server = await TestServer.start()
  const { url } = server
  const orders = Array.from({ length: 20 }, () => postOrder(url))
  const first = await Promise.race(orders)
  const code = server.stop()
  const settled = await Promise.allSettled(orders)
  expect(await code).toBe(0)
  expect(first.status).toBe(201)
  for (const outcome of settled) if (outcome.status === 'fulfilled') expect(outcome.value.status).toBe(201)
})

test('completes running requests also after a second SIGTERM', async () => {
  server = await TestServer.start()
  const { port, hostname } = new URL(server.url)
  const body = JSON.stringify(newOrder({ quantity: 1 }))
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const head = `POST /api/orders HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`)
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue')
  const code = server.stop()
  await expect.poll(() => fetch(`${server?.url}/api/health`).catch(() => 'refused')).toBe('refused')
  const again = server.stop()
  socket.write(body)
  expect(String((await once(socket, 'data'))[0])).toContain('201 Created')
  expect(await Promise.all([code, again])).toEqual([0, 0])
})

test('when started by npm, it ends together with npm', async () => {
  const folder = await newFolder()
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', ADMIN_PASSWORD: OPERATOR.password }
  const npm = spawn('npm', ['run', '--silent', 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  onTestFinished(() => endGroup(npm.pid))
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += chunk
  })
  await expect.poll(() => output, { timeout: 15_000 }).toContain('Serving http')
  const url = /http:\S+/.exec(output)?.[0] ?? ''
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  npm.kill('SIGTERM')
  await expect.poll(() => fetch(`${url}/api/health`).catch(() => 'refused'), { timeout: 10_000 }).toBe('refused')
  const isLetGo = () =>
    openDurableStore(folder, {})
      .then((store) => store.close().then(() => true))
      .catch(() => false)
  await expect.poll(isLetGo, { timeout: 10_000 }).toBe(true)
})

test('shows the first password once, makes its file private, and accepts it', async () => {
  server = await TestServer.start({ ADMIN_PASSWORD: '' })
  const password = /password (\S+)/.exec(server.output)?.[1]
  const file = join(server.folder, 'first-password.txt')
  expect((await readFile(file, 'utf8')).trim()).toBe(password)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const answer = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: OPERATOR.username, password }),
  })
  expect(answer.status).toBe(201)
  await server.stop()
  await server.launch()
  expect(server.output).not.toContain('password')
})

test('at a start with operators says that the password variable is ignored, and how to change one', async () => {
  server = await TestServer.start()
  expect(server.output).not.toContain('ignored')
  await server.stop()
  await server.launch()
  expect(server.output).toMatch(/^ADMIN_PASSWORD is ignored, .+: npm run operator -- reset-password$/m)
  expect(server.output).not.toContain(OPERATOR.password)
})

test('makes its files private to their owner', async () => {
  server = await TestServer.start()
  expect((await stat(server.folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(server.folder, 'db.json'))).mode & 0o777).toBe(0o600)
})

test.each([
  ['PORT', 'all'],
  ['ADMIN_PASSWORD', 'short'],
  ['RATE_LIMITS', 'maybe'],
  ['TRUST_PROXY', 'yes'],
])('does not start with an invalid %s, and says so in one line', async (name, value) => {
  const failed = await TestServer.start({ [name]: value }).catch((error) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(failed.message).toMatch(new RegExp(`^1: The environment variable ${name} .+\\.$`))
})

test('does not start on a used port, and says so in one line', async () => {
  server = await TestServer.start()
  const { port } = new URL(server.url)
  const failed = await TestServer.start({ PORT: port }).catch((error) => error)
  expect(failed.message).toBe(`1: Port ${port} of 127.0.0.1 is in use already. Stop what uses it, or set PORT to another.`)
})

test.each([
  ['v20.19.0', false],
  ['v24.6.0', false],
  ['v24.7.0', true],
  ['v26.0.0', true],
])('Node %s is new enough: %s', async (version, isGood) => {
  const claimed = `Object.defineProperty(process, 'version', { value: '${version}' })`
  const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(claimed)}"`
  const started = await TestServer.start({ NODE_OPTIONS }).catch((error) => error)
  if (isGood) return (started as TestServer).remove()
  expect(started.message).toBe(
    `1: This needs Node 24.7 or newer and found ${version}. Start it by npm start, which brings its own.`,
  )
})
