import type { Bill } from '~/domain/customers/bills-schema'
import { indianNumber } from '~/domain/indian-numbers'
import styles from '../ui/SelectionBar.module.css'
import { notShown } from '../ui/selection-words'
import PrintBills from './PrintBills'

interface Props {
  bills: readonly Bill[]
  /** Number of selected documents that are not shown. */
  hidden: number
  onClear: () => void
}

/** The actions for the selected documents. */
export default function BillsBar({ bills, hidden, onClear }: Props) {
  return (
    <section className={`row card ${styles.bar}`} aria-label="Selected documents" data-selected>
      <strong role="status">
        {indianNumber(bills.length)} {bills.length === 1 ? 'document' : 'documents'} selected
        {notShown(hidden)}
      </strong>
      <PrintBills bills={bills} label="Print selected" />
      <button type="button" className={`outline ${styles.clear}`} onClick={onClear}>
        Clear
      </button>
    </section>
  )
}
