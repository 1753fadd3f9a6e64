import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Empty, { type Drawing } from './Empty'

test.each<Drawing>(['orders', 'products', 'messages', 'pictures', 'search'])(
  'shows its text under a drawing of %s that screen readers skip',
  (drawing) => {
    const html = renderToStaticMarkup(
      <Empty drawing={drawing}>
        <p>No orders yet.</p>
      </Empty>,
    )
    expect(html).toContain('<p>No orders yet.</p>')
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
    expect(html.length).toBeLessThan(1500)
  },
)

test.each<Drawing>(['products', 'search'])('draws the trout of the site into the drawing of %s', (drawing) => {
  expect(renderToStaticMarkup(<Empty drawing={drawing}>No match</Empty>)).toContain('<image href="/pictures/trout-symbol.svg"')
})
