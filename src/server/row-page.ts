import { features } from '~/api/features'
import type { RunningShop } from '~/api/startup/startup'
import { pathIn, splitPath } from '~/languages'
import { namedIn, namedRowRoutes } from '~/routes'
import type { Answer } from './answer'
import { cachedPage } from './page-cache'
import { realAddress } from './proxy'
import type { Exchange } from './request-handler'

const pages = features.flatMap(({ rowPages }) => Object.entries(rowPages))

/**
 * The page of one row that its address names, or of the form that finds one; undefined for other addresses. All unknown rows of a
 * language share one page, which is rendered once, and are counted by address.
 */
export async function rowPage(
  exchange: Exchange,
  { store, limits }: RunningShop,
  render: (exchange: Exchange) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { url, incoming, environment } = exchange
  const route = namedRowRoutes.find((each) => namedIn(each, url.pathname) !== undefined)
  const nameOf = pages.find(([path]) => path === route?.path)?.[1]
  if (!route || !nameOf) return undefined
  const text = namedIn(route, url.pathname) ?? ''
  const known = await store.read((shop) => (text === '' ? '' : nameOf(shop, text)))
  if (url.search && known !== undefined) return render(exchange)
  const path = pathIn(splitPath(url.pathname).language, [route.start, known ?? '-'].filter(Boolean).join('/'))
  const answerOf = () => cachedPage(path, store, route.shows, () => render({ ...exchange, url: new URL(path, url.origin) }))
  if (known !== undefined) return answerOf()
  await limits.countOpening(`${route.start} ${realAddress(incoming, environment)}`)
  return { ...(await answerOf()), status: 404 }
}
