import { execFileSync } from 'node:child_process'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depth } from '../fixtures/depth'
import { AttackedShop } from './attacked-shop'
import { HALF_REQUESTS } from './half-requests'
import { openConnections } from './raw-client'
import { pipelinedShot, requestLines } from './shots'

const COUNT = depth(100, 800)
const LIMIT = depth(60_000, 300_000)

const HALVES = Object.values(HALF_REQUESTS)

let shop: AttackedShop

beforeAll(async () => {
  shop = await AttackedShop.open(COUNT)
})
afterAll(() => shop.remove())

/** Kilobytes by which memory may differ between rounds. */
const MOST_DRIFT = 8 * 1024

const closed = (sockets: Socket[]) => expect.poll(() => sockets.every((socket) => socket.closed), { timeout: 20_000 }).toBe(true)

test.each(Object.entries(HALF_REQUESTS))('%s from many connections leaves no memory in use', async (_what, bytes) => {
  for (const end of ['end', 'resetAndDestroy'] as const) {
    const sockets = await openConnections(shop.port, COUNT, bytes)
    // A few more bytes for each, as on a slow line; the shop still works.
    for (const socket of sockets) socket.write('a')
    await shop.expectStanding()
    for (const socket of sockets) socket[end]()
    await closed(sockets)
    await shop.expectStanding()
  }
})

test(
  'repeated crowds use no more memory than the second one',
  async () => {
    const held: number[] = []
    for (let time = 0; time < 5; time++) {
      const sockets = await Promise.all(HALVES.map((bytes) => openConnections(shop.port, COUNT / HALVES.length, bytes)))
      for (const socket of sockets.flat()) socket.end('a')
      await closed(sockets.flat())
      await shop.expectStanding()
      held.push(await shop.settledKilobytes())
    }
    expect((held[4] ?? Number.NaN) - (held[1] ?? Number.NaN), held.join(' ')).toBeLessThan(MOST_DRIFT)
  },
  LIMIT,
)

test(
  'a connection cut in the middle of its response harms no other',
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
  'pipelined requests on one connection each get their own response',
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

test('more connections than descriptors end no other, and the shop works again when they are closed', async () => {
  const early = await openConnections(shop.port, shop.targets.length, '')
  await shop.expectStanding()
  execFileSync('prlimit', ['--pid', String(shop.pid), '--nofile=256:'])
  const idle = await openConnections(shop.port, 300, '')
  // A request that needs a file has no free descriptor.
  for (const [at, target] of shop.targets.entries())
    early[at]?.end(`${requestLines(target).join('\r\n')}\r\n\r\n${target.body ?? ''}`)
  await closed(early)
  for (const socket of idle) socket.destroy()
  await closed(idle)
  await shop.expectStanding()
  execFileSync('prlimit', ['--pid', String(shop.pid), '--nofile=1024:'])
})
