import { expect, test } from 'vitest'
import { addressOf, faqPage } from './structured-data'

test('the questions of a translation name the English page, which carries them', () => {
  const questions = [{ question: 'When?', answer: 'Now.' }]
  expect(faqPage('ur', '/contact', questions)).toEqual({
    '@type': 'FAQPage',
    inLanguage: 'ur',
    translationOfWork: { '@id': addressOf('/contact') },
  })
  expect(JSON.stringify(faqPage('en', '/contact', questions))).toContain('Now.')
})
