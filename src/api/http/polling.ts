import { randomBytes } from 'node:crypto'
import { answerJson, type Body, CallAnswer } from './call-answer'
import { etagOf, matches } from './etags'
import type { AuthenticatedContext } from './handle'
import { RowPieces } from './row-pieces'

type Asked = Pick<AuthenticatedContext, 'request' | 'cacheControl'>

/** What a GET answers while its ETag stands: 304 to a caller who knows it, otherwise the body. Each answer is made once. */
export type Polled = (asked: Asked) => CallAnswer

/** Compressed bytes are cached under `cacheName`. */
export function polled(etag: string, body: () => Body, cacheName?: string): Polled {
  const made = new Map<string, CallAnswer>()
  return ({ request, cacheControl }) => {
    const status = matches(request.headers.get('if-none-match'), etag) ? 304 : 200
    const name = `${status} ${cacheControl}`
    const headers = { ETag: etag, 'Cache-Control': cacheControl, Vary: 'Cookie' }
    const answer =
      made.get(name) ??
      (status === 304
        ? new CallAnswer(304, null, headers)
        : new CallAnswer(200, body(), { 'Content-Type': 'application/json', ...headers }, cacheName))
    made.set(name, answer)
    return answer
  }
}

export function polledJson(asked: Asked, value: unknown): CallAnswer {
  const body = Buffer.from(answerJson(value))
  return polled(etagOf(body), () => body)(asked)
}

/** A longer list is sent in pieces, which nobody keeps. */
const MAX_ROWS_AT_ONCE = 1000

/** The answer that all readers of a list share. */
export function sharedList(rows: readonly unknown[]): Polled {
  const etag = `W/"${randomBytes(8).toString('hex')}"`
  if (rows.length > MAX_ROWS_AT_ONCE) return polled(etag, () => new RowPieces(rows))
  return polled(etag, () => Buffer.from(answerJson(rows)), etag)
}
