import { dayRange } from '~/domain/day-ranges'
import { ORDER_STATUSES } from '~/domain/orders/schema'
import { MAX_SEARCH } from '~/domain/paging'
import { orderPage } from '~/stores/orders'
import { queryOf, usePagedRows } from '../ui/list-page'
import { usePausedUpdates } from '../ui/paused-updates'

const SHOWN_AT_FIRST = { search: '', status: '', from: '', to: '', page: '1' }

/** The orders that the URL asks for. `shown` waits while the operator works in the list; `rows` are those of now. */
export function useOrderList() {
  const list = usePagedRows(orderPage, SHOWN_AT_FIRST, orderFilterIn)
  const { rows } = list.shown
  const paused = usePausedUpdates(rows, list.seen, queryOf({ ...list.filter, page: list.parameters.page }))
  const shown = { ...list.shown, rows: paused.rows, total: list.shown.total - paused.waiting }
  return { ...list, rows, shown, paused }
}

/** What the URL asks for; what cannot be read is left out. */
const orderFilterIn = ({ search, status, from, to }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  status: ORDER_STATUSES.find((each) => each === status) ?? '',
  ...dayRange(from, to),
})
