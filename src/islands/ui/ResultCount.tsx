import { indianNumber } from '~/domain/indian-numbers'
import type { Page } from '~/domain/paging'
import styles from './ResultCount.module.css'

interface Props {
  page: Pick<Page<unknown>, 'first' | 'last' | 'total'>
  /** What a row is called, one and many. */
  nouns: readonly [one: string, many: string]
  /** What is said of all matches, such as their sum. */
  sums?: string | undefined
  /** Rows that match but wait while the list is paused. */
  waiting?: number
  onShow?: () => void
}

/** How many rows match, which of them are shown, and a button for those that came in since. */
export default function ResultCount({ page: { first, last, total }, nouns: [one, many], sums, waiting = 0, onShow }: Props) {
  return (
    <div className={`row muted ${styles.count}`}>
      <span role="status">
        {total > 0 && `${indianNumber(first)}–${indianNumber(last)} of ${indianNumber(total)} ${total === 1 ? one : many}`}
        {total > 0 && sums && `, ${sums}`}
        {waiting > 0 && ` · ${indianNumber(waiting)} new`}
      </span>
      {waiting > 0 && (
        <button type="button" className="outline" onClick={onShow}>
          Show new
        </button>
      )}
    </div>
  )
}
