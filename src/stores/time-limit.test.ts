import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './client'
import { isTimeout, timeLimit } from './time-limit'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that never answers, or never ends its answer. */
function silentServer(begins = false) {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    if (begins) {
      const body = new ReadableStream({ start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)) })
      return Promise.resolve(new Response(body))
    }
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
}

const ends = (outcome: Promise<unknown>) => {
  const seen = { error: undefined as unknown }
  outcome.catch((error) => {
    seen.error = error
  })
  return seen
}

test.each([
  ['gives up on a server that never responds after 15 s', false],
  ['gives up on a response that never ends after 15 s', true],
])('%s', async (_name, begins) => {
  silentServer(begins)
  const seen = ends(call('POST', '/api/orders'))
  await vi.advanceTimersByTimeAsync(14_999)
  expect(seen.error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(isTimeout(seen.error)).toBe(true)
})

test('waits for a long list as long as parts of it arrive', async () => {
  const parts = ['[', ...Array.from({ length: 9 }, () => ' '), '1]']
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve, 10_000))
        const part = parts.shift()
        if (part === undefined) stream.close()
        else stream.enqueue(new TextEncoder().encode(part))
      },
    })
    return new Response(body)
  })
  const answer = call('GET', '/api/orders')
  await vi.advanceTimersByTimeAsync(200_000)
  expect((await answer).body).toEqual([1])
})

test('leaves no timer after a response', async () => {
  vi.stubGlobal('fetch', async () => new Response('[]'))
  await call('GET', '/api/orders')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([true, false])('aborts with the caller’s signal, already aborted: %s', async (isBefore) => {
  const own = new AbortController()
  if (isBefore) own.abort('left')
  const limit = timeLimit(15_000, own.signal)
  own.abort('left')
  expect([limit.signal.aborted, limit.signal.reason]).toEqual([true, 'left'])
  limit.end()
})
