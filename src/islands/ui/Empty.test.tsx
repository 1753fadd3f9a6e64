import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Empty, { type Drawing } from './Empty'

test.each<Drawing>(['orders', 'products', 'messages', 'pictures', 'search'])(
  'an empty list says its words under a small drawing of %s that is not read out',
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
