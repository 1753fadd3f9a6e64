// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { $typedInputs, clearInputs, restoreInputs, typeInputs } from './calculators'

const KEY = 'feeding_calculator_inputs'
const EMPTY = { fishCount: '', averageWeight: '', lifeStage: '', waterTemp: '', pondSize: '' }

beforeEach(() => {
  clearInputs()
  localStorage.clear()
})

test('stores the inputs on the device, also those that the next calculator lacks', () => {
  typeInputs({ fishCount: '1,000', pondSize: '20', lifeStage: 'fry' })
  $typedInputs.set(EMPTY)
  restoreInputs({ fishCount: '1,000', lifeStage: 'fry' })
  expect($typedInputs.get()).toEqual({ ...EMPTY, fishCount: '1,000', pondSize: '20', lifeStage: 'fry' })
})

test('reads the fields, also one that was cleared before scripts ran', () => {
  typeInputs({ fishCount: '1,000', averageWeight: '30' })
  restoreInputs({ fishCount: '250', averageWeight: '', lifeStage: 'fingerling' })
  expect($typedInputs.get()).toEqual({ ...EMPTY, fishCount: '250' })
})

test.each([
  ['', 'fingerling', ''],
  ['', 'grower', 'grower'],
  ['fry', 'fry', 'fry'],
  ['fry', 'grower', 'grower'],
])('with "%s" stored for fish of 30 g, reads %s in the field as "%s"', (chosen, inField, taken) => {
  typeInputs({ averageWeight: '30', lifeStage: chosen })
  restoreInputs({ averageWeight: '30', lifeStage: inField })
  expect($typedInputs.get().lifeStage).toBe(taken)
})

test.each(['', 'not JSON', 'null', '[1,2]', '{"fishCount":5,"someone":"else"}'])('starts empty from a storage of %j', (kept) => {
  localStorage.setItem(KEY, kept)
  restoreInputs({})
  expect($typedInputs.get()).toEqual(EMPTY)
})

test('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  restoreInputs({})
  typeInputs({ fishCount: '7' })
  expect($typedInputs.get().fishCount).toBe('7')
  vi.unstubAllGlobals()
})
