import { listProducts } from '~/api/catalog/products'
import { unavailable } from '~/api/http/problems'
import { responseCache } from '~/api/http/response-cache'
import { getShop, type RunningShop } from '~/api/startup/startup'
import { memo } from '~/api/store/memo'
import { FALLBACK_IMAGES } from '~/domain/catalog/fallback-images'
import { splitPath } from '~/languages'
import { cardSkuIn } from '~/routes'
import type { Answer } from './answer'
import { type FeedCard, feedCard } from './feed-card'
import { assetFile, builtFile } from './files'
import { CACHE_CONTROL } from './headers'
import type { Exchange } from './request-handler'

/** How many cards may wait for their drawing; more are refused for a while. */
const MAX_WAITING = 16

const feedsBySku = memo(['products'], (_store, shop, _key: 'all') => {
  const feeds = listProducts(shop, { caller: { isOperator: false } })
  return new Map(feeds.map((feed) => [feed.sku, feed]))
})

let waiting = 0

/** The picture of a feed for chats: drawn once per version, one at a time. 503 while too many wait. */
export async function feedCardPicture({ url }: Exchange): Promise<Answer | undefined> {
  const sku = cardSkuIn(url.pathname)
  if (sku === undefined) return undefined
  const running = await getShop()
  const { store } = running
  const feed = await store.read((shop) => feedsBySku(store, shop, 'all').get(sku))
  if (!feed) return undefined
  const card = feedCard(splitPath(url.pathname).language, feed)
  const isOfVersion = url.search === `?v=${card.version}`
  const headers = new Headers({
    'Content-Type': 'image/jpeg',
    ETag: `"${card.version}"`,
    'Cache-Control': isOfVersion ? CACHE_CONTROL.hashed : 'no-cache',
  })
  const body = () => responseCache.getOrMake(`card ${card.version}`, () => drawnInTurn(card, running))
  return { status: 200, headers, encodings: [], body }
}

async function drawnInTurn(card: FeedCard, running: RunningShop): Promise<Buffer> {
  if (waiting >= MAX_WAITING) throw unavailable()
  waiting++
  try {
    // The picture library is loaded at the first card.
    const { drawCard } = await import('./card-picture')
    return await drawCard(card, await pictureBytes(card, running), assetFile)
  } finally {
    waiting--
  }
}

/** The picture of the feed, or the drawing of its stage if the picture is elsewhere or missing. */
async function pictureBytes({ picture, category }: FeedCard, { uploads }: RunningShop): Promise<Uint8Array> {
  const [, upload] = /^\/uploads\/(.+)$/.exec(picture) ?? []
  const own = upload ? await uploads.read(upload) : await builtFile(picture)?.body?.('identity')
  const bytes = own ?? (await builtFile(FALLBACK_IMAGES[category])?.body?.('identity'))
  if (!bytes) throw new Error('The drawing of a stage is missing.')
  return bytes
}
