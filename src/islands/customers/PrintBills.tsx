import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Bill } from '~/domain/customers/bills-schema'
import { keepValue, keptValue } from '~/stores/kept-values'
import { usePrintedPage } from '../ui/printing'
import styles from './PrintBills.module.css'
import PrintedBill, { BILL_SIZES, type BillSize } from './PrintedBill'
import { numberPages, PRINTED_PAGES } from './page-numbers'

const NAMES: Readonly<Record<BillSize, string>> = { a4: 'A4', a5: 'A5', phone: 'Phone' }
const KEPT_AS = 'bill-size'

interface Props {
  bills: readonly Bill[]
  label: string
  /** Beside an action that is more urgent. */
  isOutlined?: boolean
}

/** A remembered choice of the paper size, and a button that prints each document on its own page. */
export default function PrintBills({ bills, label, isOutlined = false }: Props) {
  const [size, setSize] = useState(keptSize)
  const [printed, setPrinted] = useState<{ bills: readonly Bill[]; size: BillSize }>()
  usePrintedPage(printed && PRINTED_PAGES[printed.size])

  useEffect(() => {
    if (!printed) return
    const end = () => setPrinted(undefined)
    window.addEventListener('afterprint', end)
    numberPages(printed.bills, printed.size)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])

  function choose(next: BillSize) {
    setSize(next)
    keepValue(KEPT_AS, next)
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
      <button type="button" className={isOutlined ? 'outline' : undefined} onClick={() => setPrinted({ bills, size })}>
        {label}
      </button>
      {printed &&
        createPortal(
          <div className={styles.printed} data-sheet="bills">
            {printed.bills.map((bill) => (
              <PrintedBill key={bill.number} bill={bill} size={printed.size} />
            ))}
          </div>,
          document.body,
        )}
    </span>
  )
}

const keptSize = (): BillSize => BILL_SIZES.find((each) => each === keptValue(KEPT_AS)) ?? 'a4'
