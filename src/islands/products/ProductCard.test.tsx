import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newProduct } from '../../../tests/fixtures/products'
import ProductCard from './ProductCard'

test('draws a sack of its stage for a product without a picture', () => {
  const product = { id: 1, version: 1, ...newProduct({ images: [] }), category: 'small' as const }
  const html = renderToStaticMarkup(
    <ProductCard product={product} whatsappNumber="910000000000" asked={[]} onDetails={() => {}} />,
  )
  expect(html).toContain('<img width="480" height="720" sizes="9rem" alt loading="lazy" src="/pictures/stand-in-small.svg"/>')
})
