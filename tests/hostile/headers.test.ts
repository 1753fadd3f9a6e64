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

/** Headers that decide how a response is made; each value is sent to every target. */
const DECISIVE = ['Accept-Encoding', 'Host', 'Range']

/** How many other headers are sent before the shop is checked, because the check is slower than they are. */
const AT_ONCE = 12

const numbered = Object.keys(HEADERS).map((header, index) => ({ header, index }))
const decisive = numbered.filter(({ header }) => DECISIVE.includes(header))
const others = numbered.filter(({ header }) => !DECISIVE.includes(header))
const rounds = [
  ...decisive.map((each) => [each]),
  ...Array.from({ length: Math.ceil(others.length / AT_ONCE) }, (_, at) => others.slice(at * AT_ONCE, (at + 1) * AT_ONCE)),
].map((headers) => ({ headers, names: headers.map(({ header }) => header).join(', ') }))

function shotsOf({ header, index }: (typeof numbered)[number]) {
  // At commit size each value is sent to one of the 16 targets, another one for each header.
  const step = DECISIVE.includes(header) ? 1 : depth(16, 1)
  const isMet = (value: number, target: number) => (index + value + target) % step === 0
  return shop.targets.flatMap((target, at) => headerShots(header, target).filter((_shot, value) => isMet(value, at)))
}

test.each(rounds)(
  'no value of $names harms the shop',
  ({ headers }) => shop.round(headers.flatMap(shotsOf)),
  depth(60_000, 600_000),
)
