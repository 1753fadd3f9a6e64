import type { APIContext } from 'astro'
import type { Caller } from '../auth/auth'
import type { CallRequest } from './call-request'

/**
 * The input of a call: body, caller, path parameters, and the time (ISO 8601 UTC). `expected` is the row version in If-Match.
 * `idempotencyKey` is as sent.
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
