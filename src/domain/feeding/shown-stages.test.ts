import { expect, test } from 'vitest'
import seed from '../../../data/seed.json'
import type { Product } from '../catalog/schema'
import { shownStages } from './shown-stages'

const names = { early: 'Early', small: 'Small', stock: 'Stock' }

test('falls back to the three stages of the catalogue', () => {
  const stages = shownStages([], names)
  expect(stages.map(({ name }) => name)).toEqual(['Early', 'Small', 'Stock'])
  expect(stages.map(({ specifications: { protein, pelletSize, energy } }) => [protein, pelletSize, energy])).toEqual([
    ['46%', '1.5mm', '15 KJ/GM'],
    ['42%', '2.5mm', '14 KJ/GM'],
    ['38%', '4.0mm', '13 KJ/GM'],
  ])
})

test('shows the first three products', () => {
  const [first] = seed.products
  const products = [1, 2, 3, 4].map((id) => ({ ...first, id, name: `Feed ${id}`, category: 'small', version: 1 })) as Product[]
  const stages = shownStages(products, names)
  expect(stages.map(({ name }) => name)).toEqual(['Feed 1', 'Feed 2', 'Feed 3'])
  expect(stages[0]).toEqual({
    category: 'small',
    name: 'Feed 1',
    specifications: first?.specifications,
    translations: first?.translations,
  })
})
