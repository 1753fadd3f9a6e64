import { expect, test } from 'vitest'
import type { ShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithOperator() {
  const shop = openTestShop({ rows: { showcaseImages: [] } })
  const operator = await shop.browser().signIn()
  const list = async (browser = operator): Promise<ShowcaseImage[]> => (await browser.get('/api/showcase-images')).json()
  return { operator, visitor: shop.browser(), list }
}

test('a new shop has pictures of bag, pellets and stream', async () => {
  const images = await (await openTestShop().browser().get('/api/showcase-images')).json()
  expect(images).toHaveLength(3)
})

test('creates, replaces and deletes a picture, whose id is never reused', async () => {
  const { operator, list } = await openWithOperator()
  const created = await operator.post('/api/showcase-images', newShowcaseImage())
  const { id, ...image } = await created.json()
  expect([created.status, image]).toEqual([201, { ...newShowcaseImage(), version: 1 }])

  const changed = newShowcaseImage({ title: 'Nursery', isActive: false })
  const replaced = await operator.put(`/api/showcase-images/${id}`, changed)
  expect([replaced.status, await replaced.json()]).toEqual([200, { ...changed, id, version: 2 }])

  const deleted = await operator.delete(`/api/showcase-images/${id}`)
  expect([deleted.status, await deleted.text()]).toEqual([204, ''])
  expect(await list()).toEqual([])
  await refusal(await operator.delete(`/api/showcase-images/${id}`), 404)
  await refusal(await operator.put(`/api/showcase-images/${id}`, changed), 404)
  expect(await (await operator.post('/api/showcase-images', newShowcaseImage())).json()).toMatchObject({ id: id + 1 })
})

test('sets the defaults of order and active flag, and needs no description', async () => {
  const { operator } = await openWithOperator()
  const response = await operator.post('/api/showcase-images', { title: 'Hatchery', imageUrl: '/pictures/hatchery.webp' })
  expect(await response.json()).toMatchObject({ order: 0, isActive: true })
  for (const description of ['', null]) {
    expect((await operator.post('/api/showcase-images', newShowcaseImage({ description }))).status).toBe(201)
  }
})

test('lists by display order, then by id; visitors see only active ones', async () => {
  const { operator, visitor, list } = await openWithOperator()
  for (const [title, order, isActive] of [
    ['last', 10, true],
    ['second', 2, true],
    ['third', 2, true],
    ['hidden', 3, false],
    ['first', 0, true],
  ]) {
    await operator.post('/api/showcase-images', newShowcaseImage({ title, order, isActive }))
  }
  const titles = async (browser = operator) => (await list(browser)).map(({ title }) => title)
  expect(await titles()).toEqual(['first', 'second', 'third', 'hidden', 'last'])
  expect(await titles(visitor)).toEqual(['first', 'second', 'third', 'last'])
})

test.each([
  ['title', ''],
  ['title', undefined],
  ['imageUrl', ''],
  ['imageUrl', 'http://plain.example/x.webp'],
  ['imageUrl', 'javascript:alert(1)'],
  ['order', -1],
  ['order', 1.5],
  ['order', '2'],
  ['isActive', 1],
  ['description', 7],
])('refuses a picture whose %s is %j', async (field, value) => {
  const { operator, list } = await openWithOperator()
  expect(await wrongFields(await operator.post('/api/showcase-images', newShowcaseImage({ [field]: value })))).toEqual([field])
  expect(await list()).toEqual([])
})
