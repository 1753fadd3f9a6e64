import { beforeAll, expect, test } from 'vitest'
import { documentOf, named, one, textOf, texts } from '../fixtures/served-pages'

let page: Document
beforeAll(async () => {
  page = await documentOf('/contact')
})

test('has its details, inquiry types and quick answers', () => {
  const main = textOf(one(page, 'main'))
  for (const words of ['Phone', 'WhatsApp', 'Email', 'Address', 'Lassipora, Pulwama', 'Hours']) expect(main).toContain(words)
  expect(texts(page, 'main button')).toContain('Product Inquiry')
})

test('quick answers name the smallest orders, the answer within a day and the hours', () => {
  const answers = textOf(named(page, 'Quick answers'))
  for (const words of ['1 ton', '5 tons', 'Within 24 hours', 'Mon-Sat: 9:00 AM - 6:00 PM, Sunday closed'])
    expect(answers).toContain(words)
})
