import { expect, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { rendered } from '../../../tests/fixtures/browser/rendered'
import Picture from './Picture'

test('offers a picture of the site as AVIF before WebP, in the same widths', () => {
  const picture = rendered(<Picture src="/pictures/bag-early.webp" alt="" sizes="9rem" />)
  const widths = (format: string) =>
    `${versioned(`/pictures/bag-early-240.${format}`)} 240w, ${versioned(`/pictures/bag-early.${format}`)} 480w`
  const avif = picture.querySelector('source[type="image/avif"]')
  const webp = picture.querySelector('source + img')
  expect(avif?.getAttribute('srcset')).toBe(widths('avif'))
  expect(webp?.getAttribute('srcset')).toBe(widths('webp'))
  expect([avif, webp].map((element) => element?.getAttribute('sizes'))).toEqual(['9rem', '9rem'])
})

test('does not change other pictures', () => {
  const picture = rendered(<Picture src="https://elsewhere.example/a.webp" alt="" width={480} height={720} />)
  const image = picture.querySelector('picture > img:only-child')
  expect(Object.fromEntries(Array.from(image?.attributes ?? [], ({ name, value }) => [name, value]))).toEqual({
    alt: '',
    width: '480',
    height: '720',
    src: 'https://elsewhere.example/a.webp',
  })
})
