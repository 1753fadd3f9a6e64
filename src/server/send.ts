import type { IncomingMessage, ServerResponse } from 'node:http'
import { Compression, encodingFor } from './compression'
import { pagePolicy } from './headers'
import { ownPolicy } from './own-policy'
import { withSharedScripts } from './static'

const WORTH_COMPRESSING = 1024
const TEXT = /^(text\/|application\/([\w.-]+\+)?json|image\/svg\+xml)/

const compression = new Compression()

/** Sends a made answer, compressed where the reader takes it and it is worth it. */
export async function send(incoming: IncomingMessage, outgoing: ServerResponse, response: Response) {
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  const type = response.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const html = isPage ? withSharedScripts(await response.text()) : ''
  if (isPage) {
    outgoing.setHeader(
      'Content-Security-Policy',
      pagePolicy(ownPolicy(response.headers.get('content-security-policy') ?? '', html)),
    )
    outgoing.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (!response.headers.has('cache-control')) outgoing.setHeader('Cache-Control', 'no-cache')
  }
  // Laid over the answer that the reader has, a policy would have to be that answer's own.
  if (response.status === 304) outgoing.removeHeader('Content-Security-Policy')
  // What is left of a body that nobody read would be taken for the next request.
  if (!incoming.complete && !['GET', 'HEAD'].includes(incoming.method ?? '')) outgoing.setHeader('Connection', 'close')
  if (!response.body) return void outgoing.end()
  const body = isPage ? Buffer.from(html) : Buffer.from(await response.arrayBuffer())
  const bytes = await encode(body, type, incoming, outgoing)
  outgoing.setHeader('Content-Length', bytes.length)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}

async function encode(bytes: Buffer, type: string, { headers, url }: IncomingMessage, outgoing: ServerResponse): Promise<Buffer> {
  if (!TEXT.test(type) || bytes.length < WORTH_COMPRESSING) return bytes
  outgoing.setHeader('Vary', [outgoing.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''))
  if (!encoding) return bytes
  outgoing.setHeader('Content-Encoding', encoding)
  if (type.startsWith('text/html')) return compression.compressPage(bytes, encoding)
  const etag = outgoing.getHeader('ETag')
  return compression.compress(bytes, encoding, etag ? `${url} ${etag}` : undefined)
}
