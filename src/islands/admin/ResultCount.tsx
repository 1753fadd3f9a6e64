import { indianNumber } from '~/formats/indian-numbers'
import type { Page } from '~/rules/paging'
import styles from './List.module.css'

interface Props {
  found: Page<unknown>
  /** What a row is called, one and many. */
  nouns: readonly [one: string, many: string]
  /** Whether only the first rows are there yet. */
  isLoading?: boolean
  /** Rows that match and are held back while the operator works in the list. */
  waiting?: number
  onShow?: () => void
}

/** Says how much was found and which part of it is shown, and offers what has come in since. */
export default function Found({
  found: { first, last, total },
  nouns: [one, many],
  isLoading = false,
  waiting = 0,
  onShow,
}: Props) {
  return (
    <div className={styles.found}>
      <span role="status">
        {total === 0 || isLoading
          ? ''
          : `${indianNumber(first)}–${indianNumber(last)} of ${indianNumber(total)} ${total === 1 ? one : many}`}
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
