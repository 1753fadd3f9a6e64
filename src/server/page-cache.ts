import { hashOf } from '~/api/auth/tokens'
import { responseCache } from '~/api/http/response-cache'
import type { Store } from '~/api/store/store'
import type { Answer } from './answer'
import { firstShown } from './early-hints'
import { compress, compressBetter, ENCODINGS, type Encoding } from './encodings'
import { RecordedReads } from './recorded-reads'

interface CachedPage {
  reads: RecordedReads
  headers: Headers
  firstShown: readonly string[]
  /** The name of its bytes in the cache; it contains their hash. */
  name: string
  isImproved: boolean
}

const pages = new Map<string, CachedPage>()

/** The page of this name, made again only when one of its reads would give another result. */
export async function cachedPage(path: string, store: Store, make: (store: Store) => Promise<Answer>): Promise<Answer> {
  const known = pages.get(path)
  const html = known && responseCache.get(`identity ${known.name}`)
  if (known && html && (await known.reads.isCurrent())) return answerFrom(known, html)
  const reads = new RecordedReads(store)
  const answer = await make(reads)
  if (answer.status !== 200 || !answer.body || !(await reads.isCurrent())) return answer
  return keep(path, reads, answer.headers, await answer.body('identity'))
}

function keep(path: string, reads: RecordedReads, headers: Headers, html: Buffer): Answer {
  const tag = hashOf(html)
  headers.set('ETag', `W/"${tag}"`)
  const before = pages.get(path)
  if (before) for (const encoding of ['identity', ...ENCODINGS]) responseCache.delete(`${encoding} ${before.name}`)
  const page = { reads, headers, firstShown: firstShown(html.toString()), name: `page ${path} ${tag}`, isImproved: false }
  pages.set(path, page)
  responseCache.set(`identity ${page.name}`, html)
  return answerFrom(page, html)
}

function answerFrom(page: CachedPage, html: Buffer): Answer {
  const body = async (encoding: Encoding) => {
    const name = `${encoding} ${page.name}`
    const known = responseCache.get(name)
    // Each version of a page is compressed best once, when it is asked for again.
    if (known && encoding === 'br' && !page.isImproved) page.isImproved = compressBetter(name, html)
    return known ?? responseCache.getOrMake(name, () => compress(html, encoding))
  }
  return { status: 200, headers: page.headers, encodings: ENCODINGS, body, firstShown: page.firstShown }
}
