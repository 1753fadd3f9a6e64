import { expect, test } from 'vitest'
import { shelfWords } from '~/content/shelf-words'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { versioned } from '~/domain/catalog/versioned'
import { rendered } from '../../../tests/fixtures/browser/rendered'
import { newProduct } from '../../../tests/fixtures/rows/products'
import ProductCard from './ProductCard'

test('shows the sack of its stage for a product without a picture', () => {
  const product = { id: 1, version: 1, ...newProduct({ images: [] }), category: 'small' as const }
  const card = rendered(
    <ProductCard
      product={product}
      whatsappNumber="910000000000"
      asked={[]}
      onDetails={() => {}}
      isTall={false}
      delivery="Free delivery available"
      said={shelfWords(wordsOf('en', siteValues))}
    />,
  )
  const image = card.querySelector(`img[src="${versioned('/pictures/stand-in-small.svg')}"]`)
  expect(image?.getAttribute('alt')).toBe('')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['480', '720'])
})
