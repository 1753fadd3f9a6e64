import { expect, test } from 'vitest'
import { addressOf, faqPage } from './structured-data'

test('the FAQ data of a translation refers to the English page, which contains it', () => {
  const questions = [{ question: 'When?', answer: 'Now.' }]
  expect(faqPage('ur', '/contact', questions)).toEqual({
    '@type': 'FAQPage',
    inLanguage: 'ur',
    translationOfWork: { '@id': addressOf('/contact') },
  })
  expect(JSON.stringify(faqPage('en', '/contact', questions))).toContain('Now.')
})
