import { ReadyResponse } from '~/api/http/ready-response'
import { responseCache } from '~/api/http/response-cache'
import { StreamedResponse } from '~/api/http/streamed'
import { withoutNoncharacters } from '~/domain/noncharacters'
import type { Answer } from './answer'
import { compress, ENCODINGS, type Encoding } from './encodings'
import { builtFile } from './files'
import { pagePolicy } from './headers'
import { finishPage } from './page-html'

const WORTH_COMPRESSING = 1024
const TEXT = /^(text\/|application\/([\w.-]+\+)?json|image\/svg\+xml)/

export async function answerOf(response: Response): Promise<Answer> {
  const { status } = response
  const headers = plainHeaders(response)
  if (response instanceof ReadyResponse) return { status, headers, ...bodyOf(response.ready(), headers, response.cacheName) }
  if (!response.body) return { status, headers, encodings: [] }
  if (response instanceof StreamedResponse) return { status, headers, encodings: [], stream: response.body }
  return { status, headers, ...bodyOf(Buffer.from(await response.arrayBuffer()), headers) }
}

/** The headers of a response, without the length of a body that may yet be compressed. */
function plainHeaders({ headers: given }: Response): Headers {
  if (!given.has('content-length')) return given
  const headers = new Headers(given)
  headers.delete('content-length')
  return headers
}

/** A page that Astro has rendered, with the shared script and its own policy. Older rows may hold noncharacters. */
export async function renderedAnswer(response: Response): Promise<Answer> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return answerOf(response)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const given = headers.get('content-security-policy') ?? ''
  const { html, policy } = finishPage(await response.text(), { policy: given, hasFile: (name) => !!builtFile(`/${name}`) })
  headers.set('Content-Security-Policy', pagePolicy(policy))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-cache')
  return textAnswer(withoutNoncharacters(html), { status: response.status, headers })
}

export const textAnswer = (text: string, head: Pick<Answer, 'status' | 'headers'>): Answer => ({
  ...head,
  ...bodyOf(Buffer.from(text), head.headers),
})

function bodyOf(bytes: Buffer, headers: Headers, cacheName?: string): Pick<Answer, 'encodings' | 'body'> {
  const isWorth = TEXT.test(headers.get('content-type') ?? '') && bytes.length >= WORTH_COMPRESSING
  const body = async (encoding: Encoding) => {
    if (encoding === 'identity') return bytes
    if (!cacheName) return compress(bytes, encoding)
    return responseCache.getOrMake(`${encoding} ${cacheName}`, () => compress(bytes, encoding))
  }
  return { encodings: isWorth ? ENCODINGS : [], body }
}
