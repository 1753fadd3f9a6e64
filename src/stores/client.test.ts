import { afterEach, expect, test, vi } from 'vitest'
import { AnswerError, call } from './client'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['No more of it.', '', '409: No more of it.'],
  ['', 'Service Unavailable', '409: Service Unavailable'],
])('throws the status with the body, or with the status text', async (body, statusText, words) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 409, statusText }))
  await expect(call('GET', '/api/products')).rejects.toThrow(words)
})

const refusal = { type: 'about:blank', title: 'Refused', status: 422, detail: 'Please look again.' }

test.each([
  [refusal, refusal],
  [{ ...refusal, errors: [{ path: 'name', message: 'Fill in.' }] }, { errors: [{ path: 'name', message: 'Fill in.' }] }],
  ['<html>', undefined],
  [null, undefined],
  [{ ...refusal, detail: undefined }, undefined],
  [{ ...refusal, errors: 'name' }, undefined],
  [{ ...refusal, errors: [null] }, undefined],
  [{ ...refusal, errors: [{ message: 'Fill in.' }] }, undefined],
])('parses a problem only from a body of that shape: %j', (body, problem) => {
  const error = new AnswerError(422, typeof body === 'string' ? body : JSON.stringify(body), '')
  if (problem) expect(error.problem).toMatchObject(problem)
  else expect(error.problem).toBeUndefined()
})
