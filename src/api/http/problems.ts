import type { Role } from '~/domain/account/roles'
import { TWO_FACTOR_FIRST } from '~/domain/account/sign-in'
import type { FieldError, Problem } from '~/domain/problems'
import { messageCode, type Said, said } from '~/domain/sentences'
import { StoreUnavailable } from '../store/store'
import { type CallAnswer, jsonAnswer } from './call-answer'
import { logFailure } from './log'

export const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Refused',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported type',
  422: 'Invalid',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Unavailable',
}

/** A refusal. Any code of a call may throw it; it is answered as problem+json. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  readonly errors: FieldError[] | undefined
  readonly current: object | undefined
  readonly said: Said

  constructor(
    status: number,
    detail: string | Said,
    { headers = {}, errors, current }: { headers?: Record<string, string>; errors?: FieldError[]; current?: object } = {},
  ) {
    const said = typeof detail === 'string' ? { message: detail } : detail
    super(said.message)
    this.said = said
    this.status = status
    this.headers = headers
    this.errors = errors
    this.current = current
  }
}

export const notSignedIn = () => new Refusal(401, 'Please sign in.')
export const ownerOnly = () => new Refusal(403, 'Only the owner of this shop may do this. Please ask the owner.')
export const roleRefused = (role: Role) =>
  new Refusal(403, `Your role here is ${role}, which may not do this. Please ask the owner.`)
export const twoFactorFirst = () =>
  new Refusal(403, {
    message: 'Please set up Two-Factor first: this shop asks each operator for a code.',
    code: TWO_FACTOR_FIRST,
  })
export const notFound = (what: string) => new Refusal(404, `There is no such ${what}.`)
export const conflict = (detail: string | Said, errors?: FieldError[]) => new Refusal(409, detail, errors && { errors })
export const changedMeanwhile = (current: object) =>
  new Refusal(409, 'This was changed meanwhile. Please look at both versions.', { current })
/** For an order whose status has changed since the caller read it. */
export const changedSince = ({ id, status }: { id: number; status: string }) =>
  conflict(`Order #${id} has been changed since: it is ${status}.`)
export const invalid = (errors: FieldError[]) =>
  new Refusal(422, errors[0]?.message ?? 'Please check what you entered.', {
    errors: errors.map((error) => ({ ...messageCode(error.message), ...error })),
  })
export const tooLarge = (limit: string) => new Refusal(413, `Please send at most ${limit}.`)
export const tooMany = (seconds: number) =>
  new Refusal(429, said('too-many'), {
    headers: { 'Retry-After': String(seconds) },
  })
export const methodNotAllowed = (allowed: readonly string[]) =>
  new Refusal(405, `Please use ${allowed.join(' or ')} here.`, { headers: { Allow: allowed.join(', ') } })
export const unavailable = () => new Refusal(503, said('unavailable'), { headers: { 'Retry-After': '5' } })
export const serverError = () => new Refusal(500, said('failed'))

/** Converts any error to a refusal; unexpected errors are logged with the request. */
export function refusalOf(error: unknown, asked: string, { requestId }: { requestId: string }): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StoreUnavailable) return unavailable()
  logFailure(requestId, asked, error)
  return serverError()
}

/** The refusal as an answer: RFC 9457 `application/problem+json`. */
export function problemAnswer({ status, said: { message, code, values }, headers, errors, current }: Refusal): CallAnswer {
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail: message,
    ...(code && { code, values }),
    ...(errors && { errors }),
    ...(current && { current }),
  }
  return jsonAnswer(status, JSON.stringify(body), { 'Content-Type': 'application/problem+json', ...headers })
}
