import type { IncomingMessage } from 'node:http'
import { tooLarge } from '~/api/problems'
import { MAX_CSV_BYTES, MAX_JSON_BYTES, MAX_MULTIPART_BYTES } from '~/api/request-body'

const LIMITS: Record<string, readonly [bytes: number, inWords: string]> = {
  '/api/uploads': [MAX_MULTIPART_BYTES, '5 MB'],
  '/api/products.csv': [MAX_CSV_BYTES, '1 MB'],
}

/** A phone with one bar sends 64 KB in this time; a larger body has as long as the server's `requestTimeout`. */
const SMALL_BODY_WITHIN = 20_000

/** Whether more than the usual 64 KB may be sent to a path; only the operator may send that much. */
export const takesLargeBody = (pathname: string): boolean => Object.hasOwn(LIMITS, pathname)

/**
 * A request's whole body; 413 as soon as it is known to pass the limit of its path.
 * One that `isKept` is false for is read past and comes out empty: its endpoint refuses the caller anyway.
 */
export async function readRequestBody(
  incoming: IncomingMessage,
  pathname: string,
  isKept = true,
): Promise<Uint8Array<ArrayBuffer>> {
  const [limit, inWords] = LIMITS[pathname] ?? [MAX_JSON_BYTES, '64 KB']
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge(inWords)
  const tooSlow = takesLargeBody(pathname) ? undefined : setTimeout(() => incoming.destroy(), SMALL_BODY_WITHIN)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of incoming) {
      size += chunk.length
      if (size > limit) throw tooLarge(inWords)
      if (isKept) chunks.push(chunk)
    }
  } finally {
    clearTimeout(tooSlow)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
