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

const observed: Element[] = []

/** Reports observed elements in the next frame; those with the text `far` are out of view. */
class Observer {
  readonly #watched: Element[] = []
  constructor(tell: (entries: object[]) => void) {
    requestAnimationFrame(() =>
      tell(
        this.#watched.map((target) => ({
          target,
          isIntersecting: target.id !== 'far',
          boundingClientRect: target.id === 'empty' ? box(0, 0, 0, 0) : box(100, 200, 300, 40),
        })),
      ),
    )
  }
  observe(element: Element) {
    observed.push(element)
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
  observed.length = 0
})

test('reports the content’s position in the next frame, without forcing a layout', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  document.body.innerHTML = '<main><h1>Trout</h1><p id="far">Below</p><p id="empty"></p><b>No content</b></main>'
  expect(await contentInView()).toEqual([{ left: 88, top: 188, right: 412, bottom: 252 }])
  expect(measured).not.toHaveBeenCalled()
})

test('observes only the texts of sections in view', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = '<main><section><h2>Feeds</h2></section><section id="far"><p>Below</p></section></main>'
  expect(await contentInView()).toHaveLength(1)
  expect(observed.map(({ localName }) => localName)).toEqual(['section', 'section', 'h2'])
})

test('a page without content has no obstacles', async () => {
  expect(await contentInView()).toEqual([])
})
