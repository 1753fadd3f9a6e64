import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { matches } from '~/api/http/etags'
import { noteAnswer } from '~/api/http/failures'
import { valuesInTurns } from '~/api/store/turns'
import { incomingBody } from './body'
import { byteRange } from './byte-range'
import { sendEarlyHints } from './early-hints'
import { type Encoding, encodingFor } from './encodings'
import { headOf, makeHead } from './head'

export interface Answer {
  status: number
  headers: Headers
  encodings: readonly Encoding[]
  /** The body in one of these encodings or unencoded; undefined for an empty answer. */
  body?: ((encoding: Encoding) => Promise<Buffer>) | undefined
  /** Preload links that are sent as early hints. */
  firstShown?: readonly string[] | undefined
  /** A streamed body, instead of `body`. */
  pieces?: Iterable<string> | AsyncIterable<Uint8Array> | undefined
}

interface Reader {
  id: string
  incoming: IncomingMessage
  outgoing: ServerResponse
  isHttps: boolean
}

export async function send(reader: Reader, answer: Answer) {
  noteAnswer(answer.status)
  const { incoming, outgoing } = reader
  const etag = answer.headers.get('etag')
  const isKnown = isRead(incoming) && answer.status === 200 && etag && matches(incoming.headers['if-none-match'] ?? null, etag)
  if (isKnown || answer.status === 304) return void sendHead(reader, answer, 304).end()
  if (answer.pieces) return sendPieces(reader, answer, answer.pieces)
  if (!answer.body) return void sendHead(reader, answer, answer.status).end()
  if (reader.isHttps && answer.status === 200) sendEarlyHints(incoming, outgoing, answer.firstShown ?? [])
  await sendBody(reader, answer, answer.body)
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

async function sendBody(reader: Reader, answer: Answer, body: NonNullable<Answer['body']>) {
  const { incoming } = reader
  const { status, headers, encodings } = answer
  const { range, 'accept-encoding': accepted } = incoming.headers
  // Our ETags are weak, so an If-Range never matches (RFC 9110, 13.1.5).
  const isPart = range !== undefined && status === 200 && headers.has('accept-ranges') && !incoming.headers['if-range']
  const encoding = isPart ? 'identity' : encodingFor(accepted, encodings)
  const bytes = await body(encoding)
  const part = isPart ? byteRange(range, bytes.length) : undefined
  const sent = part ? bytes.subarray(part.start, part.end + 1) : bytes
  const own = ['Content-Length', String(sent.length)]
  if (encoding !== 'identity') own.push('Content-Encoding', encoding)
  if (part) own.push('Content-Range', `bytes ${part.start}-${part.end}/${bytes.length}`)
  const outgoing = sendHead(reader, answer, part ? 206 : status, own)
  if (incoming.complete || isRead(incoming)) return void outgoing.end(incoming.method === 'HEAD' ? undefined : sent)
  outgoing.write(sent)
  await incomingBody(incoming).drop()
  outgoing.end()
}

/** Streams the pieces, compressed, as fast as the client reads them. */
async function sendPieces(reader: Reader, { status, headers }: Answer, pieces: NonNullable<Answer['pieces']>) {
  const { incoming, outgoing } = reader
  const isGzip = encodingFor(incoming.headers['accept-encoding'], ['gzip']) === 'gzip'
  sendHead(reader, { headers, encodings: ['gzip'] }, status, isGzip ? ['Content-Encoding', 'gzip'] : [])
  if (incoming.method === 'HEAD') return void outgoing.end()
  const stream = Readable.from(valuesInTurns<string | Uint8Array>(pieces), { highWaterMark: 1 })
  await (isGzip ? pipeline(stream, createGzip({ level: constants.Z_BEST_SPEED }), outgoing) : pipeline(stream, outgoing))
}

/** Writes the head at once; `added` are further header names and values. */
function sendHead(reader: Reader, answer: Pick<Answer, 'headers' | 'encodings'>, status: number, added: readonly string[] = []) {
  const { id, incoming, outgoing, isHttps } = reader
  const isEncoded = status !== 304 && answer.encodings.length > 0
  // Answers to writes are not reused, so their heads are not cached.
  const own = (isRead(incoming) ? headOf : makeHead)(answer.headers, status, isHttps, isEncoded)
  const head = [...own, 'X-Request-Id', id, ...added]
  // Otherwise the rest of an unread body would be parsed as the next request.
  if (!incoming.complete && !isRead(incoming)) head.push('Connection', 'close')
  return outgoing.writeHead(status, head)
}
