import type { IncomingMessage, ServerResponse } from 'node:http'
import { hashOf } from '~/api/tokens'
import { Compression, encodingFor } from './compression'
import { pagePolicy } from './headers'
import { finishPage } from './page-html'
import { hasFile } from './static'

const WORTH_COMPRESSING = 1024
const TEXT = /^(text\/|application\/([\w.-]+\+)?json|image\/svg\+xml)/

const compression = new Compression()

/** An answer whole but for its compression; a page with its scripts and its policy. */
export interface Settled {
  status: number
  headers: Headers
  body: Buffer | undefined
}

export async function settle(response: Response): Promise<Settled> {
  const { status, body } = response
  const headers = new Headers(response.headers)
  if (!isPage(headers)) return { status, headers, body: body ? Buffer.from(await response.arrayBuffer()) : undefined }
  const given = headers.get('content-security-policy') ?? ''
  const { html, policy } = finishPage(await response.text(), { policy: given, hasFile })
  headers.set('Content-Security-Policy', pagePolicy(policy))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-cache')
  return { status, headers, body: body ? Buffer.from(html) : undefined }
}

/** Sends an answer, compressed where the reader takes it and it is worth it. */
export async function send(incoming: IncomingMessage, outgoing: ServerResponse, { status, headers, body }: Settled) {
  outgoing.statusCode = status
  headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  })
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  // Laid over the answer that the reader has, a policy would have to be that answer's own.
  if (status === 304) outgoing.removeHeader('Content-Security-Policy')
  // What is left of a body that nobody read would be taken for the next request.
  if (!incoming.complete && !['GET', 'HEAD'].includes(incoming.method ?? '')) outgoing.setHeader('Connection', 'close')
  if (!body) return void outgoing.end()
  const bytes = await encode(body, headers, incoming, outgoing)
  outgoing.setHeader('Content-Length', bytes.length)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}

const isPage = (headers: Headers) => headers.get('content-type')?.startsWith('text/html') ?? false

async function encode(bytes: Buffer, headers: Headers, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Buffer> {
  if (!TEXT.test(headers.get('content-type') ?? '') || bytes.length < WORTH_COMPRESSING) return bytes
  outgoing.setHeader('Vary', [outgoing.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
  const encoding = encodingFor(String(incoming.headers['accept-encoding'] ?? ''))
  if (!encoding) return bytes
  outgoing.setHeader('Content-Encoding', encoding)
  const etag = headers.get('etag')
  if (isPage(headers)) return compression.compressPage(bytes, encoding, etag ?? hashOf(bytes))
  return compression.compress(bytes, encoding, etag ? `${incoming.url} ${etag}` : undefined)
}
