import { expect, test } from 'vitest'
import { newProduct } from '../../../tests/fixtures/rows/products'
import type { Category, Product } from '../catalog/schema'
import { stageValuesOf } from './stage-values'

const feed = (category: Category, name: string, specifications: object = {}): Product =>
  ({ ...newProduct({ category, name }), specifications: { ...newProduct().specifications, ...specifications } }) as Product

test('takes the values of each stage from its first product', () => {
  const facts = stageValuesOf([
    feed('small', 'Fingerling Plus', { protein: '44% min', pelletSize: '2 mm' }),
    feed('small', 'Second'),
    feed('early', 'Fry One', { pelletSize: '1.2mm', energy: '16 KJ/GM' }),
  ])
  expect(facts).toMatchObject({
    'early.name': 'Fry One',
    'early.pelletSize': '1.2mm',
    'early.millimetres': '1.2',
    'early.energy': '16 KJ/GM',
    'small.name': 'Fingerling Plus',
    'small.protein': '44% min',
    'small.proteinShare': '44%',
    'small.millimetres': '2.0',
    'stock.name': 'Stock Stage',
    'stock.protein': '38%',
  })
})

test('uses default figures if the shop has no products', () => {
  const facts = stageValuesOf([])
  const figures = (['early', 'small', 'stock'] as const).map((stage) => [
    facts[`${stage}.protein`],
    facts[`${stage}.pelletSize`],
    facts[`${stage}.energy`],
    facts[`${stage}.millimetres`],
  ])
  expect(figures).toEqual([
    ['46%', '1.5mm', '15 KJ/GM', '1.5'],
    ['42%', '2.5mm', '14 KJ/GM', '2.5'],
    ['38%', '4.0mm', '13 KJ/GM', '4.0'],
  ])
})

test.each([
  ['ask us', '1.5'],
  ['0', '1.5'],
  ['300 mm', '1.5'],
  ['0.8-1.2 mm', '0.8'],
])('reads a pellet of %j as %s mm', (pelletSize, millimetres) => {
  expect(stageValuesOf([feed('early', 'Fry', { pelletSize })])['early.millimetres']).toBe(millimetres)
})

test.each([
  ['46%', '25kg', '46%', '11.5\u00a0kg', '25\u00a0kg'],
  ['45.5%', '20 kg', '45.5%', '9.1\u00a0kg', '20\u00a0kg'],
  ['46%', 'a full sack', '46%', '', ''],
  ['about half', '25kg', '', '', '25\u00a0kg'],
  ['460 g/kg', '25kg', '', '', '25\u00a0kg'],
])('for a protein of %j in %j shows %j, %j of %j', (protein, weight, share, inBag, bag) => {
  const facts = stageValuesOf([{ ...feed('early', 'Fry', { protein }), weight }])
  expect([facts['early.proteinShare'], facts['early.proteinInBag'], facts['early.bag']]).toEqual([share, inBag, bag])
})

test('computes the default protein weight if the shop has no products', () => {
  expect(stageValuesOf([])['stock.proteinInBag']).toBe('9.5\u00a0kg')
})

test.each([
  [[], '92%', '23\u00a0kg', '25\u00a0kg'],
  [[feed('small', 'Damp', { moisture: '9.5% max' })], '90.5%', '22.6\u00a0kg', '25\u00a0kg'],
  [[feed('stock', 'Between', { moisture: '6-10%' })], '90%', '22.5\u00a0kg', '25\u00a0kg'],
  [[feed('early', 'Dry', { moisture: '6%' })], '92%', '23\u00a0kg', '25\u00a0kg'],
  [[{ ...feed('early', 'Fry'), weight: '20kg' }], '92%', '', ''],
  [[feed('early', 'Unsaid', { moisture: 'low' })], '', '', '25\u00a0kg'],
])('computes the lowest dry matter of the stages from their moisture', (products, dryMatter, inBag, bag) => {
  const facts = stageValuesOf(products)
  expect([facts['all.dryMatter'], facts['all.dryMatterInBag'], facts['all.bag']]).toEqual([dryMatter, inBag, bag])
})
