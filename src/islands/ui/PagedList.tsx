import type { ReactNode } from 'react'
import type { Drawing } from './Empty'
import ListState from './ListState'
import { type PagedRows, queryOf } from './list-page'
import Pagination from './Pagination'
import ResultCount from './ResultCount'

interface Props {
  list: Pick<PagedRows<unknown>, 'state' | 'shown' | 'filter' | 'turnTo' | 'showAll'>
  /** The name of the rows in sentences. */
  many: string
  /** The drawing above an empty list. */
  drawing?: Drawing
  /** Singular and plural of a counted row. */
  nouns: readonly [one: string, many: string]
  /** A text about all matches, such as their sum. */
  sums?: string | undefined
  /** New rows that wait while the list is paused. */
  paused?: { waiting: number; release: () => void }
  /** Whether the number of matches is shown below the table. */
  isCountedBelow?: boolean
  /** Whether there are rows at all; by default, whether some match or a filter may hide them. */
  hasRows?: boolean
  /** The text if nothing matches without a search. */
  noneFound?: string | undefined
  /** Replaces the text that nothing matches. */
  noMatch?: ReactNode
  /** Retries after a failure; undefined for a polled list. */
  onRetry?: () => void
  /** The table. */
  children: ReactNode
}

/** A page of a list: number of matches, errors, the table if it has rows, and the pagination. */
export default function PagedList({
  list,
  many,
  drawing,
  nouns,
  sums,
  paused,
  isCountedBelow = false,
  hasRows,
  noneFound,
  noMatch,
  onRetry,
  children,
}: Props) {
  const { state, shown, filter, turnTo, showAll } = list
  const hasMatches = shown.total > 0
  const count = (
    <ResultCount page={shown} nouns={nouns} sums={sums} {...(paused && { waiting: paused.waiting, onShow: paused.release })} />
  )
  return (
    <>
      {!isCountedBelow && count}
      {noMatch}
      <ListState
        state={state}
        many={many}
        drawing={drawing}
        hasRows={hasRows ?? (hasMatches || queryOf(filter) !== '')}
        hasMatches={hasMatches || Boolean(noMatch)}
        isSearched={Boolean(filter['search'])}
        noneFound={noneFound}
        {...(onRetry && { onRetry })}
        onClear={showAll}
      />
      {hasMatches && children}
      {isCountedBelow && (hasMatches || state !== 'loading') && count}
      <Pagination {...shown} onPage={turnTo} />
    </>
  )
}
