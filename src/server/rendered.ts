import type { CallAnswer } from '~/api/http/call-answer'
import { responseCache } from '~/api/http/response-cache'
import { withoutNoncharacters } from '~/domain/noncharacters'
import type { Answer } from './answer'
import { compress, ENCODINGS, type Encoding } from './encodings'
import { builtFile } from './files'
import { pagePolicy } from './headers'
import { finishPage } from './page-html'

const WORTH_COMPRESSING = 1024
const TEXT = /^(text\/|application\/([\w.-]+\+)?json|image\/svg\+xml)/

export function answerOf({ status, headers, body, cacheName }: CallAnswer): Answer {
  if (body === null) return { status, headers, encodings: [] }
  if (!Buffer.isBuffer(body)) return { status, headers, encodings: [], pieces: body }
  return { status, headers, ...bodyOf(body, headers, cacheName) }
}

/** Finishes a page rendered by Astro: shared script and own policy. Removes noncharacters, which old rows may contain. */
export async function renderedAnswer(response: Response): Promise<Answer> {
  const { status } = response
  const headers = new Headers(response.headers)
  // The length changes with the body and its compression.
  headers.delete('content-length')
  if (!response.body) return { status, headers, encodings: [] }
  if (!headers.get('content-type')?.startsWith('text/html'))
    return { status, headers, ...bodyOf(Buffer.from(await response.arrayBuffer()), headers) }
  const given = headers.get('content-security-policy') ?? ''
  const { html, policy } = finishPage(await response.text(), { policy: given, hasFile: (name) => !!builtFile(`/${name}`) })
  headers.set('Content-Security-Policy', pagePolicy(policy))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-cache')
  return textAnswer(withoutNoncharacters(html), { status, headers })
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
