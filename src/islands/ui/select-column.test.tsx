// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Selectable, selectColumn } from './select-column'
import Table, { type Column } from './Table'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface Row {
  id: number
}

const ROWS: Row[] = [{ id: 1 }, { id: 2 }, { id: 3 }]

function List({ columns }: { columns: readonly Column<Row>[] }) {
  const [selected, select] = useState<readonly number[]>([])
  const toggle = ({ id }: Row) => select(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
  const shown = selected.length === 0 ? ('none' as const) : ('some' as const)
  const has = ({ id }: Row) => selected.includes(id)
  const selection = { rows: [], hidden: 0, has, toggle, shown, toggleShown: () => {}, clear: () => {} }
  return (
    <Selectable selection={selection}>
      <Table columns={columns} rows={ROWS} />
    </Selectable>
  )
}

test('selecting a row renders no other cell again', () => {
  const cell = vi.fn(({ id }: Row) => `Row ${id}`)
  const columns: Column<Row>[] = [
    selectColumn({ many: 'rows', nameOf: ({ id }) => `row ${id}` }),
    { heading: 'Name', isRowHeading: true, cell },
  ]
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  act(() => root.render(<List columns={columns} />))
  onTestFinished(() => act(() => root.unmount()))
  const box = (label: string) => document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`) as HTMLInputElement
  expect(cell).toHaveBeenCalledTimes(3)
  act(() => box('Select row 2').click())
  expect([1, 2, 3].map((id) => box(`Select row ${id}`).checked)).toEqual([false, true, false])
  expect(box('Select all rows of this page').indeterminate).toBe(true)
  expect(cell).toHaveBeenCalledTimes(3)
})
