import { afterEach, expect, test, vi } from 'vitest'
import { logFailure, logLine } from './log'

afterEach(() => void vi.restoreAllMocks())

function logged(...failure: Parameters<typeof logFailure>): string {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  logFailure(...failure)
  expect(log).toHaveBeenCalledOnce()
  return String(log.mock.calls[0]?.[0])
}

test('logs request id, request, error and stack', () => {
  const line = logged('an-id', 'POST /api/orders', new Error('no bags left'))
  expect(line).toMatch(/^an-id POST \/api\/orders failed: Error: no bags left\\n {4}at .*log\.test\.ts/)
})

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u001b[2J', '\u202e', '\0'])(
  'keeps %j in a path or a message from making or hiding a line',
  (character) => {
    const line = logged('an-id', `GET /${character}x`, new Error(`${character}an-id GET / failed: forged`))
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  },
)

test('logs causes without additional fields of the database', () => {
  const cause = Object.assign(new Error('unique'), { detail: 'Key (email)=(ghulam@example.com) exists' })
  const line = logged('an-id', 'POST /api/contact', new Error('not kept', { cause }))
  expect(line).toContain('not kept')
  expect(line).toContain('Caused by: Error: unique')
  expect(line).not.toContain('ghulam')
})

test('logs any thrown value, and stops at a cyclic cause', () => {
  const own = new Error('round')
  own.cause = own
  const other = new Error('and round', { cause: own })
  own.cause = other
  expect(logged('an-id', 'GET /', other)).toContain('and round')
  vi.restoreAllMocks()
  expect(logged('an-id', 'GET /', 'a text with a phone')).toBe('an-id GET / failed: string')
})

test('truncates long lines', () => expect(logLine('x'.repeat(10_000)).length).toBeLessThan(4100))
