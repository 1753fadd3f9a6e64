import { hashOf } from '~/api/operator/tokens'

/** The ETag of a body; weak, since the same body goes out compressed and plain. */
export const etagOf = (body: string) => `W/"${hashOf(body)}"`

export function matches(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*') ?? false
}

export function polled(request: Request, etag: string, body: () => string | Uint8Array<ArrayBuffer>): Response {
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body(), { headers: { 'Content-Type': 'application/json', ...headers } })
}

export function polledJson(request: Request, value: unknown): Response {
  const body = JSON.stringify(value)
  return polled(request, etagOf(body), () => body)
}
