import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SECURITY } from '~/server/headers'
import { readAnswers } from './answers'
import { CANARY } from './canary'
import { accepts, faultsOf } from './oracles'

const SECURE = Object.entries(SECURITY).map(([name, value]) => `${name}: ${value}`)

/** The faults that the oracles find in these bytes, as a response to a GET. */
function found(status: string, lines: string[], body: string | Buffer = '', acceptEncoding?: string, method = 'GET'): string {
  const bytes = Buffer.concat([Buffer.from([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'), 'latin1'), Buffer.from(body)])
  const shot = { name: 'a shot', bytes, methods: [method], manner: 'patient' as const, acceptEncoding }
  return faultsOf(shot, readAnswers(bytes, shot.methods)).join('\n')
}

const sized = (body: string | Buffer, type = 'text/html') => [`Content-Type: ${type}`, `Content-Length: ${body.length}`]

test('a correct response has no fault', () => {
  const packed = brotliCompressSync('bags')
  const encoded = [...SECURE, ...sized(packed), 'Content-Encoding: br', 'Vary: Accept-Encoding']
  expect(found('200 OK', [...SECURE, ...sized('bags')], 'bags')).toBe('')
  expect(found('200 OK', [...SECURE, ...sized('bags')], '', undefined, 'HEAD')).toBe('')
  expect(found('200 OK', encoded, packed, 'gzip, br')).toBe('')
  expect(found('206 Partial Content', [...SECURE, ...sized('ba'), 'Content-Range: bytes 2-3/9'], 'ba')).toBe('')
  expect(found('200 OK', [...SECURE, 'Content-Type: text/html', 'Transfer-Encoding: chunked'], '4\r\nbags\r\n0\r\n\r\n')).toBe('')
  expect(found('304 Not Modified', ['ETag: "a"'])).toBe('')
  expect(found('400 Bad Request', ['Connection: close'])).toBe('')
  expect(found('503 Service Unavailable', [...SECURE, 'Retry-After: 5'])).toBe('')
})

test.each<[string, RegExp, Parameters<typeof found>]>([
  ['a failure', /answered 500/, ['500 Internal Server Error', SECURE]],
  ['a failure for ever', /answered 503/, ['503 Service Unavailable', SECURE]],
  ['no answer', /0 of 1 answers/, ['two words', SECURE]],
  ['a short body', /no whole answer/, ['200 OK', [...SECURE, 'Content-Type: text/html', 'Content-Length: 5'], 'bags']],
  ['a long body', /no whole answer/, ['200 OK', [...SECURE, 'Content-Type: text/html', 'Content-Length: 3'], 'bags']],
  ['a body after HEAD', /no whole answer/, ['200 OK', [...SECURE, ...sized('bags')], 'bags', undefined, 'HEAD']],
  ['a body with 304', /no whole answer/, ['304 Not Modified', [], 'bags']],
  ['a body with 204', /no whole answer/, ['204 No Content', SECURE, 'bags']],
  ['a header that is none', /no whole answer/, ['200 OK', [...SECURE, 'X Other: a']]],
  ['a high byte in a header', /no whole answer/, ['200 OK', [...SECURE, 'X-Other: \xe9']]],
  ['a header twice', /two etag/, ['200 OK', [...SECURE, 'ETag: "a"', 'ETag: "b"']]],
  ['no policy', /without the security headers/, ['200 OK', [...SECURE.slice(1), ...sized('bags')], 'bags']],
  ['a refusal without headers', /without the security headers/, ['404 Not Found', sized('bags'), 'bags']],
  [
    'a part too long',
    /does not fit/,
    ['206 Partial Content', [...SECURE, ...sized('bags'), 'Content-Range: bytes 2-3/9'], 'bags'],
  ],
  ['a part without a range', /does not fit/, ['206 Partial Content', [...SECURE, ...sized('bags')], 'bags']],
  ['a value in the head', /gives a value back/, ['308 Permanent Redirect', [...SECURE, `Location: //${CANARY}`]]],
  ['a value in the body', /gives a value back/, ['404 Not Found', [...SECURE, ...sized(CANARY)], CANARY]],
  ['a stack trace', /stack trace/, ['400 Bad Request', [...SECURE, ...sized('\n    at x.js:1:2')], '\n    at x.js:1:2']],
  ['an encoding refused', /sent as br/, ['200 OK', [...SECURE, ...sized('', 'a/b'), 'Content-Encoding: br'], '', 'br;q=0']],
  [
    'an encoding that others get too',
    /without Vary/,
    ['200 OK', [...SECURE, ...sized('', 'a/b'), 'Content-Encoding: br'], '', 'br'],
  ],
])('%s is a fault', (_what, fault, answer) => {
  expect(found(...answer)).toMatch(fault)
})

test.each([
  ['br', true],
  ['BR;q=0.5', true],
  ['*', true],
  ['br;q=zero', true],
  ['br;q=0, br', true],
  ['br;q=0', false],
  ['br; Q=0.000', false],
  ['*;q=0', false],
  ['br;q=0, *', false],
  ['gzip', false],
  ['xbr', false],
  ['', false],
])('"%s" accepts br: %s', (accepted, isTaken) => {
  expect(accepts(accepted, 'br')).toBe(isTaken)
})
