import { expect, test } from 'vitest'
import { headOf } from './head'

const linesOf = (head: readonly string[]) =>
  Array.from({ length: head.length / 2 }, (_, index) => [head[2 * index]?.toLowerCase(), head[2 * index + 1]])

const valuesOf = (head: readonly string[], name: string) =>
  linesOf(head).flatMap(([each, value]) => (each === name ? [value] : []))

test('an answer’s own header replaces the security header of the same name', () => {
  const head = headOf(new Headers({ 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': 'mine' }), 200, false, false)
  expect([valuesOf(head, 'referrer-policy'), valuesOf(head, 'content-security-policy')]).toEqual([['no-referrer'], ['mine']])
  expect(valuesOf(head, 'x-frame-options')).toEqual(['DENY'])
})

test('each cookie has its own line', () => {
  const headers = new Headers()
  for (const name of ['session', 'device']) headers.append('Set-Cookie', `${name}=1; Expires=Thu, 01 Jan 2099 00:00:00 GMT`)
  expect(valuesOf(headOf(headers, 201, false, true), 'set-cookie')).toHaveLength(2)
})

test.each([
  [null, 'Accept-Encoding'],
  ['Cookie', 'Cookie, Accept-Encoding'],
  ['Accept-Encoding', 'Accept-Encoding'],
])('an answer that may be compressed and varies by %s varies by %s', (vary, expected) => {
  const headers = new Headers(vary === null ? {} : { Vary: vary })
  expect(valuesOf(headOf(headers, 200, false, true), 'vary')).toEqual([expected])
  expect(valuesOf(headOf(headers, 200, false, false), 'vary')).toEqual(vary === null ? [] : [vary])
})

test('caches one head per answer, status and transport', () => {
  const headers = new Headers({ 'Content-Security-Policy': 'mine', ETag: 'W/"1"' })
  const whole = headOf(headers, 200, true, false)
  expect(headOf(headers, 200, true, false)).toBe(whole)
  expect(valuesOf(whole, 'strict-transport-security')).toHaveLength(1)
  expect(valuesOf(headOf(headers, 200, false, false), 'strict-transport-security')).toEqual([])
  expect(linesOf(headOf(headers, 304, false, false))).toEqual([['etag', 'W/"1"']])
})
