import { PUBLIC_API_BASE } from 'astro:env/client'
import type { Problem } from '~/schemas/problems'
import { leaveForSignIn } from './signed-in'

/** An answer that was not ok; the message is the status code and the body, `problem` what the body says. */
export class AnswerError extends Error {
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.problem = problemIn(body)
  }
}

export interface Answer {
  etag: string | null
  body: unknown
  /** When the server gave this answer (an HTTP date), where the device had to answer in its place. */
  keptAt: string | null
  /** The state that `knownEtag` names is still that of the server; there is no body. */
  isUnchanged: boolean
}

interface Sent {
  body?: unknown
  /** Sent as it is, of this type, in place of a JSON body. */
  text?: { type: string; content: string }
  /** The version that the caller has seen; any other answers 409. */
  version?: number | string | undefined
  /** Makes a retry of the same write harmless. */
  idempotencyKey?: string
  /** The ETag of what the caller has already. */
  knownEtag?: string | null
  /** Whether a 401 sends the operator to the login route. */
  needsSignIn?: boolean
  /** Ends the call early; it then throws. */
  signal?: AbortSignal
}

/** Where a path leads: another service's address is taken as it is. */
const addressOf = (path: string) => (path.startsWith('http') ? path : PUBLIC_API_BASE + path)

/** The one fetch of the browser: JSON in, JSON out. Throws AnswerError, or the network's own error. */
export async function call(
  method: string,
  path: string,
  { body, text: sent, version, idempotencyKey, knownEtag, needsSignIn = false, signal }: Sent = {},
): Promise<Answer> {
  const content = sent ?? (body === undefined ? undefined : { type: 'application/json', content: JSON.stringify(body) })
  const response = await fetch(addressOf(path), {
    method,
    ...(signal && { signal }),
    headers: {
      ...(content && { 'Content-Type': content.type }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(knownEtag && { 'If-None-Match': knownEtag }),
    },
    ...(content && { body: content.content }),
  })
  const etag = response.headers.get('etag')
  const keptAt = response.headers.get('kept-at')
  if (knownEtag && response.status === 304) return { etag, keptAt, body: undefined, isUnchanged: true }
  const text = await response.text()
  if (response.ok) return { etag, keptAt, body: text ? JSON.parse(text) : undefined, isUnchanged: false }
  if (response.status === 401 && needsSignIn) leaveForSignIn()
  throw new AnswerError(response.status, text, response.statusText)
}

/** Posts a form with a file; `onProgress` hears the share that has left, 0 to 1. Not fetch, which cannot tell. */
export function post(path: string, form: FormData, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path))
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(new TypeError('Failed to send the file'))
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status === 201) resolve(JSON.parse(responseText))
      else reject(new AnswerError(status, responseText, statusText))
    }
    request.send(form)
  })
}

/** What a refusal says, where it has the shape of one; its schema would bring zod to pages that only read. */
function problemIn(body: string): Problem | undefined {
  try {
    const told = JSON.parse(body)
    const errors = told.errors ?? []
    const isProblem =
      typeof told.detail === 'string' && Array.isArray(errors) && errors.every(({ path }) => typeof path === 'string')
    return isProblem ? told : undefined
  } catch {
    return undefined
  }
}
