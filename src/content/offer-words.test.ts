import { describe, expect, test } from 'vitest'
import { siteValues } from '~/domain/account/page-values'
import type { Product } from '~/domain/catalog/schema'
import { stageValuesOf } from '~/domain/feeding/stage-values'
import { LANGUAGES } from '~/languages'
import { productsWith } from '../../tests/fixtures/rows/seeded-products'
import { wordsOf } from './words'

const [early, small, stock] = productsWith({}) as [Product, Product, Product]
const SEEDED = [early, small, stock]

/** A 10 kg bag of a feed that is also sold in bags of 25 kg. */
const tenKilograms = (changes: Partial<Product> = {}): Product => ({
  ...early,
  id: 9,
  sku: 'TEN',
  weight: '10 kg',
  price: '1500.00',
  ...changes,
})

describe.each(LANGUAGES)('in %s', (language) => {
  const wordsFor = (products: readonly Product[]) => wordsOf(language, { ...siteValues, ...stageValuesOf(products, language) })

  /** All sentences about the bags of several products. */
  const sentencesOf = (products: readonly Product[]) => {
    const { contact, faq, pages, products: feeds, shopPage, team } = wordsFor(products)
    return JSON.stringify([pages['/shop'], shopPage.lead, feeds.stages, contact, faq, team])
  }

  test('no sentence mentions bags that are not sold', () => {
    expect(sentencesOf(SEEDED)).toContain('25\u00a0kg')
    const ten = sentencesOf(SEEDED.map((product) => ({ ...product, weight: '10 kg' })))
    expect(ten).toContain('10\u00a0kg')
    expect(ten).not.toContain('25\u00a0kg')
    expect(sentencesOf([...SEEDED, tenKilograms()])).toContain('10 / 25\u00a0kg')
    expect(sentencesOf([...SEEDED, tenKilograms({ stockQuantity: 0 })])).not.toMatch(/10\u00a0kg|10 \/ 25/)
  })

  test('the headline shows the bag weight for its price', () => {
    const { offer } = wordsFor(SEEDED).home.hero
    expect(offer(3, '25 kg', '₹2,500', '')).not.toContain('10 kg')
    expect(offer(3, '10 / 25 kg', '₹1,500', '10 kg')).toMatch(/10 \/ 25 kg.*₹1,500.*10 kg/)
    expect(offer(7, '25 kg', '₹2,500', '')).toContain('7')
  })
})
