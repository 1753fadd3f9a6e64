import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { ListPageStore } from '~/stores/list-page'
import type { RowStore } from '~/stores/row'

/** How long a search waits for the next key. */
const TYPING_PAUSE = 200

/** The page that these query parameters ask for; empty ones are left out. The page before it stays until it comes. */
export function useListPage<Row, Sums, Stats>(
  { $page, ask }: ListPageStore<Row, Sums, Stats>,
  parameters: Readonly<Record<string, string>> & { search: string },
) {
  const state = useStore($page)
  const lastSearch = useRef(parameters.search)
  const query = queryOf(parameters)
  const { search } = parameters
  useEffect(() => {
    const isTyping = search !== lastSearch.current
    lastSearch.current = search
    if (!isTyping) return ask(query)
    const timer = setTimeout(() => ask(query), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [ask, query, search])
  return state
}

/** The query of some parameters without the empty ones. */
export const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  String(new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')))

/** The row that is open: of the list, or else fetched by its id. `isMissing` where there is none. */
export function useOpenRow<Row extends { id: number }>(
  { $row, follow }: RowStore<Row>,
  openId: string,
  rows: readonly Row[],
  seen: readonly Row[],
): { row: Row | undefined; isMissing: boolean } {
  const followed = useStore($row)
  const listed = rows.find(({ id }) => String(id) === openId)
  const wanted = listed ? '' : openId
  useEffect(() => follow(wanted), [follow, wanted])
  const isFollowed = openId !== '' && followed.id === openId
  const row = listed ?? (isFollowed ? followed.row : undefined) ?? seen.find(({ id }) => String(id) === openId)
  return { row, isMissing: !row && isFollowed && followed.state === 'missing' }
}
