import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { MAX_CHOSEN } from '~/domain/paging'
import type { ListPageStore } from '~/stores/list-page'
import { showError } from '~/stores/toasts'
import { queryOf } from './list-page'

export interface Selection<Row> {
  /** The selected rows with current values. */
  rows: readonly Row[]
  /** Number of selected rows that are not shown, because of the page or the search. */
  hidden: number
  has(row: Row): boolean
  toggle(row: Row): void
  /** Whether all or some rows of the page are selected. */
  shown: 'all' | 'some' | 'none'
  /** Selects all rows of the page, or deselects them if all are selected. */
  toggleShown: () => void
  clear: () => void
}

/** The shown rows and the list they belong to. */
interface Shown<Row> {
  shown: { rows: readonly Row[] }
  /** Includes rows that left the page, as last known. */
  seen: readonly Row[]
  filter: Readonly<Record<'search', string>>
}

/**
 * The rows of a list that the operator has selected. If the page or search hides them, they are refetched at each poll. Rows
 * that no longer belong to the list, because of their state or the filter, are deselected.
 */
export function useSelection<Row extends { id: number }>(
  { shown: { rows: page }, seen, filter }: Shown<Row>,
  { chosen, askChosen }: Pick<ListPageStore<Row, unknown, unknown>, 'chosen' | 'askChosen'>,
): Selection<Row> {
  const [kept, setKept] = useState<ReadonlyMap<number, Row>>(new Map())
  const shownIds = new Set(page.map(({ id }) => id))
  const ids = [...kept.keys()].filter((id) => !shownIds.has(id)).sort((one, other) => one - other)
  const query = ids.length > 0 ? queryOf({ ...filter, search: '', page: '1', ids: ids.join() }) : ''
  useEffect(() => askChosen(query), [askChosen, query])
  const { path, value } = useStore(chosen.$known)
  const read = query !== '' && path.endsWith(query) ? value?.rows : undefined
  const selected = settled(kept, page, read, seen)
  // Removed rows must not return with the next change.
  if (selected !== kept) setKept(selected)
  const count = page.filter(({ id }) => selected.has(id)).length
  const isAll = count > 0 && count === page.length

  function change(rows: readonly Row[], isSelected: boolean) {
    const next = new Map(selected)
    for (const row of rows) {
      if (!isSelected) next.delete(row.id)
      else if (next.size < MAX_CHOSEN || next.has(row.id)) next.set(row.id, row)
      else showError(`Please select at most ${MAX_CHOSEN} at once.`)
    }
    setKept(next)
  }

  return {
    rows: [...selected.values()],
    hidden: selected.size - count,
    has: ({ id }) => selected.has(id),
    toggle: (row) => change([row], !selected.has(row.id)),
    shown: isAll ? 'all' : count > 0 ? 'some' : 'none',
    toggleShown: () => change(page, !isAll),
    clear: () => setKept(new Map()),
  }
}

/** The selected rows with current values: `read` are the hidden ones that still belong to the list, once known. */
function settled<Row extends { id: number }>(
  selected: ReadonlyMap<number, Row>,
  page: readonly Row[],
  read: readonly Row[] | undefined,
  seen: readonly Row[],
): ReadonlyMap<number, Row> {
  const now = new Map([...(read ?? seen), ...page].map((row) => [row.id, row]))
  const rows = [...selected.values()].flatMap((row) => now.get(row.id) ?? (read ? [] : row))
  const isSame = rows.length === selected.size && rows.every((row) => selected.get(row.id) === row)
  return isSame ? selected : new Map(rows.map((row) => [row.id, row]))
}
