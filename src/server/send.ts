import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pagePolicy } from './headers'

const WORTH_COMPRESSING = 1024
const TEXT = /^(text\/|application\/([\w.-]+\+)?json|image\/svg\+xml)/
// Quality 5: most of what 11 gives, in a hundredth of its time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Sends a made answer, compressed where the reader takes it and it is worth it. */
export async function send(incoming: IncomingMessage, outgoing: ServerResponse, response: Response) {
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/html')) {
    outgoing.setHeader('Content-Security-Policy', pagePolicy(response.headers.get('content-security-policy')))
    outgoing.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (!response.headers.has('cache-control')) outgoing.setHeader('Cache-Control', 'no-cache')
  }
  // What is left of a body that nobody read would be taken for the next request.
  if (!incoming.complete && !['GET', 'HEAD'].includes(incoming.method ?? '')) outgoing.setHeader('Connection', 'close')
  if (!response.body) return void outgoing.end()
  const bytes = await encode(Buffer.from(await response.arrayBuffer()), type, incoming, outgoing)
  outgoing.setHeader('Content-Length', bytes.length)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}

async function encode(bytes: Buffer, type: string, { headers }: IncomingMessage, outgoing: ServerResponse): Promise<Buffer> {
  if (!TEXT.test(type) || bytes.length < WORTH_COMPRESSING) return bytes
  outgoing.setHeader('Vary', [outgoing.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return encoded('br', await promisify(brotliCompress)(bytes, BROTLI), outgoing)
  if (/\bgzip\b/.test(accepted)) return encoded('gzip', await promisify(gzip)(bytes), outgoing)
  return bytes
}

function encoded(name: string, bytes: Buffer, outgoing: ServerResponse): Buffer {
  outgoing.setHeader('Content-Encoding', name)
  return bytes
}
