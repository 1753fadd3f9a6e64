import type { IncomingMessage } from 'node:http'
import { tooLarge } from '~/api/problems'
import { MAX_JSON_BYTES } from '~/api/request-body'

const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** A request's whole body; 413 as soon as it is known to pass the limit of its path, 64 KB or for uploads 5 MB. */
export async function readRequestBody(incoming: IncomingMessage, pathname: string): Promise<Uint8Array<ArrayBuffer>> {
  const [limit, inWords] = pathname === '/api/uploads' ? [MAX_UPLOAD_BYTES, '5 MB'] : [MAX_JSON_BYTES, '64 KB']
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge(inWords)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > limit) throw tooLarge(inWords)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
