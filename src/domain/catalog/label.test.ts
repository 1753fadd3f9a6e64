import { expect, test } from 'vitest'
import { labelOf } from './label'

const filled = (line: ReturnType<typeof labelOf>) => Object.fromEntries(Object.entries(line).filter(([, text]) => text))

test.each([
  [{}, '', {}],
  [{}, 'Wular Feeds, Sopore', { maker: 'Wular Feeds, Sopore' }],
  [{ maker: 'Tungnath Mills, Chamoli' }, 'Wular Feeds', { maker: 'Tungnath Mills, Chamoli' }],
  [{ mrp: '2600.00', countryOfOrigin: 'India' }, '', { mrp: '2600.00', countryOfOrigin: 'India' }],
  [{ bestBefore: ' 6 ' }, '', { months: '6' }],
  [{ bestBefore: 'June 2027' }, '', { bestBefore: 'June 2027' }],
  [{ bestBefore: '2027' }, '', { bestBefore: '2027' }],
])('of %j, made by %j, the label says %j', (product, maker, said) => {
  expect(filled(labelOf(product, maker))).toEqual(said)
})
