import { expect, test } from 'vitest'
import { firstShown } from './early-hints'

const page = (lang: string, body: string) =>
  `<!DOCTYPE html><html lang="${lang}"><style>@font-face{src:url(/_astro/serif.X1.woff2)format("woff2")}</style>${body}</html>`
const FONT = '</_astro/serif.X1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'

test.each([
  [
    'its first picture, and lets its font wait',
    page('en-IN', '<img alt="" loading="lazy" src="/far.svg"><img width="9" fetchpriority="high" src="/pictures/valley.svg">'),
    ['</pictures/valley.svg>; rel=preload; as=image; fetchpriority=high'],
  ],
  [
    'no picture of several sizes',
    page('en-IN', '<picture><source srcset="/a.avif"><img fetchpriority="high" src="/a.webp"></picture>'),
    [FONT],
  ],
  ['its font where it has no such picture', page('en-IN', '<h1>Team</h1>'), [FONT]],
  ['no font for other letters', page('ur', '<p>پانی</p>'), []],
  ['nothing of a page without either', '<!DOCTYPE html><html lang="en-IN"><p>Closed</p></html>', []],
])('names %s', (_, html, links) => {
  expect(firstShown(html)).toEqual(links)
})
