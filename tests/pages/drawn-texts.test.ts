import { expect, test } from 'vitest'
import { pathIn } from '~/languages'
import { all, documentOf } from '../fixtures/shops/served-pages'

/** In drawings, Chromium before 97 reverses text inside these isolates. */
const ISOLATES = /[\u2066-\u2069]/

test.each(['/', '/products', '/feeding-guide', '/wall-chart'])(
  'no drawing of %s in Urdu isolates a part of its texts',
  async (path) => {
    const texts = all(await documentOf(pathIn('ur', path)), 'svg text').map(({ textContent }) => textContent)
    expect(texts.filter((text) => ISOLATES.test(text))).toEqual([])
  },
)
