import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { drain, httpServer } from './http-server'

const A_MINUTE = 60_000

/** Starts a server and sends one request, which the test answers. */
async function withWaitingRequest(standstill: number) {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>()
  const server = httpServer((_request, response) => resolve(response), { standstill }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  // A destroyed socket may emit a reset before it closes.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.resume().once('close', resolve))
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  return { server, asked, closed }
}

test('closes an idle socket', async () => {
  // On a busy machine it may close before its request is read.
  const { closed } = await withWaitingRequest(100)
  await closed
})

test('a shutdown aborts requests that are not answered in time', async () => {
  const { server, asked, closed } = await withWaitingRequest(A_MINUTE)
  await asked
  const began = performance.now()
  await drain(server, 200)
  await closed
  expect(performance.now() - began).toBeGreaterThanOrEqual(199)
})

test('a shutdown does not wait for keep-alive connections', async () => {
  const { server, asked, closed } = await withWaitingRequest(10 * A_MINUTE)
  server.keepAliveTimeout = 10 * A_MINUTE
  const answer = await asked
  const drained = drain(server, 10 * A_MINUTE)
  answer.end('done')
  await drained
  await closed
})

async function listening(limits: Parameters<typeof httpServer>[1]) {
  const server = httpServer((_request, response) => void response.end('here'), limits).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return { open }
}

const ASKED = 'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n'

test('over the limit of sockets per address, the longest idle one is closed', async () => {
  const { open } = await listening({ mostSockets: 3 })
  const [first, second, third] = [await open(), await open(), await open()]
  // The first is active, so the second has been idle longest.
  first.write(ASKED)
  await once(first, 'data')
  const gone = once(second, 'close')
  const fourth = await open()
  second.resume()
  await gone
  for (const socket of [first, third, fourth]) {
    socket.write(ASKED)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('here')
  }
})

test('a trusted proxy has no limit of sockets', async () => {
  const { open } = await listening({ mostSockets: 1, trusted: ['127.0.0.1'] })
  for (const socket of [await open(), await open(), await open()]) {
    socket.write(ASKED)
    expect(String((await once(socket, 'data'))[0])).toContain('here')
  }
})
