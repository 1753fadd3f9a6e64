import { ReadableStream as WebStream } from 'node:stream/web'

export type Body = Buffer<ArrayBuffer> | Iterable<string>

/**
 * What a call answers. One that is given again is never changed. A body in pieces is sent as it is made, each piece when its
 * reader has taken the one before. Nobody stores what says nothing else.
 */
export class CallAnswer<Sent = unknown> {
  /** What its body says; for types alone. */
  declare readonly sent?: Sent
  readonly status: number
  readonly headers: Headers
  readonly body: Body | null
  /** The name under which its compressed bytes are cached. */
  readonly cacheName: string | undefined

  constructor(status: number, body: Body | null = null, headers: Record<string, string> = {}, cacheName?: string) {
    this.status = status
    this.headers = new Headers({ 'Cache-Control': 'no-store', ...headers })
    this.body = body
    this.cacheName = cacheName
  }
}

/** What links are signed over, in the JSON of whatever row. Inside of a text its quotes would be escaped. */
const LINK_SALT = /,"linkSalt":"[^"]*"|"linkSalt":"[^"]*",?/g

/** Whether what stands under a name leaves the server in no answer. */
export const isNeverSent = (name: string): boolean => name === 'linkSalt'

const withoutSalt = (json: string): string => json.replace(LINK_SALT, '')

/** The JSON of a value as it may leave the server. */
export const answerJson = (value: unknown): string => withoutSalt(JSON.stringify(value))

/** Answers JSON, also one that was stored before. */
export function jsonAnswer<Sent>(status: number, json: string, headers: Record<string, string> = {}): CallAnswer<Sent> {
  return new CallAnswer<Sent>(status, Buffer.from(withoutSalt(json)), { 'Content-Type': 'application/json', ...headers })
}

export function responseOf({ status, headers, body }: CallAnswer): Response {
  const sent =
    body === null || Buffer.isBuffer(body) ? body : (WebStream.from(Iterator.from(body).map(encoded)) as ReadableStream)
  return new Response(sent, { status, headers })
}

const encoder = new TextEncoder()
const encoded = (piece: string) => encoder.encode(piece)
