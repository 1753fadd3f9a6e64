import { expect, test } from 'vitest'
import { all, documentOf, one } from '../fixtures/shops/served-pages'

const MIRRORED = 'matrix(-1 0 0 1 200 0)'

test('the trout of the ruler has its nose at the left, as its sentence says', async () => {
  const page = await documentOf('/trout-ruler')
  const drawn = one(page, '#ruled-trout use')
  const [path = '', part = ''] = drawn.getAttribute('href')?.split('#') ?? []
  const line = one(await documentOf(path), `#${part}`)
  // The contour begins at the nose, two units from the left of its drawing.
  expect(one(await documentOf(path), '#b').getAttribute('d')).toMatch(/^m2\.2 /)
  const turns = [drawn, ...all(line, 'g')].filter((each) => each.getAttribute('transform') === MIRRORED)
  expect(turns.length % 2).toBe(0)
  expect(one(page, 'symbol#ruled-trout').getAttribute('viewBox')).toMatch(/^2\.2 /)
})
