import { afterAll, beforeAll, test } from 'vitest'
import { depth } from '../fixtures/depth'
import { AttackedShop } from './attacked-shop'
import { FRAMES } from './bodies'
import { bodyShot } from './shots'

let shop: AttackedShop

beforeAll(async () => {
  shop = await AttackedShop.open()
})
afterAll(() => shop.remove())

test.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].map((method, index) => ({ method, index })))(
  'no body that $method may bring harms the shop',
  async ({ method, index }) => {
    // At commit size each body is sent to a quarter of the targets, another quarter for each method.
    const step = depth(4, 1)
    const isMet = (frame: number, target: number) => (index + frame + target) % step === 0
    await shop.round(
      shop.targets.flatMap((target, at) =>
        Object.entries(FRAMES)
          .filter((_frame, frame) => isMet(frame, at))
          .map(([name, frame]) => bodyShot({ ...target, method }, name, frame)),
      ),
    )
  },
)
