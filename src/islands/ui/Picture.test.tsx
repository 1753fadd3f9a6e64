import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Picture from './Picture'

test('offers a picture of the site as AVIF before WebP, in the same widths', () => {
  const html = renderToStaticMarkup(<Picture src="/pictures/bag-early.webp" alt="" sizes="9rem" />)
  expect(html).toContain(
    'type="image/avif" srcset="/pictures/bag-early-240.avif 240w, /pictures/bag-early.avif 480w" sizes="9rem"',
  )
  expect(html).toContain('srcset="/pictures/bag-early-240.webp 240w, /pictures/bag-early.webp 480w"')
})

test('leaves any other picture as it is', () => {
  const html = renderToStaticMarkup(<Picture src="https://elsewhere.example/a.webp" alt="" width={480} height={720} />)
  expect(html).toBe('<picture><img alt width="480" height="720" src="https://elsewhere.example/a.webp"/></picture>')
})
