import { hashOf } from '../auth/tokens'

/** The ETag of a body; weak, because the body is sent both compressed and uncompressed. */
export const etagOf = (body: Buffer) => `W/"${hashOf(body)}"`

export function matches(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*') ?? false
}
