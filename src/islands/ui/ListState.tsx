import type { Known } from '~/stores/query'
import Empty from './Empty'
import LoadFailed from './LoadFailed'

const DRAWINGS = {
  orders: 'orders',
  customers: 'messages',
  contacts: 'messages',
  products: 'products',
  bills: 'orders',
  changes: 'search',
} as const

export type ListName = keyof typeof DRAWINGS

interface Props {
  state: Known<unknown>['state']
  /** What the rows are called. */
  many: ListName
  /** Whether there are rows at all, and rows that match. */
  hasRows: boolean
  hasMatches: boolean
  /** Whether words are searched; if not, another filter hides the rows. */
  isSearched: boolean
  /** What is said where a filter hides them all. */
  noneFound?: string | undefined
  /** Tries again after a failure; a list without it is polled. */
  onRetry?: () => void
  onClear: () => void
}

/** Says that a list is loading, failed, is empty, or has no match. */
export default function ListState({
  state,
  many,
  hasRows,
  hasMatches,
  isSearched,
  noneFound = `No ${many} match this filter.`,
  onRetry,
  onClear,
}: Props) {
  if (state === 'loading') return hasMatches ? null : <p aria-busy="true">Loading the {many}…</p>
  return (
    <>
      {state === 'failed' && (
        <LoadFailed onRetry={onRetry}>
          The {many} cannot be reached just now. {!onRetry && 'This list tries again by itself.'}
        </LoadFailed>
      )}
      {!hasRows && state === 'ready' && (
        <Empty drawing={DRAWINGS[many]}>
          <p>No {many} yet.</p>
        </Empty>
      )}
      {hasRows && !hasMatches && (
        <Empty drawing="search">
          <p>{isSearched ? `No ${many} match this search.` : noneFound}</p>
          <button type="button" className="outline" onClick={onClear}>
            Show all
          </button>
        </Empty>
      )}
    </>
  )
}
