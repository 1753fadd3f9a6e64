import type { Bill } from '~/domain/customers/bills-schema'
import { indianNumber } from '~/domain/indian-numbers'
import styles from '../ui/SelectionBar.module.css'
import PrintBills from './PrintBills'

/** What can be done with the selected documents. */
export default function BillsBar({ bills, onClear }: { bills: readonly Bill[]; onClear: () => void }) {
  return (
    <section className={`row card ${styles.bar}`} aria-label="Selected documents" data-selected>
      <strong role="status">
        {indianNumber(bills.length)} {bills.length === 1 ? 'document' : 'documents'} selected
      </strong>
      <PrintBills bills={bills} label="Print selected" />
      <button type="button" className={`outline ${styles.clear}`} onClick={onClear}>
        Clear
      </button>
    </section>
  )
}
