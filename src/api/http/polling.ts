import { randomBytes } from 'node:crypto'
import { hashOf } from '../auth/tokens'
import { type Body, CallAnswer } from './call-answer'
import type { AuthenticatedContext } from './handle'

/** The ETag of a body; weak, since the same body goes out compressed and plain. */
export const etagOf = (body: Buffer) => `W/"${hashOf(body)}"`

export function matches(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*') ?? false
}

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
  const body = Buffer.from(JSON.stringify(value))
  return polled(etagOf(body), () => body)(asked)
}

/** A longer list is sent in pieces, which nobody keeps. */
const MAX_ROWS_AT_ONCE = 1000

/** Rows of a piece: some 150 kB of orders. */
const ROWS_A_PIECE = 256

/** The answer that all readers of a list share. */
export function sharedList(rows: readonly unknown[]): Polled {
  const etag = `W/"${randomBytes(8).toString('hex')}"`
  if (rows.length > MAX_ROWS_AT_ONCE) return polled(etag, () => ({ [Symbol.iterator]: () => pieces(rows) }))
  return polled(etag, () => Buffer.from(JSON.stringify(rows)), etag)
}

function* pieces(rows: readonly unknown[]): Generator<string> {
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE) {
    const text = JSON.stringify(rows.slice(from, from + ROWS_A_PIECE)).slice(1, -1)
    yield `${from === 0 ? '[' : ','}${text}`
  }
  yield ']'
}
