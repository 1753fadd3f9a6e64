import { LRUCache } from 'lru-cache'
import { hashOf } from '~/api/auth/tokens'
import { responseCache } from '~/api/http/response-cache'
import type { TableName } from '~/api/store/shop-schema'
import type { Store } from '~/api/store/store'
import { indianDay } from '~/domain/dates'
import type { Answer } from './answer'
import { firstShown } from './early-hints'
import { compress, compressBetter, ENCODINGS, type Encoding } from './encodings'

interface CachedPage {
  /** The day in India, and the versions of the tables that the page shows. */
  versions: string
  headers: Headers
  firstShown: readonly string[]
  /** The cache key; it contains the hash of the page. */
  name: string
  isImproved: boolean
}

const MOST_PAGES = 1000

const pages = new LRUCache<string, CachedPage>({ max: MOST_PAGES })

/** The page by this name. It is rebuilt only if a table that it shows or the day has changed. */
export async function cachedPage(
  path: string,
  store: Store,
  shows: readonly TableName[],
  make: () => Promise<Answer>,
): Promise<Answer> {
  const versionsNow = () => store.read(() => [indianDay(store.now()), ...shows.map((table) => store.tableVersion(table))].join())
  const versions = await versionsNow()
  const known = pages.get(path)
  const html = known?.versions === versions && responseCache.get(`identity ${known.name}`)
  if (known && html) return answerFrom(known, html)
  const answer = await make()
  if (answer.status !== 200 || !answer.body || (await versionsNow()) !== versions) return answer
  return keep(path, versions, answer.headers, await answer.body('identity'))
}

function keep(path: string, versions: string, headers: Headers, html: Buffer): Answer {
  const tag = hashOf(html)
  headers.set('ETag', `W/"${tag}"`)
  const name = `page ${path} ${tag}`
  const before = pages.get(path)
  const isSame = before?.name === name
  if (before && !isSame) for (const encoding of ['identity', ...ENCODINGS]) responseCache.delete(`${encoding} ${before.name}`)
  const isImproved = isSame && before.isImproved
  const page = { versions, headers, firstShown: firstShown(html.toString()), name, isImproved }
  pages.set(path, page)
  responseCache.set(`identity ${page.name}`, html)
  return answerFrom(page, html)
}

function answerFrom(page: CachedPage, html: Buffer): Answer {
  const body = async (encoding: Encoding) => {
    const name = `${encoding} ${page.name}`
    const known = responseCache.get(name)
    // Recompresses each version with best quality when it is requested a second time.
    if (known && encoding === 'br' && !page.isImproved) page.isImproved = compressBetter(name, html)
    return known ?? responseCache.getOrMake(name, () => compress(html, encoding))
  }
  return { status: 200, headers: page.headers, encodings: ENCODINGS, body, firstShown: page.firstShown }
}
