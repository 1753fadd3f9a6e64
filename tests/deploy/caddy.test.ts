import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyOf } from '~/domain/account/company'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import type { TestCaddy } from '../fixtures/shops/caddy'
import type { TestServer } from '../fixtures/shops/server'
import { openShopBehindCaddy } from '../fixtures/shops/shop-behind-caddy'

const JSON_TYPE = { 'Content-Type': 'application/json' }

let server: TestServer
let caddy: TestCaddy
let remove: () => Promise<void>

beforeAll(async () => {
  ;({ server, caddy, remove } = await openShopBehindCaddy())
})
afterAll(() => remove())

test('uses HTTP/2 over TLS and offers HTTP/3', async () => {
  const session = connectHttp2(caddy.url, { ca: caddy.authority })
  const stream = session.request({ ':path': '/about' })
  const headers = await new Promise<Record<string, unknown>>((found, failed) => {
    stream.once('response', found)
    stream.once('error', failed)
  })
  stream.close()
  session.close()
  expect(session.alpnProtocol).toBe('h2')
  expect(headers[':status']).toBe(200)
  expect(headers['alt-svc']).toMatch(/^h3=":\d+"/)
})

test('redirects HTTP to HTTPS', async () => {
  const answer = await fetch(`${caddy.plainUrl}/shop?from=paper`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('https://localhost/shop?from=paper')
})

test('names no server software', async () => {
  for (const path of ['/favicon.svg', '/about', '/api/products', '/no-such-page']) {
    const { headers } = await caddy.ask(path)
    for (const name of ['server', 'via', 'x-powered-by']) expect(headers, path).not.toHaveProperty(name)
  }
})

test('keeps the body size limits', async () => {
  expect((await caddy.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: 'a'.repeat(70_000) })).status).toBe(413)
})

test('accepts an order and an enquiry', async () => {
  const order = await caddy.ask('/api/orders', {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(newOrder({ quantity: 1 })),
  })
  expect(order.status).toBe(201)
  const contact = await caddy.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(newContact()) })
  expect(contact.status).toBe(201)
})

test('rate limits by the real address, not a forged one', async () => {
  const post = async (from: string, claimed: string) => {
    const headers = { ...JSON_TYPE, 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, Forwarded: `for=${claimed}` }
    const body = JSON.stringify({ ...newNotification(), title: '' })
    return (await caddy.ask('/api/notifications', { method: 'POST', headers, body, from })).status
  }
  for (let count = 0; count < 60; count++) expect(await post('127.0.0.2', `203.0.113.${count}`)).toBe(422)
  expect(await post('127.0.0.2', '203.0.113.251')).toBe(429)
  expect(await post('127.0.0.3', '127.0.0.2')).toBe(422)
})

test('closes a connection that sends its request too slowly', async () => {
  const opened = [connect(Number(new URL(caddy.plainUrl).port), '127.0.0.1'), connectSecurely()]
  const began = performance.now()
  for (const socket of opened) socket.write('GET / HTTP/1.1\r\nHost: loc')
  const tenSeconds = wait(10_000).then(() => performance.now() - began)
  await Promise.all(opened.map((socket) => new Promise((closed) => socket.once('close', closed).resume())))
  // The default of Caddy is one minute. A busy machine lengthens ten seconds, too.
  expect(performance.now() - began).toBeLessThan(3 * (await tenSeconds))
})

const connectSecurely = () =>
  connectTls({ host: '127.0.0.1', port: Number(new URL(caddy.url).port), servername: 'localhost', ca: caddy.authority })

test('shows a page or a problem document while the shop is stopped, and logs no address', async () => {
  await server.stop()
  const [page, call] = await Promise.all([caddy.ask('/about'), caddy.ask('/api/products')])
  expect(page.status).toBe(503)
  expect(page.bytes.toString()).toContain('We are back in a moment')
  // Caddy cannot read the settings. The name or phone of a fresh clone would be wrong.
  for (const fact of Object.values(companyOf([])).filter((text) => /[a-z]{4}|\d{3}/.test(text)))
    expect(page.bytes.toString()).not.toContain(fact)
  expect(page.bytes.toString()).not.toMatch(/[\uFDD0-\uFDEF]|data-if/)
  expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
  expect(page.headers['cache-control']).toBe('no-store')
  expect(call.status).toBe(503)
  expect(call.headers['content-type']).toBe('application/problem+json')
  expect(call.headers['retry-after']).toBe('30')
  expect(JSON.parse(call.bytes.toString())).toMatchObject({ status: 503 })
  expect((await caddy.ask('/favicon.svg')).status).toBe(200)
  expect(caddy.output).not.toMatch(/127\.0\.0\.1|::1/)
})
