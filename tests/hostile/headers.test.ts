import { afterAll, beforeAll, test } from 'vitest'
import { depth } from '../fixtures/depth'
import { AttackedShop } from './attacked-shop'
import { HEADERS } from './header-values'
import { headerShots } from './shots'

let shop: AttackedShop

beforeAll(async () => {
  shop = await AttackedShop.open()
})
afterAll(() => shop.remove())

/** Headers that decide how an answer is made; each of their values meets every target. */
const DECISIVE = ['Accept-Encoding', 'Host', 'Range']

test.each(Object.keys(HEADERS).map((header, index) => ({ header, index })))(
  'no value of $header harms the shop',
  async ({ header, index }) => {
    // At commit size each value meets one of the sixteen targets, another one at each header.
    const step = DECISIVE.includes(header) ? 1 : depth(16, 1)
    const isMet = (value: number, target: number) => (index + value + target) % step === 0
    await shop.round(shop.targets.flatMap((target, at) => headerShots(header, target).filter((_shot, value) => isMet(value, at))))
  },
  depth(60_000, 300_000),
)
