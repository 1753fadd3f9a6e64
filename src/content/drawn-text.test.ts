import { expect, test } from 'vitest'
import { drawnText } from './drawn-text'

test('replaces isolates with embeddings, and keeps all other text', () => {
  expect(drawnText('روز \u20685%\u2069، \u206810 kg\u2069')).toBe('روز \u202a5%\u202c\u200f، \u202a10 kg\u202c\u200f')
  expect(drawnText('15 g')).toBe('15 g')
})

test('replaces nested isolates', () => {
  expect(drawnText('\u2068مثال: \u20680.70 kg\u2069\u2069')).toBe('\u202bمثال: \u202a0.70 kg\u202c\u200f\u202c\u200f')
})
