import { PUBLIC_API_BASE } from 'astro:env/client'
import { TWO_FACTOR_FIRST } from '~/domain/account/sign-in'
import type { Problem } from '~/domain/problems'
import { leaveForSignIn } from './account/signed-in'
import { SILENCE, timeLimit } from './time-limit'

/** A response that was not ok. The message is its status and body; `problem` is the parsed body. */
export class AnswerError extends Error {
  readonly status: number
  readonly problem: Problem | undefined
  readonly retryAfter: number

  constructor(status: number, body: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.problem = problemIn(body)
    this.retryAfter = millisecondsOf(retryAfter)
  }
}

/** The Retry-After of an error in milliseconds; 0 without one. */
export const retryAfterOf = (fault: unknown): number => (fault instanceof AnswerError ? fault.retryAfter : 0)

interface Answer {
  etag: string | null
  body: unknown
  keptAt: string | null
  isUnchanged: boolean
}

interface Sent {
  body?: unknown
  /** The version that the caller has seen; the server answers 409 if it has changed. */
  version?: number | string | undefined
  idempotencyKey?: string
  knownEtag?: string | null | undefined
  needsSignIn?: boolean
  signal?: AbortSignal
  /** Whether it is sent even if the page is closed meanwhile. */
  keepalive?: boolean
}

export const addressOf = (path: string) => (path.startsWith('http') ? path : PUBLIC_API_BASE + path)

/** The only fetch in the browser code. */
export const request = (path: string, init: RequestInit): Promise<Response> => fetch(addressOf(path), init)

/**
 * A call of the API: JSON in, JSON out. Throws AnswerError, the network's error, or a TimeoutError if the server
 * is silent for too long.
 */
export async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const limit = timeLimit(SILENCE, sent.signal)
  try {
    const response = await request(path, { method, signal: limit.signal, ...messageOf(sent) })
    return await answerIn(response, sent, limit.heard)
  } finally {
    limit.end()
  }
}

function messageOf({ body, version, idempotencyKey, knownEtag, keepalive = false }: Sent): RequestInit {
  const content = body === undefined ? undefined : JSON.stringify(body)
  return {
    headers: {
      ...(content && { 'Content-Type': 'application/json' }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(knownEtag && { 'If-None-Match': knownEtag }),
    },
    ...(content && { body: content }),
    ...(keepalive && { keepalive }),
  }
}

async function answerIn(response: Response, { knownEtag, needsSignIn }: Sent, heard: () => void): Promise<Answer> {
  const { ok, status, statusText, headers } = response
  const etag = headers.get('etag')
  const keptAt = headers.get('kept-at')
  if (knownEtag && status === 304) return { etag, keptAt, body: undefined, isUnchanged: true }
  const text = await textIn(response, heard)
  if (ok) return { etag, keptAt, body: text ? JSON.parse(text) : undefined, isUnchanged: false }
  const fault = new AnswerError(status, text, statusText, headers.get('retry-after'))
  if (needsSignIn) leaveIfSignedOut(fault)
  throw fault
}

export function leaveIfSignedOut({ status, problem }: AnswerError) {
  const { code } = problem ?? {}
  if (status === 401 || code === TWO_FACTOR_FIRST) leaveForSignIn(code)
}

/** Reads a body as text. Each chunk that arrives restarts the time limit. */
async function textIn({ body }: Response, heard: () => void): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    heard()
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

function millisecondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Math.max(0, wait) || 0
}

/** The problem in a body, if it has that shape. Checked without zod, which would make every page heavier. */
function problemIn(body: string): Problem | undefined {
  try {
    const parsed = JSON.parse(body)
    const errors = parsed.errors ?? []
    const isProblem =
      typeof parsed.detail === 'string' && Array.isArray(errors) && errors.every(({ path }) => typeof path === 'string')
    return isProblem ? parsed : undefined
  } catch {
    return undefined
  }
}
