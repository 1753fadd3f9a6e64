import { expect, test } from 'vitest'
import { siteValues } from './page-values'
import { sampleValues } from './samples'

const shown = (own: object, showsSamples = true) =>
  Object.entries(sampleValues({ ...siteValues, ...own }, showsSamples)).flatMap(([name, value]) => (value ? [name] : []))

test('a new shop shows every sample, or none if samples are off', () => {
  expect(shown({})).toHaveLength(6)
  expect(shown({}, false)).toEqual([])
})

test('a real value replaces only its own sample', () => {
  expect(shown({ director: 'Bashir Ahmad' })).not.toContain('sample.director')
  expect(shown({ director: 'Bashir Ahmad' })).toContain('sample.quality')
  expect(shown({ bank: 'Wular Bank' })).not.toContain('sample.bank')
  expect(shown({ 'certificate.0.name': 'Licence' })).not.toContain('sample.certificates')
})
