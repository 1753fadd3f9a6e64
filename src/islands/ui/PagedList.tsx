import type { ReactNode } from 'react'
import ListState, { type ListName } from './ListState'
import { type PagedRows, queryOf } from './list-page'
import Pagination from './Pagination'
import ResultCount from './ResultCount'

interface Props {
  list: Pick<PagedRows<unknown>, 'state' | 'shown' | 'filter' | 'turnTo' | 'showAll'>
  /** What the rows are called in sentences about the list. */
  many: ListName
  /** What a counted row is called, one and many. */
  nouns: readonly [one: string, many: string]
  /** What is said of all matches, such as their sum. */
  sums?: string | undefined
  /** Rows that match but wait while the list is paused. */
  paused?: { waiting: number; release: () => void }
  /** Whether how many match is said below the table. */
  isCountedBelow?: boolean
  /** Whether there are rows at all; without it, whether some match or a filter may hide them. */
  hasRows?: boolean
  /** What is said where nothing matches and nothing is searched. */
  noneFound?: string | undefined
  /** Stands in place of the words that nothing matches. */
  noMatch?: ReactNode
  /** Tries again after a failure; a list without it is polled. */
  onRetry?: () => void
  /** The table. */
  children: ReactNode
}

/** One page of a list: how many match, what is wrong with it, the table where it has rows, and the way to other pages. */
export default function PagedList({
  list,
  many,
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
        hasRows={hasRows ?? (hasMatches || queryOf(filter) !== '')}
        hasMatches={hasMatches || Boolean(noMatch)}
        isSearched={Boolean(filter['search'])}
        noneFound={noneFound}
        {...(onRetry && { onRetry })}
        onClear={showAll}
      />
      {hasMatches && children}
      {isCountedBelow && count}
      <Pagination {...shown} onPage={turnTo} />
    </>
  )
}
