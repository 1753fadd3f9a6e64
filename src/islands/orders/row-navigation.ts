import { useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '~/domain/orders/schema'
import { useQueryParameters } from '../ui/query-parameters'
import { focusRow } from './list-keys'

/** The position of an open order in the list, and functions to open adjacent ones. */
export interface RowNavigation {
  /** From 1; 0 if the list does not show it. */
  place: number
  count: number
  next: (() => void) | undefined
  previous: (() => void) | undefined
}

const NOT_OPEN = { order: '' }

/**
 * Steps through the list as it was when the first order was opened, so that no order is skipped, even if a new status no longer
 * matches the filter. After closing, the row of the last order has the focus.
 */
export function useRowNavigation(openId: string, page: readonly Order[]): RowNavigation {
  const [, setQuery] = useQueryParameters(NOT_OPEN)
  const shown = page.map(({ id }) => String(id))
  const [round, setRound] = useState<readonly string[]>([])
  if (openId === '' && round.length > 0) setRound([])
  if (openId !== '' && round.length === 0 && shown.includes(openId)) setRound(shown)
  const list = round.length > 0 ? round : shown
  const at = list.indexOf(openId)

  const last = useRef(openId)
  useLayoutEffect(() => {
    if (openId === '' && last.current !== '') focusRow(last.current)
    last.current = openId
  }, [openId])

  const way = (id: string | undefined) => (at === -1 || id === undefined ? undefined : () => setQuery({ order: id }, 'replace'))
  return { place: at + 1, count: list.length, next: way(list[at + 1]), previous: way(list[at - 1]) }
}
