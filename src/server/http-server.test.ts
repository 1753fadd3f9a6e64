import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { drain, httpServer } from './http-server'

const A_MINUTE = 60_000

/** Listens, and sends one request, which is answered by hand. */
async function withWaitingRequest(standstill: number) {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>()
  const server = httpServer((_request, response) => resolve(response), { standstill }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  // A socket that is cut may report a reset before it closes.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.resume().once('close', resolve))
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  return { server, asked, closed }
}

test('ends a socket that stands still', async () => {
  // On a busy machine it may end before its request is heard.
  const { closed } = await withWaitingRequest(100)
  await closed
})

test('a stop cuts requests that are not answered in time', async () => {
  const { server, asked, closed } = await withWaitingRequest(A_MINUTE)
  await asked
  const began = performance.now()
  await drain(server, 200)
  await closed
  expect(performance.now() - began).toBeGreaterThanOrEqual(199)
})

test('a stop does not wait for a connection that is kept for a next request', async () => {
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

test('of more sockets of one address than it takes, the one that stood still longest gives way', async () => {
  const { open } = await listening({ mostSockets: 3 })
  const [first, second, third] = [await open(), await open(), await open()]
  // The first is in use, so that the second has stood still longest.
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

test('a trusted proxy has as many as it wants', async () => {
  const { open } = await listening({ mostSockets: 1, trusted: ['127.0.0.1'] })
  for (const socket of [await open(), await open(), await open()]) {
    socket.write(ASKED)
    expect(String((await once(socket, 'data'))[0])).toContain('here')
  }
})
