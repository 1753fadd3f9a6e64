import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Order } from '~/domain/orders/schema'
import { MAX_CHOSEN } from '~/domain/paging'
import { packingPage } from '~/stores/packing/packing'
import { $truck } from '~/stores/packing/truck'
import { queryOf } from '../ui/list-page'

const { chosen, askChosen } = packingPage

/**
 * The ticked orders that still wait, with current values. A truck may take orders of several pages and searches: those outside
 * `rows` are fetched, unless `rows` are the whole list. Without a signal they are as last seen.
 */
export function useOnTruck(rows: readonly Order[], { isLoaded, isWhole }: { isLoaded: boolean; isWhole: boolean }): Order[] {
  const { orders } = useStore($truck)
  const ids = isLoaded && !isWhole ? orders.filter((order) => !rows.some(isSame(order))).map(({ id }) => id) : []
  const isAsked = ids.length > 0 && ids.length <= MAX_CHOSEN
  const query = isAsked ? queryOf({ page: '1', ids: ids.sort((one, other) => one - other).join() }) : ''
  useEffect(() => askChosen(query), [query])
  const { path, value } = useStore(chosen.$known)
  const elsewhere = isWhole ? [] : query !== '' && path.endsWith(query) ? value?.rows : undefined
  return orders.flatMap((order) => rows.find(isSame(order)) ?? (elsewhere ? (elsewhere.find(isSame(order)) ?? []) : order))
}

export const isSame =
  ({ id }: Order) =>
  (other: Order): boolean =>
    other.id === id
