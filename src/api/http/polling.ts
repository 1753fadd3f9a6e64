import { randomBytes } from 'node:crypto'
import { hashOf } from '../auth/tokens'
import { valuesInTurns } from '../store/turns'
import { answerJson, type Body, CallAnswer } from './call-answer'
import { etagOf, matches } from './etags'
import type { AuthenticatedContext } from './handle'
import { hasLongList, jsonPieces } from './json-pieces'
import { RowPieces } from './row-pieces'

type Asked = Pick<AuthenticatedContext, 'request' | 'cacheControl'>

/** Answers a GET: 304 for a caller with this ETag, otherwise the body. Each answer is created once. */
export type ConditionalResponse<Sent = unknown> = (asked: Asked) => CallAnswer<Sent>

/** Creates a response for an ETag. Its compressed bytes are cached under `cacheName`. */
export function conditionalResponse<Sent>(etag: string, body: () => Body, cacheName?: string): ConditionalResponse<Sent> {
  const made = new Map<string, CallAnswer<Sent>>()
  return ({ request, cacheControl }) => {
    const status = matches(request.headers.get('if-none-match'), etag) ? 304 : 200
    const name = `${status} ${cacheControl}`
    const headers = { ETag: etag, 'Cache-Control': cacheControl, Vary: 'Cookie' }
    const answer =
      made.get(name) ??
      (status === 304
        ? new CallAnswer<Sent>(304, null, headers)
        : new CallAnswer<Sent>(200, body(), { 'Content-Type': 'application/json', ...headers }, cacheName))
    made.set(name, answer)
    return answer
  }
}

/** Answers with the JSON of a value and the hash of its bytes as ETag. Long lists take several turns of the event loop. */
export async function conditionalJson(asked: Asked, value: unknown): Promise<CallAnswer> {
  const body = hasLongList(value) ? await bytesInTurns(jsonPieces(value)) : Buffer.from(answerJson(value))
  return conditionalResponse(etagOf(body), () => body)(asked)
}

async function bytesInTurns(pieces: Iterable<string>): Promise<Buffer<ArrayBuffer>> {
  const parts = await Array.fromAsync(valuesInTurns(pieces), (piece) => Buffer.from(piece))
  return Buffer.concat(parts)
}

/** Part of the ETag, because a restored shop starts its versions again. */
const STARTED = randomBytes(8).toString('hex')

/** Answers with rows; the ETag is the hash of their source (`madeOf`). */
export const conditionalRows = (asked: Asked, rows: RowPieces): CallAnswer =>
  conditionalResponse(`W/"${hashOf(`${STARTED} ${rows.madeOf}`)}"`, () => rows)(asked)

/** Longer lists are streamed and not cached. */
const MAX_ROWS_AT_ONCE = 1000

/** The answer shared by all readers of a list. */
export function sharedList(rows: readonly unknown[]): ConditionalResponse {
  const etag = `W/"${randomBytes(8).toString('hex')}"`
  if (rows.length > MAX_ROWS_AT_ONCE) return conditionalResponse(etag, () => new RowPieces(rows))
  return conditionalResponse(etag, () => Buffer.from(answerJson(rows)), etag)
}
