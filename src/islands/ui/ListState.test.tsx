import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import ListState from './ListState'

const list = { many: 'orders', noneFound: 'No orders to ship.', onClear: () => {} }

test.each([
  ['loading', true, /^<p aria-busy="true">Loading the orders…<\/p>$/],
  ['failed', true, /The orders cannot be reached just now/],
  ['failed', false, /The orders cannot be reached just now/],
  ['ready', true, /No orders to ship\./],
  ['ready', false, /No orders yet\./],
] as const)('a %s list without matches makes one statement', (state, hasRows, said) => {
  const html = renderToStaticMarkup(<ListState {...list} {...{ state, hasRows }} hasMatches={false} isSearched={false} />)
  expect(html).toMatch(said)
  expect(html.match(/No orders (?:yet|to ship)|cannot be reached|Loading/g)).toHaveLength(1)
})
