import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { drain, httpServer } from './http-server'

const A_MINUTE = 60_000

/** Listens, and sends one request that is never answered. */
async function withWaitingRequest(standstill: number) {
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const neverAnswers: RequestListener = () => isAsked()
  const server = httpServer(neverAnswers, standstill).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  // A socket that is cut may report a reset before it closes.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
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
