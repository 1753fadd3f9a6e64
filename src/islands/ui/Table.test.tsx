import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Table, { type Column } from './Table'

const COLUMNS: Column<{ id: number; name: string }>[] = [
  { heading: 'Name', isRowHeading: true, className: 'wide', cell: ({ name }) => name },
  { heading: 'Actions', isHeadingHidden: true, cell: ({ id }) => <button type="button">Edit {id}</button> },
]

const html = renderToStaticMarkup(<Table columns={COLUMNS} rows={[{ id: 7, name: 'Early Feed' }]} className="cards" lang="en" />)

test('names each column and each row for screen readers', () => {
  expect(html).toContain('<th scope="col" class="wide">Name</th>')
  expect(html).toContain('<th scope="row" class="wide">Early Feed</th>')
  expect(html).toContain('<th scope="col"><span class="visually-hidden">Actions</span></th>')
  expect(html).toContain('<td><button type="button">Edit 7</button></td>')
})

test('gives the class and the properties of the screen to its frame', () => {
  const [frame] = /^<div [^>]*>(?=<table>)/.exec(html) ?? []
  expect(frame).toMatch(/ class="\S+ cards"/)
  expect(frame).toContain(' lang="en"')
})
