import { hashOf } from '~/api/operator/tokens'
import { ReadyResponse } from './ready-response'
import { StreamedResponse } from './streamed'

/** The ETag of a body; weak, since the same body goes out compressed and plain. */
export const etagOf = (body: string) => `W/"${hashOf(body)}"`

export function matches(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*') ?? false
}

type Body = string | Buffer<ArrayBuffer> | Generator<string>

/** Answers 304 for the ETag that the caller knows, otherwise with the body, which is streamed if it comes in pieces. */
export function polled(request: Request, etag: string, body: () => Body): Response {
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const [init, made] = [{ headers: { 'Content-Type': 'application/json', ...headers } }, body()]
  if (typeof made === 'string') return new ReadyResponse(Buffer.from(made), init)
  return Buffer.isBuffer(made) ? new ReadyResponse(made, init) : new StreamedResponse(made, init)
}

export function polledJson(request: Request, value: unknown): Response {
  const body = JSON.stringify(value)
  return polled(request, etagOf(body), () => body)
}
