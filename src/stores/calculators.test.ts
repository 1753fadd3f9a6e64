// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { $typedInputs, clearInputs, restoreInputs, typeInputs } from './calculators'

const KEY = 'feeding_calculator_inputs'
const EMPTY = { fishCount: '', averageWeight: '', lifeStage: '', waterTemp: '', pondSize: '' }

beforeEach(() => {
  clearInputs()
  localStorage.clear()
})

test('keeps the inputs on the device', () => {
  typeInputs({ fishCount: '1,000', lifeStage: 'fry' })
  $typedInputs.set(EMPTY)
  restoreInputs({})
  expect($typedInputs.get()).toEqual({ ...EMPTY, fishCount: '1,000', lifeStage: 'fry' })
})

test('does not overwrite what was typed before scripts ran', () => {
  typeInputs({ fishCount: '1,000', averageWeight: '50', lifeStage: 'fry' })
  restoreInputs({ fishCount: '250', averageWeight: '', lifeStage: 'grower' })
  expect($typedInputs.get()).toEqual({ ...EMPTY, fishCount: '250', averageWeight: '50', lifeStage: 'fry' })
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
