// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringWords } from '~/content/live-words'
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

await bringWords('en')

const answers: Response[] = []

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift() ?? new Response(null, { status: 503 })),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Renders all that changes while this time passes. */
const during = (milliseconds: number, begin = () => {}) =>
  act(async () => {
    begin()
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

test('keeps the empty cards while the shop cannot be read, tries again by itself and when asked, then shows the cards', async () => {
  vi.useFakeTimers()
  const place = document.createElement('div')
  const root = createRoot(place)
  await during(0, () => root.render(<FeaturedProducts language="en" products={null} />))
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('The products could not be loaded.')
  expect(place.querySelectorAll('[aria-hidden] li')).toHaveLength(4)

  const asked = vi.mocked(fetch).mock.calls.length
  await during(5000)
  expect(vi.mocked(fetch).mock.calls).toHaveLength(asked + 1)
  await during(0, () => place.querySelector('button')?.click())
  expect(vi.mocked(fetch).mock.calls).toHaveLength(asked + 2)
  expect(place.querySelectorAll('[aria-hidden] li')).toHaveLength(4)

  answers.push(Response.json([product]))
  await during(5000)
  expect(place.querySelector('[role="alert"]')).toBeNull()
  expect(place.querySelector('h3')?.textContent).toBe(product.name)
  await act(async () => root.unmount())
})
