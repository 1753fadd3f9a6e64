import { indianNumber } from '~/domain/indian-numbers'
import type { Page } from '~/domain/paging'
import styles from './ResultCount.module.css'

interface Props {
  page: Pick<Page<unknown>, 'first' | 'last' | 'total'>
  /** Singular and plural of a row. */
  nouns: readonly [one: string, many: string]
  /** A text about all matches, such as their sum. */
  sums?: string | undefined
  /** New rows that wait while the list is paused. */
  waiting?: number
  onShow?: () => void
}

/** The number of matches, which of them are shown, and a button for new rows. */
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
