import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../fixtures/shops/server'

const SOCKETS = 400
const PAGES = ['/', '/shop', '/about', '/api/products']

let server: TestServer
const sockets: Socket[] = []

beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.remove()
})

/** Starts a request and then sends one byte each second, without end. */
function dribble(begin: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(begin)
      resolve(socket)
    })
    const next = setInterval(() => socket.write('a'), 1000)
    socket.once('close', () => clearInterval(next))
    socket.once('error', reject)
    socket.on('error', () => {})
    socket.resume()
    sockets.push(socket)
  })
}

const LINES = 'HTTP/1.1\r\nHost: shop.test\r\n'
const slowHeader = `GET /shop ${LINES}X-Slow: `
const slowBody = `POST /api/orders ${LINES}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`

async function timeOf(path: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(server.url + path)
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  return performance.now() - began
}

/**
 * The time of an answer that had the processor to itself, in milliseconds: a tenth of the answers were faster. Other work of the
 * machine slows the others down, a busy server all.
 */
async function unhindered(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 25; round++) for (const path of PAGES) times.push(await timeOf(path))
  return times.sort((one, other) => one - other)[times.length / 10] ?? Number.NaN
}

test('with 400 slow sockets open, pages take less than three times as long, and the sockets are closed', async () => {
  for (const path of PAGES) await timeOf(path)
  const alone = await unhindered()
  await Promise.all(Array.from({ length: SOCKETS }, (_, index) => dribble(index % 2 ? slowHeader : slowBody)))
  const beside = await unhindered()
  expect(beside).toBeLessThan(3 * alone)
  const open = () => sockets.filter(({ closed }) => !closed).length
  await expect.poll(open, { timeout: 40_000, interval: 500 }).toBe(0)
  expect(server.output).not.toMatch(/failed/)
}, 60_000)
