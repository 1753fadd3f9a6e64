import { expect, test } from 'vitest'
import { analysisOf, customContentValues } from './custom-content'

const certificate = (id: number, changes: object = {}) => ({
  id,
  words: { kind: 'certificate' as const, name: `Paper ${id}`, number: '7', issuer: 'Lab', validUntil: '2026-11-28', ...changes },
})

const shown = (today: string) => {
  const values = customContentValues([certificate(1)], 'en', today)
  return (['name', 'holds', 'over'] as const).map((name) => values[`certificate.0.${name}`])
}

test('a paper says from the day after its last one that it has expired, and stays', () => {
  expect(shown('2026-11-28')).toEqual(['Paper 1', 'on', ''])
  expect(shown('2026-11-29')).toEqual(['Paper 1', '', 'on'])
})

test('the analysis of a feed is its newest paper that measured something', () => {
  const rows = [
    certificate(1, { sku: 'A', protein: '38%' }),
    certificate(2, { sku: 'A', fat: '12%' }),
    certificate(3, { sku: 'A' }),
    certificate(4, { sku: 'B', fat: '9%' }),
    certificate(5, { protein: '50%' }),
  ]
  expect(analysisOf(rows, { sku: 'A' })?.name).toBe('Paper 2')
  expect(analysisOf(rows, { sku: 'C' })).toBeUndefined()
})
