import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder } from '../fixtures/rows/orders'
import { TestServer } from '../fixtures/shops/server'

/** A copy of the build from which tests remove files. */
let copy: string
let server: TestServer
let few: Awaited<ReturnType<typeof fewDescriptors>> | undefined

beforeAll(async () => {
  await mkdir('test-results', { recursive: true })
  copy = await mkdtemp(join(resolve('test-results'), 'build-'))
  await cp('dist', join(copy, 'dist'), { recursive: true })
  for (const name of ['server.mjs', 'package.json', 'scripts/node-version.mjs']) await cp(name, join(copy, name))
  await symlink(resolve('node_modules'), join(copy, 'node_modules'))
  server = await TestServer.start({}, copy)
})
afterAll(async () => {
  few?.child.kill('SIGKILL')
  await server.remove()
  await rm(copy, { recursive: true, force: true })
})

const order = () =>
  fetch(`${server.url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newOrder()),
  })

test('a missing file fails only its own request', async () => {
  await rm(join(copy, 'dist/pages/admin-orders.html'))
  const answer = await fetch(`${server.url}/admin-orders`, { headers: { 'Accept-Encoding': 'identity' } })
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('ENOENT')
  expect((await order()).status).toBe(201)
})

test('a server without free descriptors fails at most single requests, and recovers', async () => {
  few = await fewDescriptors(140)
  const { port } = few
  const early = await idleConnection(port)
  const idle = await Promise.all(Array.from({ length: 200 }, () => idleConnection(port)))
  early.write('GET /manifest.webmanifest HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  const [answer] = await once(early, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 (200|500)/)
  for (const socket of [early, ...idle]) socket.destroy()
  const status = () =>
    fetch(`${few?.url}/team`).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
  expect(few.child.exitCode).toBeNull()
})

async function fewDescriptors(limit: number): Promise<{ child: ChildProcess; url: string; port: number }> {
  const script = `ulimit -n ${limit}; exec "${process.execPath}" server.mjs`
  const child = spawn('/bin/sh', ['-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: join(copy, 'few'), ADMIN_PASSWORD: 'pebbles-and-cold-water', RATE_LIMITS: 'off' },
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    const url = /^Serving (http:\S+)$/m.exec(output)?.[1]
    if (url) return { child, url, port: Number(new URL(url).port) }
  }
  throw new Error(`It did not serve: ${output}`)
}

function idleConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  return new Promise((done) => socket.once('connect', () => done(socket)).once('close', () => done(socket)))
}
