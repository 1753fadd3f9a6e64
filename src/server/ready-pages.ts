import type { IncomingMessage } from 'node:http'
import { openedShop } from '~/api/opening'
import { etagOf, isSameList, matches } from '~/api/ready-answers'
import type { ShopReader } from '~/api/store/store'
import { type Settled, settle } from './send'

/** Pages that show nothing but `shownRows`, and the same to everybody; with a query they are other pages. */
const PATHS = ['/', '/shop', '/contact']

const shownRows = ({ products, showcaseImages, settings }: ShopReader): readonly unknown[] => [
  ...products.rows(),
  ...showcaseImages.rows(),
  ...settings.rows(),
]

const kept = new Map<string, { shown: readonly unknown[]; page: Settled }>()

/**
 * The answer that `render` makes; for a page that shows the same rows as when it was last rendered, that page. A reader who
 * has it already is told so in a few bytes.
 */
export async function readyPage(incoming: IncomingMessage, url: URL, render: () => Promise<Response>): Promise<Settled> {
  const { method = 'GET', headers } = incoming
  if (!PATHS.includes(url.pathname) || url.search || !['GET', 'HEAD'].includes(method)) return settle(await render())
  const page = await pageAt(url.pathname, render)
  const etag = page.headers.get('etag')
  if (!etag || !matches(headers['if-none-match'] ?? null, etag)) return page
  return { status: 304, headers: page.headers, body: undefined }
}

async function pageAt(path: string, render: () => Promise<Response>): Promise<Settled> {
  const { store } = await openedShop()
  // A shop that cannot be read has pages that say so; none of them is kept.
  const shown = await store.read(shownRows).catch(() => undefined)
  const known = kept.get(path)
  if (shown && known && isSameList(shown, known.shown)) return known.page
  const page = await settle(await render())
  if (!shown || page.status !== 200) return page
  page.headers.set('ETag', etagOf(String(page.body)))
  kept.set(path, { shown, page })
  return page
}
