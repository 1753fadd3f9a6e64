import { PUBLIC_API_BASE } from 'astro:env/client'
import { type Problem, problem } from '~/schemas/problems'
import { leaveForSignIn } from './signed-in'

/** An answer that was not ok; the message is the status code and the body, `problem` what the body says. */
export class AnswerError extends Error {
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.problem = parseProblem(body)
  }
}

export interface Answer {
  etag: string | null
  body: unknown
  /** The state that `knownEtag` names is still that of the server; there is no body. */
  isUnchanged: boolean
}

interface Sent {
  body?: unknown
  /** Makes a retry of the same write harmless. */
  idempotencyKey?: string
  /** The ETag of what the caller has already. */
  knownEtag?: string | null
  /** Whether a 401 sends the operator to the login route. */
  needsSignIn?: boolean
}

/** The one fetch of the browser: JSON in, JSON out. Throws AnswerError, or the network's own error. */
export async function call(
  method: string,
  path: string,
  { body, idempotencyKey, knownEtag, needsSignIn = false }: Sent = {},
): Promise<Answer> {
  const response = await fetch(`${PUBLIC_API_BASE}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(knownEtag && { 'If-None-Match': knownEtag }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const etag = response.headers.get('etag')
  if (knownEtag && response.status === 304) return { etag, body: undefined, isUnchanged: true }
  const text = await response.text()
  if (response.ok) return { etag, body: text ? JSON.parse(text) : undefined, isUnchanged: false }
  if (response.status === 401 && needsSignIn) leaveForSignIn()
  throw new AnswerError(response.status, text, response.statusText)
}

function parseProblem(body: string): Problem | undefined {
  try {
    return problem.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}
