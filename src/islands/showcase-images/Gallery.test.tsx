import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Gallery from './Gallery'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Picture ${index + 1}`,
    imageUrl: '/pictures/feed-mill.webp',
  }))

const galleryOf = (images: ReturnType<typeof pictures> | null) => renderToStaticMarkup(<Gallery images={images} language="en" />)

test.each([
  ['while it loads', null],
  ['without pictures', []],
])('renders no section %s', (_, images) => {
  expect(galleryOf(images)).toBe('<div></div>')
})

test.each([
  [6, false],
  [7, true],
  [9, true],
])('shows all %d pictures, with a note of 6 shown: %s', (count, hasNote) => {
  const html = galleryOf(pictures(count))
  expect(html.match(/<img/g)).toHaveLength(count)
  expect(html.includes(`Showing 6 of ${count}`)).toBe(hasNote)
})
