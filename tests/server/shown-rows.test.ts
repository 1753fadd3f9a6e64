import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '~/routes'
import type { TableName } from '~/schemas/shop'
import { Calls } from '../fixtures/calls'
import { newContact } from '../fixtures/contacts'
import { newProduct } from '../fixtures/products'
import { TestServer } from '../fixtures/server'

let server: TestServer
let operator: Calls

beforeAll(async () => {
  server = await TestServer.start()
  operator = await Calls.signedIn(server.url)
})
afterAll(() => server.remove())

/** The pages as they are now, by their paths. */
async function allPages() {
  const pages = await Promise.all(routes.map(async ({ path }) => [path, await (await fetch(server.url + path)).text()]))
  return new Map(pages as [string, string][])
}

const cheapest = newProduct({ sku: 'CHEAPEST', price: '1.00' })
const image = { title: 'The spring above the mill', imageUrl: '/pictures/feed-mill.webp' }
const note = { title: 'New Order Received', message: '2 × feed', type: 'info', isRead: false }

const changes: [TableName, () => Promise<Response>][] = [
  ['products', () => operator.post('/api/products', cheapest)],
  ['showcaseImages', () => operator.post('/api/showcase-images', image)],
  ['settings', () => operator.put('/api/settings/site_name', { value: 'Wular Feeds' })],
  ['contacts', () => operator.post('/api/contact', newContact())],
  ['notifications', () => operator.post('/api/notifications', note)],
]

test.each(changes)('a change of %s changes the pages that show its rows, and no other', async (table, change) => {
  const before = await allPages()
  expect((await change()).ok).toBe(true)
  const after = await allPages()
  const changed = routes.filter(({ path }) => before.get(path) !== after.get(path))
  expect(changed.map(({ path }) => path)).toEqual(routes.filter(({ shows }) => shows.includes(table)).map(({ path }) => path))
})

test('the routes name no table whose change is not tried', () => {
  const tried = changes.map(([table]) => table)
  expect(routes.flatMap(({ shows }) => shows).filter((table) => !tried.includes(table))).toEqual([])
})
