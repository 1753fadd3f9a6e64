import { useState } from 'react'

export interface Selection<Row> {
  /** The selected rows as they are now; those of other pages as they were last seen. */
  rows: readonly Row[]
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Whether all rows of the page are selected, or some. */
  shown: 'all' | 'some' | 'none'
  /** Selects all rows of the page, or none of them where all are. */
  toggleShown: () => void
  clear: () => void
}

/** The rows that the operator has selected; they stay so when a filter or a page hides them. `page` is what is shown. */
export function useSelection<Row extends { id: number }>(page: readonly Row[]): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<number, Row>>(new Map())
  const current = new Map(page.map((row) => [row.id, row]))
  const count = page.filter(({ id }) => selected.has(id)).length
  const isAll = count > 0 && count === page.length

  function change(rows: readonly Row[], isSelected: boolean) {
    const next = new Map(selected)
    for (const row of rows) {
      if (isSelected) next.set(row.id, row)
      else next.delete(row.id)
    }
    setSelected(next)
  }

  return {
    rows: [...selected.values()].map((row) => current.get(row.id) ?? row),
    has: ({ id }) => selected.has(id),
    toggle: (row) => change([row], !selected.has(row.id)),
    shown: isAll ? 'all' : count > 0 ? 'some' : 'none',
    toggleShown: () => change(page, !isAll),
    clear: () => setSelected(new Map()),
  }
}
