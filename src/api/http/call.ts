import type { APIContext } from 'astro'
import type { Caller } from '../auth/auth'
import type { CallRequest } from './call-request'

/**
 * What a call may know: what was sent, who sent it, what its path names, and the time (ISO 8601 UTC).
 * `expected` is what an If-Match says the caller has seen: a row's version. `idempotencyKey` is as it was sent.
 */
export interface Call<Input = undefined> {
  input: Input
  caller: Caller
  params: Readonly<Record<string, string | undefined>>
  now: string
  expected?: string | undefined
  idempotencyKey?: string | undefined
}

export interface CallContext extends Pick<APIContext, 'url' | 'params' | 'routePattern' | 'locals'> {
  request: CallRequest
}
