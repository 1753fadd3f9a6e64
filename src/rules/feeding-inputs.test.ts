import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advancedFeedingPlan } from './feeding'
import { readInputs, type TypedInputs, wrongFigures } from './feeding-inputs'

const typed: TypedInputs = { fishCount: '1,000', averageWeight: '50', lifeStage: 'grower', waterTemp: '10', pondSize: '20' }

test('reads what was typed', () => {
  expect(readInputs(typed)).toEqual({ fishCount: 1000, averageWeight: 50, lifeStage: 'grower', waterTemp: 10, pondSize: 20 })
  expect(wrongFigures(typed)).toEqual([])
})

test.each([
  ['fishCount', ['0', '-5', '0.5', 'many', '100000001']],
  ['averageWeight', ['0', '-50', '50 g', '50001']],
  ['waterTemp', ['-1', '36', 'cold', '54F']],
  ['pondSize', ['0', '-20', '20 m3', '10000001']],
] as const)('calls out a %s that cannot be meant', (name, texts) => {
  for (const text of texts) {
    expect(wrongFigures({ ...typed, [name]: text }), text).toEqual([name])
    expect(readInputs({ ...typed, [name]: text })[name], text).toBeUndefined()
  }
})

test('leaves an empty field out without calling it wrong', () => {
  const empty = { fishCount: '', averageWeight: ' ', lifeStage: 'fry', waterTemp: '', pondSize: '' }
  expect(wrongFigures(empty)).toEqual([])
  expect(advancedFeedingPlan(readInputs(empty))).toBeUndefined()
})

test('takes a life stage that nobody knows for a grower', () => {
  expect(readInputs({ ...typed, lifeStage: 'shark' }).lifeStage).toBe('grower')
})

test('makes a plan of finite figures, or none, whatever is typed', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
  const anything = fc.record({ fishCount: text, averageWeight: text, lifeStage: text, waterTemp: text, pondSize: text })
  fc.assert(
    fc.property(anything, (any) => {
      const plan = advancedFeedingPlan(readInputs(any))
      expect(Object.values(plan ?? {}).every(Number.isFinite)).toBe(true)
    }),
  )
})
