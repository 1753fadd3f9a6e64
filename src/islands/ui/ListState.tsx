import type { Known } from '~/stores/query'
import Empty, { type Drawing } from './Empty'
import LoadFailed from './LoadFailed'

interface Props {
  state: Known<unknown>['state']
  /** The name of the rows. */
  many: string
  /** The drawing above an empty list. */
  drawing?: Drawing | undefined
  /** Whether there are rows, and matching rows. */
  hasRows: boolean
  hasMatches: boolean
  /** Whether there is a search; otherwise another filter hides the rows. */
  isSearched: boolean
  /** The text if a filter hides all rows. */
  noneFound?: string | undefined
  /** Retries after a failure; undefined for a polled list. */
  onRetry?: () => void
  onClear: () => void
}

/** Shows that a list is loading, failed, empty, or has no match. */
export default function ListState({
  state,
  many,
  drawing = 'orders',
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
        <Empty drawing={drawing}>
          <p>No {many} yet.</p>
        </Empty>
      )}
      {hasRows && !hasMatches && state === 'ready' && (
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
