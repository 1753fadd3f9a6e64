import type { IncomingMessage } from 'node:http'
import { tooLarge } from '~/api/http/problems'
import { MAX_CSV_BYTES, MAX_JSON_BYTES, MAX_MULTIPART_BYTES } from '~/api/http/request-body'

const LIMITS: Record<string, readonly [bytes: number, inWords: string]> = {
  '/api/uploads': [MAX_MULTIPART_BYTES, '5 MB'],
  '/api/products.csv': [MAX_CSV_BYTES, '1 MB'],
}

/** A phone with one bar sends 64 KB in this time; a larger body has as long as the server's `requestTimeout`. */
const SMALL_BODY_WITHIN = 20_000

/** How far and how long a body over its limit is read and dropped, so that its sender comes to read the 413. */
const MAX_DROPPED_BYTES = 32 * 1024 * 1024
const MAX_DROPPING_MS = 10_000

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
  const tooSlow = takesLargeBody(pathname) ? undefined : setTimeout(() => incoming.destroy(), SMALL_BODY_WITHIN)
  const announced = Number(incoming.headers['content-length'] ?? 0)
  try {
    const body = announced > limit ? undefined : await readUpTo(incoming, limit, isKept)
    if (body) return body
  } finally {
    clearTimeout(tooSlow)
  }
  await drop(incoming)
  throw tooLarge(inWords)
}

/** The whole body; undefined as soon as it is longer than the limit. */
async function readUpTo(incoming: IncomingMessage, limit: number, isKept: boolean): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > limit) return undefined
    if (isKept) chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Reads on to the end of a body, within bounds. */
async function drop(incoming: IncomingMessage) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const outOfTime = setTimeout(resolve, MAX_DROPPING_MS)
  let size = 0
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > MAX_DROPPED_BYTES) resolve()
  })
  incoming.once('end', resolve).once('close', resolve).resume()
  await promise
  clearTimeout(outOfTime)
  incoming.pause()
}
