import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depth } from '../fixtures/depth'
import { AttackedShop } from './attacked-shop'
import { pipelinedShot, requestLines } from './shots'

let shop: AttackedShop

beforeAll(async () => {
  shop = await AttackedShop.open()
})
afterAll(() => shop.remove())

const COUNT = depth(100, 800)

/** Opens connections and sends each the first bytes of a request. */
async function opened(count: number, bytes: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(shop.port, '127.0.0.1').on('error', () => {}))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.resume().write(bytes)
  return sockets
}

const closed = (sockets: Socket[]) => expect.poll(() => sockets.every((socket) => socket.closed), { timeout: 20_000 }).toBe(true)

const HALF_REQUESTS = {
  'half a request line': 'GET /ab',
  'half a header': 'GET /shop HTTP/1.1\r\nHost: sh',
  'a header without its end': 'GET /shop HTTP/1.1\r\nHost: shop.test\r\nX-Slow: a',
  'half a body':
    'POST /api/orders HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a',
  'half a form':
    'POST /contact HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\na',
  'half an upload':
    'POST /api/uploads HTTP/1.1\r\nHost: shop.test\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b\r\n',
  'half a chunk':
    'POST /api/contact HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"a',
  nothing: '',
}

test.each(Object.entries(HALF_REQUESTS))('%s from many connections holds nothing once they end', async (_what, bytes) => {
  for (const end of ['end', 'resetAndDestroy'] as const) {
    const sockets = await opened(COUNT, bytes)
    // A few more bytes of each, as from a slow line; the shop goes on meanwhile.
    for (const socket of sockets) socket.write('a')
    await shop.expectStanding()
    for (const socket of sockets) socket[end]()
    await closed(sockets)
    await shop.expectStanding()
  }
})

const LIMIT = depth(60_000, 300_000)

test(
  'a connection that is cut in the middle of its answer harms no other',
  async () => {
    const asked = [...shop.targets, { kind: 'film', method: 'GET', path: '/video/stream-960.mp4' }]
    const shots = asked.flatMap((target) => [
      pipelinedShot([target], 'reset on answer'),
      pipelinedShot([target], 'reset'),
      pipelinedShot([target], 'half'),
      pipelinedShot([target, target, target], 'reset on answer'),
      pipelinedShot([target, target, target], 'half'),
    ])
    for (let time = 0; time < depth(2, 20); time++) await shop.round(shots)
  },
  LIMIT,
)

test(
  'requests that come all at once over one connection are all answered, each by its own',
  async () => {
    const { targets } = shop
    const pairs = targets.flatMap((first) => targets.map((second) => pipelinedShot([first, second])))
    await shop.round(pairs)
    const heads = targets.map((target) => ({ ...target, method: 'HEAD', body: undefined }))
    await shop.round([
      pipelinedShot(targets),
      pipelinedShot(heads),
      pipelinedShot(targets.flatMap((target, at) => [heads[at] ?? target, target])),
    ])
    const many = Array.from({ length: 32 }, (_, index) => targets[index % targets.length] ?? expect.fail())
    await shop.round([pipelinedShot(many), pipelinedShot(many, 'half'), pipelinedShot(many, 'reset on answer')])
    const flood = Array.from({ length: depth(320, 3000) }, (_, index) => targets[index % targets.length] ?? expect.fail())
    await shop.round([pipelinedShot(flood, 'half'), pipelinedShot(flood, 'reset on answer')])
  },
  LIMIT,
)

test('more connections than the process has descriptors end no other, and the shop goes on once they are gone', async () => {
  const early = await opened(shop.targets.length, '')
  await shop.expectStanding()
  execFileSync('prlimit', ['--pid', String(shop.pid), '--nofile=256:'])
  const idle = await opened(300, '')
  // What needs a file has no descriptor left for it.
  for (const [at, target] of shop.targets.entries())
    early[at]?.end(`${requestLines(target).join('\r\n')}\r\n\r\n${target.body ?? ''}`)
  await closed(early)
  for (const socket of idle) socket.destroy()
  await closed(idle)
  await shop.expectStanding()
  execFileSync('prlimit', ['--pid', String(shop.pid), '--nofile=1024:'])
})
