import { expect, test } from 'vitest'
import { DISTRICTS } from '../district-names'
import { leastCharge } from './shown-delivery'

const table = (...rows: [place: string, amount: string][]) =>
  rows.map(([place, amount], id) => ({ id, place, amount, version: 1 }))
const everywhere = (amount: string) => DISTRICTS.map((district): [string, string] => [district, amount])

test.each([
  ['nothing', table(), undefined],
  ['charges of nothing', table(['Anantnag', '0.00']), undefined],
  ['a district', table(['Leh', '900.00'], ['Anantnag', '40.00']), { amount: '40.00', isFreeSomewhere: true }],
  ['a PIN', table(['192202', '40.00']), { amount: '40.00', isFreeSomewhere: true }],
  ['every district', table(...everywhere('300.00')), { amount: '300.00', isFreeSomewhere: false }],
  [
    'a district in its own script',
    table(...everywhere('300.00').slice(1), ['اننت ناگ', '40']),
    { amount: '40', isFreeSomewhere: false },
  ],
  [
    'every district but one',
    table(...everywhere('300.00').slice(1), ['Anantnag', '0.00']),
    { amount: '300.00', isFreeSomewhere: true },
  ],
])('with %s in the table, shows the lowest charge', (_, charges, least) => {
  expect(leastCharge(charges)).toEqual(least)
})
