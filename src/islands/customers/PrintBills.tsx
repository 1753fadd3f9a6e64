import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Bill } from '~/domain/customers/bills-schema'
import styles from './PrintBills.module.css'
import PrintedBill, { BILL_SIZES, type BillSize } from './PrintedBill'

const NAMES: Readonly<Record<BillSize, string>> = { a4: 'A4', a5: 'A5', phone: 'Phone' }
const KEPT_AS = 'bill-size'

interface Props {
  bills: readonly Bill[]
  label: string
}

/** A choice of paper size, which is kept, and a button that prints each paper on a page of its own. */
export default function PrintBills({ bills, label }: Props) {
  const [size, setSize] = useState(keptSize)
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    if (!isPrinting) return
    const end = () => setIsPrinting(false)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])

  function choose(next: BillSize) {
    setSize(next)
    localStorage.setItem(KEPT_AS, next)
  }

  return (
    <span className={styles.choice}>
      <select aria-label="Page" value={size} onChange={({ target }) => choose(target.value as BillSize)}>
        {BILL_SIZES.map((each) => (
          <option key={each} value={each}>
            {NAMES[each]}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => setIsPrinting(true)}>
        {label}
      </button>
      {isPrinting &&
        createPortal(
          <div className={styles.printed} data-sheet="bills">
            {bills.map((bill) => (
              <PrintedBill key={bill.number} bill={bill} size={size} />
            ))}
          </div>,
          document.body,
        )}
    </span>
  )
}

const keptSize = (): BillSize => BILL_SIZES.find((each) => each === localStorage.getItem(KEPT_AS)) ?? 'a4'
