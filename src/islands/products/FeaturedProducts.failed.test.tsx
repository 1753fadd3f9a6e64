// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import FeaturedProducts from './FeaturedProducts'

const product = {
  id: 1,
  name: 'Early Stage Trout Feed',
  price: '2500.00',
  weight: '25kg',
  stockQuantity: 3,
  category: 'early',
  images: [],
  specifications: {},
}

const answers: Response[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => answers.shift() ?? new Response(null, { status: 503 }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('says that the products could not be loaded, and tries again when asked', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<FeaturedProducts products={null} />))
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('The products could not be loaded.')

  answers.push(Response.json([product]))
  await act(async () => place.querySelector('button')?.click())
  expect(place.querySelector('[role="alert"]')).toBeNull()
  expect(place.querySelector('h3')?.textContent).toBe(product.name)
  await act(async () => root.unmount())
})
