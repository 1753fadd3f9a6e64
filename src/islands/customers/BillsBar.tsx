import type { Bill } from '~/domain/customers/bills-schema'
import { indianNumber } from '~/domain/indian-numbers'
import styles from '../ui/SelectionBar.module.css'
import PrintBills from './PrintBills'

/** What can be done with the selected papers. */
export default function BillsBar({ bills, onClear }: { bills: readonly Bill[]; onClear: () => void }) {
  return (
    <section className={styles.bar} aria-label="Selected papers" data-selected>
      <strong role="status">
        {indianNumber(bills.length)} {bills.length === 1 ? 'paper' : 'papers'} selected
      </strong>
      <PrintBills bills={bills} label="Print selected" />
      <button type="button" className={`outline ${styles.clear}`} onClick={onClear}>
        Clear
      </button>
    </section>
  )
}
