import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { isHttps, realAddress } from './proxy'

const PROXY = '10.0.0.2'
const off = { TRUST_PROXY: [] }
const on = { TRUST_PROXY: [PROXY, '::1'] }

const incoming = (remoteAddress: string | undefined, headers: IncomingMessage['headers'] = {}) =>
  ({ socket: { remoteAddress }, headers }) as IncomingMessage

describe('the caller’s address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::7', '2001:db8::7'],
    ['::ffff', '::ffff'],
    [undefined, ''],
  ])('of the socket %s is %s', (socket, address) => {
    expect(realAddress(incoming(socket), off)).toBe(address)
    expect(realAddress(incoming(socket), on)).toBe(address)
  })

  test.each(['203.0.113.9', '10.0.0.3', '127.0.0.1'])('ignores a forged header of a caller at %s', (socket) => {
    const forged = { 'x-forwarded-for': '198.51.100.1', forwarded: 'for=198.51.100.1', 'x-real-ip': '198.51.100.1' }
    expect(realAddress(incoming(socket, forged), on)).toBe(socket)
  })

  test('is the socket’s address if no proxy is trusted', () => {
    expect(realAddress(incoming(PROXY, { 'x-forwarded-for': '198.51.100.1' }), off)).toBe(PROXY)
  })

  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['203.0.113.66, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.2,127.0.0.1 ,  198.51.100.1 ', '198.51.100.1'],
    ['2001:db8::7', '2001:db8::7'],
    ['', PROXY],
    ['198.51.100.1, ', PROXY],
  ])('is the rightmost forwarded one in "%s": %s', (forwarded, address) => {
    expect(realAddress(incoming(PROXY, { 'x-forwarded-for': forwarded }), on)).toBe(address)
    expect(realAddress(incoming(`::ffff:${PROXY}`, { 'x-forwarded-for': forwarded }), on)).toBe(address)
  })

  test('is the proxy’s address if it forwards none', () => expect(realAddress(incoming('::1'), on)).toBe('::1'))
})

describe('HTTPS', () => {
  test.each([
    [PROXY, 'https', true],
    [`::ffff:${PROXY}`, 'https', true],
    [PROXY, 'http', false],
    [PROXY, undefined, false],
    ['203.0.113.9', 'https', false],
    [undefined, 'https', false],
  ])('from %s forwarding %s: %s', (socket, protocol, answer) => {
    const request = incoming(socket, protocol === undefined ? {} : { 'x-forwarded-proto': protocol })
    expect(isHttps(request, on)).toBe(answer)
    expect(isHttps(request, off)).toBe(false)
  })
})
