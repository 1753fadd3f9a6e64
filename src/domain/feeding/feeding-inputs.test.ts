import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advancedFeedingPlan } from './feeding'
import { betterLifeStage, readInputs, type TypedInputs, wrongFigures } from './feeding-inputs'

const typed: TypedInputs = { fishCount: '1,000', averageWeight: '50', lifeStage: 'grower', waterTemp: '10', pondSize: '20' }

test('reads what was typed', () => {
  expect(readInputs(typed)).toEqual({ fishCount: 1000, averageWeight: 50, lifeStage: 'grower', waterTemp: 10, pondSize: 20 })
  expect(wrongFigures(typed)).toEqual([])
})

test.each([
  ['fishCount', ['0', '-5', '0.5', 'many', 'fish', '12 g', '100000001']],
  ['averageWeight', ['0', '-50', 'g', '50 kg', '50kg', '50 g g', '50 fish', '50001 g']],
  ['waterTemp', ['-1', '36', '36 °C', 'cold', '54F', '54 °F', '10 m']],
  ['pondSize', ['0', '-20', '20 m', '20 m2', '10000001']],
] as const)('calls out a %s that cannot be meant', (name, texts) => {
  for (const text of texts) {
    expect(wrongFigures({ ...typed, [name]: text }), text).toEqual([name])
    expect(readInputs({ ...typed, [name]: text })[name], text).toBe(name === 'waterTemp' ? Number.NaN : undefined)
  }
})

test.each([
  ['fishCount', 1000, ['1,000 fish', '1000 Fish', '1000fish', '1,000 مچھلیاں', '۱۰۰۰ مچھلی', '1,000 मछलियाँ', '१००० मछली']],
  ['averageWeight', 50, ['50g', '50 g', '50 gm', '50 Gms', '50 grams', '50 g.', '50 گرام', '۵۰گرام', '50 ग्राम', '५० ग्राम']],
  ['waterTemp', 10, ['10°C', '10 °C', '10 C', '10c', '10°', '10º', '10℃', '10 deg C', '10 degrees', '10 Celsius']],
  ['waterTemp', 10, ['10 ڈگری', '10 ڈگری سینٹی گریڈ', '10 ڈگری سیلسیس', '10 डिग्री', '१० डिग्री सेल्सियस', '10 °से']],
  [
    'pondSize',
    20,
    ['20 m³', '20m3', '20 cubic metres', '20 cubic meter', '20 cu m', '20 کیوبک میٹر', '20 घन मीटर', '20 क्यूबिक मीटर'],
  ],
] as const)('reads a %s of %d with its unit', (name, figure, texts) => {
  for (const text of texts) {
    expect(wrongFigures({ ...typed, [name]: text }), text).toEqual([])
    expect(readInputs({ ...typed, [name]: text })[name], text).toBe(figure)
  }
})

test('ignores an empty field without an error', () => {
  const empty = { fishCount: '', averageWeight: ' ', lifeStage: 'fry', waterTemp: '', pondSize: '' }
  expect(wrongFigures(empty)).toEqual([])
  expect(advancedFeedingPlan(readInputs(empty))).toBeUndefined()
})

test.each(['36', '-1', 'cold', '54F'])('makes no plan for water of %s °C', (waterTemp) => {
  expect(advancedFeedingPlan(readInputs({ ...typed, waterTemp }))).toBeUndefined()
})

test.each([
  ['0.5', 'fry'],
  ['14.9', 'fry'],
  ['15', 'fingerling'],
  ['30', 'fingerling'],
  ['49.9', 'fingerling'],
  ['50', 'grower'],
  ['2000', 'grower'],
  ['', 'grower'],
])('derives the life stage from a weight of "%s" g unless one is chosen: %s', (averageWeight, lifeStage) => {
  expect(readInputs({ ...typed, averageWeight, lifeStage: '' }).lifeStage).toBe(lifeStage)
  expect(readInputs({ ...typed, averageWeight, lifeStage: 'fry' }).lifeStage).toBe('fry')
})

test.each([
  ['grower', '30', 'fingerling'],
  ['broodstock', '10', 'fry'],
  ['fry', '30', 'fingerling'],
  ['fry', '200', 'grower'],
  ['grower', '50', undefined],
  ['fingerling', '50', 'grower'],
  ['fry', '15', 'fingerling'],
  ['broodstock', '3000', undefined],
  ['grower', '', undefined],
])('for the chosen %s at "%s" g, suggests %s', (lifeStage, averageWeight, better) => {
  expect(betterLifeStage(readInputs({ ...typed, lifeStage, averageWeight }))).toBe(better)
})

test('treats an unknown life stage as grower', () => {
  expect(readInputs({ ...typed, lifeStage: 'shark' }).lifeStage).toBe('grower')
})

test('any input gives a plan of finite numbers or none', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
  const anything = fc.record({ fishCount: text, averageWeight: text, lifeStage: text, waterTemp: text, pondSize: text })
  fc.assert(
    fc.property(anything, (any) => {
      const plan = advancedFeedingPlan(readInputs(any))
      expect(Object.values(plan ?? {}).every(Number.isFinite)).toBe(true)
    }),
  )
})
