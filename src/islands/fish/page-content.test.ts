// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { contentInView } from './page-content'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})

/** Tells at the next frame what it was asked to watch; what says `far` is out of view. */
class Observer {
  readonly #watched: Element[] = []
  constructor(tell: (entries: object[]) => void) {
    requestAnimationFrame(() =>
      tell(
        this.#watched.map((target) => ({
          isIntersecting: target.id !== 'far',
          boundingClientRect: target.id === 'empty' ? box(0, 0, 0, 0) : box(100, 200, 300, 40),
        })),
      ),
    )
  }
  observe(element: Element) {
    this.#watched.push(element)
  }
  disconnect() {
    this.#watched.length = 0
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('tells the fish in the next frame where the content is, without a layout of its own', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  document.body.innerHTML = '<main><h1>Trout</h1><p id="far">Below</p><p id="empty"></p><b>No content</b></main>'
  expect(await contentInView()).toEqual([{ left: 88, top: 188, right: 412, bottom: 252 }])
  expect(measured).not.toHaveBeenCalled()
})

test('a page without content leaves all of the water to the fish', async () => {
  expect(await contentInView()).toEqual([])
})
