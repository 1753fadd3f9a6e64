import { hashOf } from '../auth/tokens'
import type { CallRequest } from './call-request'
import { ReadyResponse } from './ready-response'
import { StreamedResponse } from './streamed'

/** The ETag of a body; weak, since the same body goes out compressed and plain. */
export const etagOf = (body: Buffer) => `W/"${hashOf(body)}"`

export function matches(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*') ?? false
}

type Body = Buffer<ArrayBuffer> | Generator<string>

/** What a GET answers while its ETag stands. Both answers are made once: with heads made so too, a list takes 30 µs and not 56. */
export class Polled {
  readonly #etag: string
  readonly #body: () => Body
  readonly #cacheName: string | undefined
  #whole: Response | undefined
  #unchanged: Response | undefined

  /** A body that comes in pieces is streamed, each time anew. Compressed bytes are cached under `cacheName`. */
  constructor(etag: string, body: () => Body, cacheName?: string) {
    this.#etag = etag
    this.#body = body
    this.#cacheName = cacheName
  }

  /** Answers 304 to a caller who knows the ETag, otherwise with the body. */
  answer({ headers }: Pick<CallRequest, 'headers'>): Response {
    if (matches(headers.get('if-none-match'), this.#etag)) {
      this.#unchanged ??= new Response(null, { status: 304, headers: this.#headers() })
      return this.#unchanged
    }
    return this.#answerWhole()
  }

  #answerWhole(): Response {
    if (this.#whole) return this.#whole
    const body = this.#body()
    if (!Buffer.isBuffer(body)) return new StreamedResponse(body, this.#init())
    this.#whole = new ReadyResponse(this.#body as () => Buffer<ArrayBuffer>, this.#init(), this.#cacheName)
    return this.#whole
  }

  #init = () => ({ headers: { 'Content-Type': 'application/json', ...this.#headers() } })

  #headers = () => ({ ETag: this.#etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' })
}

export function polledJson(request: Pick<CallRequest, 'headers'>, value: unknown): Response {
  const body = Buffer.from(JSON.stringify(value))
  return new Polled(etagOf(body), () => body).answer(request)
}
