import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerError } from './client'
import { sendFile } from './sent-file'
import { isTimeout } from './time-limit'

let request: StandIn

/** A mock of XMLHttpRequest. */
class StandIn {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onabort = () => {}
  status = 0
  statusText = ''
  responseText = ''
  said: unknown[] = []
  constructor() {
    request = this
  }
  open = (...words: unknown[]) => void this.said.push(words)
  setRequestHeader = (...words: unknown[]) => void this.said.push(words)
  getResponseHeader = () => null
  send = (body: unknown) => void this.said.push(body)
  abort = () => this.onabort()
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', StandIn)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = (onProgress = (_share: number) => {}) =>
  sendFile('/api/products.csv', { method: 'PUT', body: 'SKU', headers: { 'Content-Type': 'text/csv' }, onProgress })

test('reports the upload progress and returns the answer', async () => {
  const shares: number[] = []
  const answer = send((share) => shares.push(share))
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  request.upload.onprogress?.({ loaded: 4, total: 4 })
  request.answer(200, { lines: [] })
  expect(await answer).toEqual({ lines: [] })
  expect(shares).toEqual([0.25, 1])
  expect(request.said).toEqual([['PUT', '/api/products.csv'], ['Content-Type', 'text/csv'], 'SKU'])
  expect(vi.getTimerCount()).toBe(0)
})

test('throws on a refusal', async () => {
  const answer = send()
  request.answer(409, { detail: 'It has changed.' })
  await expect(answer).rejects.toThrow(AnswerError)
})

test('times out after two minutes of silence; each sent part restarts the time', async () => {
  const seen: unknown[] = []
  send().catch((error) => seen.push(error))
  await vi.advanceTimersByTimeAsync(100_000)
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.map(isTimeout)).toEqual([true])
})
