import { expect, test } from 'vitest'
import { firstShown } from './early-hints'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en-IN"><style>@font-face{src:url(/_astro/serif.X1.woff2)format("woff2")}</style>${body}</html>`

test.each([
  [
    'its first picture, and lets its font wait',
    page('<img alt="" loading="lazy" src="/far.svg"><img width="9" fetchpriority="high" src="/pictures/valley.svg">'),
    ['</pictures/valley.svg>; rel=preload; as=image; fetchpriority=high'],
  ],
  [
    'no picture of several sizes',
    page('<picture><source srcset="/a.avif"><img fetchpriority="high" src="/a.webp"></picture>'),
    [],
  ],
  ['nothing of a page without such a picture', page('<h1>Team</h1>'), []],
])('hints at %s', (_, html, links) => {
  expect(firstShown(html)).toEqual(links)
})
