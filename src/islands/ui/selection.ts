import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { MAX_CHOSEN } from '~/domain/paging'
import type { ListPageStore } from '~/stores/list-page'
import { showError } from '~/stores/toasts'
import { queryOf } from './list-page'

export interface Selection<Row> {
  /** The selected rows as they are now. */
  rows: readonly Row[]
  /** How many of them are not shown, as they are on other pages or not what is searched. */
  hidden: number
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Whether all rows of the page are selected, or some. */
  shown: 'all' | 'some' | 'none'
  /** Selects all rows of the page, or none of them where all are. */
  toggleShown: () => void
  clear: () => void
}

/** What a list shows, and which rows it is of. */
interface Shown<Row> {
  shown: { rows: readonly Row[] }
  /** Rows that left the page too, as they were last known. */
  seen: readonly Row[]
  filter: Readonly<Record<'search', string>>
}

/**
 * The rows of a list that the operator has selected. A page and a search may hide them: they are then read anew at each poll.
 * What is no longer of the list, as its state or the filter has changed, is not selected any more.
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
  // What has left must not come back with the next change.
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

/** The selected rows as they are now: `read` are those of the hidden ones that are still of the list, once that is known. */
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
