import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { constants, createGzip } from 'node:zlib'
import { matches } from '~/api/http/polling'
import { byteRange } from './byte-range'
import { sendEarlyHints } from './early-hints'
import { type Encoding, encodingFor } from './encodings'
import { securityHeaders } from './headers'

export interface Answer {
  status: number
  headers: Headers
  encodings: readonly Encoding[]
  /** The body in one of these encodings or plain; undefined for an empty answer. */
  body?: ((encoding: Encoding) => Promise<Buffer>) | undefined
  /** Preload links that are sent before the answer. */
  firstShown?: readonly string[] | undefined
  /** A body that is sent as it is made, in place of `body`. */
  stream?: ReadableStream<Uint8Array> | undefined
}

export interface Reader {
  incoming: IncomingMessage
  outgoing: ServerResponse
  isHttps: boolean
}

export async function send(reader: Reader, answer: Answer) {
  const { incoming, outgoing } = reader
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
  const etag = answer.headers.get('etag')
  const isKnown = isRead && answer.status === 200 && etag && matches(incoming.headers['if-none-match'] ?? null, etag)
  if (isKnown || answer.status === 304) return void sendHead(reader, answer, 304).end()
  // The rest of an unread body would be taken for the next request.
  if (!incoming.complete && !isRead) outgoing.setHeader('Connection', 'close')
  if (answer.stream) return sendStream(reader, answer, answer.stream)
  if (!answer.body) return void sendHead(reader, answer, answer.status).end()
  if (reader.isHttps && answer.status === 200) sendEarlyHints(incoming, outgoing, answer.firstShown ?? [])
  await sendBody(reader, answer, answer.body)
}

async function sendBody(reader: Reader, { status, headers, encodings }: Answer, body: NonNullable<Answer['body']>) {
  const { incoming, outgoing } = reader
  const { range, 'accept-encoding': accepted } = incoming.headers
  // Our tags are weak, so an If-Range never matches (RFC 9110, 13.1.5).
  const isPart = range !== undefined && status === 200 && headers.has('accept-ranges') && !incoming.headers['if-range']
  const encoding = isPart ? 'identity' : encodingFor(accepted, encodings)
  const bytes = await body(encoding)
  const part = isPart ? byteRange(range, bytes.length) : undefined
  const vary = new Set([headers.get('vary') ?? 'Accept-Encoding', 'Accept-Encoding'])
  if (encodings.length > 0) outgoing.setHeader('Vary', [...vary].join(', '))
  if (encoding !== 'identity') outgoing.setHeader('Content-Encoding', encoding)
  if (part) outgoing.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${bytes.length}`)
  const sent = part ? bytes.subarray(part.start, part.end + 1) : bytes
  outgoing.setHeader('Content-Length', sent.length)
  sendHead(reader, { headers }, part ? 206 : status).end(incoming.method === 'HEAD' ? undefined : sent)
}

/** Sends what is made as fast as it is read, compressed by pieces. */
async function sendStream(reader: Reader, { status, headers }: Answer, stream: ReadableStream<Uint8Array>) {
  const { incoming, outgoing } = reader
  const isGzip = encodingFor(incoming.headers['accept-encoding'], ['gzip']) === 'gzip'
  outgoing.setHeader('Vary', [headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (isGzip) outgoing.setHeader('Content-Encoding', 'gzip')
  sendHead(reader, { headers }, status)
  if (incoming.method === 'HEAD') {
    await stream.cancel()
    return void outgoing.end()
  }
  const pieces = Readable.fromWeb(stream as WebStream)
  await (isGzip ? pipeline(pieces, createGzip({ level: constants.Z_BEST_SPEED }), outgoing) : pipeline(pieces, outgoing))
}

/** A 304 has few security headers: the cached answer keeps its own, and a poll stays under 300 bytes. */
function sendHead({ outgoing, isHttps }: Reader, { headers }: Pick<Answer, 'headers'>, status: number): ServerResponse {
  outgoing.statusCode = status
  for (const [name, value] of securityHeaders(isHttps, status)) outgoing.setHeader(name, value)
  headers.forEach((value, name) => {
    const isSet = name === 'set-cookie' || (name === 'vary' && outgoing.hasHeader('vary'))
    if (!isSet) outgoing.setHeader(name, value)
  })
  // The policy of the cached page must stay.
  if (status === 304) outgoing.removeHeader('Content-Security-Policy')
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  return outgoing
}
