import { beforeAll, expect, test } from 'vitest'
import type { TableName } from '~/api/store/shop-schema'
import { LANGUAGES, pathIn } from '~/languages'
import { publicRoutes, routes } from '~/routes'
import { newContact } from '../fixtures/rows/contacts'
import { newNotice } from '../fixtures/rows/custom-content'
import { newProduct } from '../fixtures/rows/products'
import { operatedServer } from '../fixtures/shops/operated-server'

const shop = operatedServer()

const PUBLIC = ['/manifest.webmanifest', '/404', ...publicRoutes.map(({ path }) => path)]
const PATHS = new Set([
  ...routes.map(({ path }) => path),
  ...LANGUAGES.flatMap((language) => PUBLIC.map((path) => pathIn(language, path))),
])

/** The current pages by path. */
async function allPages() {
  const read = async (path: string) => [path, await (await fetch(shop.server.url + path)).text()] as const
  return new Map(await Promise.all([...PATHS].map(read)))
}

const first = newProduct({ name: 'Fry One', sku: 'FIRST', price: '1.00', category: 'early' })
const image = { title: 'The spring above the mill', imageUrl: '/pictures/feed-mill.webp' }
const note = { title: 'New Order Received', message: '2 × feed', type: 'info', isRead: false }

const changes: [TableName, () => Promise<Response>][] = [
  ['products', () => shop.operator.put('/api/products/1', first)],
  ['showcaseImages', () => shop.operator.post('/api/showcase-images', image)],
  ['settings', () => shop.operator.put('/api/settings/site_name', { value: 'Wular Feeds' })],
  ['deliveryCharges', () => shop.operator.post('/api/delivery-charges', { place: 'Anantnag', amount: '300' })],
  ['ownWords', () => shop.operator.post('/api/own-words', newNotice())],
  ['contacts', () => shop.operator.post('/api/contact', newContact())],
  ['notifications', () => shop.operator.post('/api/notifications', note)],
]

/** The pages after the change before. */
let before: Awaited<ReturnType<typeof allPages>>
beforeAll(async () => {
  before = await allPages()
})

test.each(changes)('a change of %s changes only the pages that show its rows', async (table, change) => {
  expect((await change()).ok).toBe(true)
  const after = await allPages()
  const changed = routes.filter(({ path }) => before.get(path) !== after.get(path))
  expect(changed.map(({ path }) => path)).toEqual(
    routes.filter(({ shows }) => (shows as readonly string[]).includes(table)).map(({ path }) => path),
  )
  await shop.server.stop()
  await shop.server.launch()
  before = await allPages()
  expect(before, 'no page was an old one').toEqual(after)
})

test('every table named by the routes has a change here', () => {
  const tried = changes.map(([table]) => table)
  expect(routes.flatMap(({ shows }) => shows).filter((table) => !tried.includes(table))).toEqual([])
})
