import { expect, test } from 'vitest'
import { districtIn, NO_DISTRICT } from './districts'

test.each([
  ['Raceway Road, Kokernag, Anantnag', 'Anantnag'],
  ['Srinagar', 'Srinagar'],
  ['near the Anantnag road, SHOPIAN 192303', 'Shopian'],
  ['Budgamabad', NO_DISTRICT],
  ['Leh', NO_DISTRICT],
  ['Unknown', NO_DISTRICT],
  ['', NO_DISTRICT],
])('"%s" is in %s', (text, district) => {
  expect(districtIn(text)).toBe(district)
})
