import { afterAll, beforeAll, test } from 'vitest'
import { depth } from '../fixtures/depth'
import { AttackedShop } from './attacked-shop'
import { METHODS, REQUEST_TARGETS, VERSIONS } from './request-lines'
import { lineShot } from './shots'

let shop: AttackedShop

beforeAll(async () => {
  shop = await AttackedShop.open()
})
afterAll(() => shop.remove())

test('no method harms the shop', async () => {
  await shop.round(shop.targets.flatMap((target) => METHODS.map((method) => lineShot({ ...target, method }))))
})

test('no version of HTTP harms the shop', async () => {
  await shop.round(shop.targets.flatMap((target) => VERSIONS.map((version) => lineShot(target, version))))
})

test('no address harms the shop', async () => {
  const methods = depth(['GET', 'POST'], ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
  await shop.round(methods.flatMap((method) => REQUEST_TARGETS.map((path) => lineShot({ kind: 'an address', method, path }))))
})

test(
  'no method of any version harms the shop',
  async () => {
    const some = depth(shop.targets.slice(0, 1), shop.targets)
    const methods = depth(METHODS.slice(0, 8), METHODS)
    await shop.round(
      some.flatMap((target) => methods.flatMap((method) => VERSIONS.map((version) => lineShot({ ...target, method }, version)))),
    )
  },
  depth(60_000, 300_000),
)
