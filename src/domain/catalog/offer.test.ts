import { expect, test } from 'vitest'
import { stageValuesOf } from '~/domain/feeding/stage-values'
import { productsWith } from '../../../tests/fixtures/rows/seeded-products'
import { bagsOfShop, offerOf } from './offer'
import type { Product } from './schema'

const [early, small, stock] = productsWith({}) as [Product, Product, Product]
const SEEDED = [early, small, stock]

/** A bag of ten kilograms of a feed that is usually sold in 25 kg. */
const tenKilograms = (changes: Partial<Product> = {}): Product => ({
  ...early,
  id: 9,
  sku: 'TEN',
  weight: '10 kg',
  price: '1500.00',
  ...changes,
})

const soldOut = (product: Product): Product => ({ ...product, stockQuantity: 0 })

test.each([
  ['the seeded feeds', SEEDED, { pellets: 3, bags: '25\u00a0kg', price: '2500.00', bag: '' }],
  [
    'a smaller bag that is sold out',
    [...SEEDED, tenKilograms({ stockQuantity: 0 })],
    { pellets: 3, bags: '25\u00a0kg', price: '2500.00', bag: '' },
  ],
  [
    'a smaller bag for sale',
    [...SEEDED, tenKilograms()],
    { pellets: 3, bags: '10 / 25\u00a0kg', price: '1500.00', bag: '10\u00a0kg' },
  ],
  ['the cheapest feed sold out', [soldOut(early), small, stock], { pellets: 2, bags: '25\u00a0kg', price: '2750.00', bag: '' }],
  [
    'one weight for one price',
    [
      { ...early, weight: '10kg' },
      { ...small, price: early.price },
    ],
    { pellets: 2, bags: '10 / 25\u00a0kg', price: early.price, bag: '25\u00a0kg' },
  ],
  [
    'a weight in words',
    [{ ...early, weight: 'a sack' }, small],
    { pellets: 2, bags: '25\u00a0kg / a sack', price: early.price, bag: 'a sack' },
  ],
  [
    'four pellets',
    [...SEEDED, { ...early, specifications: { ...early.specifications, pelletSize: '0.8 mm' } }],
    { pellets: 4, bags: '25\u00a0kg', price: '2500.00', bag: '' },
  ],
])('summarizes the offer for %s', (_, products, offer) => {
  expect(offerOf(products)).toEqual(offer)
})

test('there is no offer if nothing is for sale', () => {
  expect(offerOf([])).toBeUndefined()
  expect(offerOf(SEEDED.map(soldOut))).toBeUndefined()
  expect([bagsOfShop([]), bagsOfShop(SEEDED.map(soldOut)), bagsOfShop([tenKilograms()])]).toEqual([
    '25\u00a0kg',
    '25\u00a0kg',
    '10\u00a0kg',
  ])
})

test('a stage shows all values of one product that is for sale', () => {
  const facts = stageValuesOf([
    soldOut({ ...early, name: 'Sold out', sku: 'GONE' }),
    tenKilograms({ name: 'Ten kilograms' }),
    {
      ...early,
      name: 'For sale',
      sku: 'HERE',
      price: '2600.00',
      specifications: { ...early.specifications, pelletSize: '1.2mm' },
    },
    small,
  ])
  expect(facts).toMatchObject({
    'early.name': 'For sale',
    'early.sku': 'HERE',
    'early.price': '2600.00',
    'early.millimetres': '1.2',
    'early.bag': '25\u00a0kg',
  })
  expect(stageValuesOf([soldOut(early)])).toMatchObject({ 'early.name': early.name, 'early.sku': '', 'early.price': '' })
})
