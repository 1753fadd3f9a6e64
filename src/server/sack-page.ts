import { batchOfLot } from '~/api/batches/batches'
import type { RunningShop } from '~/api/startup/startup'
import { pathIn, splitPath } from '~/languages'
import { sackRoute } from '~/routes'
import type { Answer } from './answer'
import { cachedPage } from './page-cache'
import { realAddress } from './proxy'
import type { Exchange } from './request-handler'

/** The page of a lot. All unknown lots of a language share one page, which is rendered once, and are counted by address. */
export async function sackPage(
  exchange: Exchange,
  { store, limits }: RunningShop,
  text: string,
  render: (exchange: Exchange) => Promise<Answer>,
): Promise<Answer> {
  const { url, incoming, environment } = exchange
  const { language } = splitPath(url.pathname)
  const known = await store.read((shop) => batchOfLot(shop, text))
  if (url.search && (known || text === '')) return render(exchange)
  const path = pathIn(language, known ? `/sack/${known.lot}` : text === '' ? '/sack' : '/sack/-')
  const answerOf = () => cachedPage(path, store, sackRoute.shows, () => render({ ...exchange, url: new URL(path, url.origin) }))
  if (known || text === '') return answerOf()
  await limits.countOpening(`sack ${realAddress(incoming, environment)}`)
  return { ...(await answerOf()), status: 404 }
}
