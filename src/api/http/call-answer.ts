import { ReadableStream as WebStream } from 'node:stream/web'

export type Body = Buffer<ArrayBuffer> | Iterable<string> | AsyncIterable<Uint8Array>

/**
 * The answer of a call. A cached one must not be changed. A streamed body is produced piece by piece as the client reads.
 * Without another header it is not stored.
 */
export class CallAnswer<Sent = unknown> {
  /** The type of its body. */
  declare readonly sent?: Sent
  readonly status: number
  readonly headers: Headers
  readonly body: Body | null
  /** The cache key of its compressed bytes. */
  readonly cacheName: string | undefined

  constructor(status: number, body: Body | null = null, headers: Record<string, string> = {}, cacheName?: string) {
    this.status = status
    this.headers = new Headers(headers)
    if (!this.headers.has('Cache-Control')) this.headers.set('Cache-Control', 'no-store')
    this.body = body
    this.cacheName = cacheName
  }
}

/** The salt of links in any row's JSON. Inside a text its quotes would be escaped. */
const LINK_SALT = /,"linkSalt":"[^"]*"|"linkSalt":"[^"]*",?/g

/** Whether no answer may contain this field. */
export const isNeverSent = (name: string): boolean => name === 'linkSalt'

const withoutSalt = (json: string): string => json.replace(LINK_SALT, '')

/** The JSON of a value without fields that must not be sent. */
export const answerJson = (value: unknown): string => withoutSalt(JSON.stringify(value))

/** A JSON answer, also from stored JSON. */
export function jsonAnswer<Sent>(status: number, json: string, headers: Record<string, string> = {}): CallAnswer<Sent> {
  return new CallAnswer<Sent>(status, Buffer.from(withoutSalt(json)), { 'Content-Type': 'application/json', ...headers })
}

export function responseOf({ status, headers, body }: CallAnswer): Response {
  const sent = body === null || Buffer.isBuffer(body) ? body : (WebStream.from(bytesIn(body)) as ReadableStream)
  return new Response(sent, { status, headers })
}

const bytesIn = (body: Exclude<Body, Buffer>) => (Symbol.asyncIterator in body ? body : Iterator.from(body).map(encoded))

const encoder = new TextEncoder()
const encoded = (piece: string) => encoder.encode(piece)
