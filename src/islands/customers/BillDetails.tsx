import type { Bill } from '~/domain/customers/bills-schema'
import { leftOfBill } from '~/domain/customers/listed-bills'
import Dialog from '../ui/Dialog'
import styles from './Bills.module.css'
import CreditNote from './CreditNote'
import MendBill from './MendBill'
import PrintBills from './PrintBills'
import PrintedBill from './PrintedBill'

interface Props {
  bill: Bill
  /** Opens another document by its number. */
  onOpen: (number: string) => void
  onClose: () => void
}

/** A document as printed, with related data. */
export default function BillDetails({ bill, onOpen, onClose }: Props) {
  const { number, kind, creditOf, credits, orderId } = bill
  const others = [...(creditOf ? [creditOf] : []), ...credits.map((credit) => credit.number)]
  return (
    <Dialog title={number} onClose={onClose}>
      <div className="actions">
        <PrintBills bills={[bill]} label="Print" />
        <a className="button outline" href={`/admin-orders?order=${orderId}`}>
          Order #{orderId}
        </a>
        {others.map((other) => (
          <button key={other} type="button" className="outline" onClick={() => onOpen(other)}>
            {other}
          </button>
        ))}
      </div>
      <div className={styles.preview}>
        <PrintedBill bill={bill} />
      </div>
      {kind === 'bill' && leftOfBill(bill) > 0 && (
        <>
          <CreditNote bill={bill} />
          <MendBill bill={bill} onMended={onOpen} />
        </>
      )}
    </Dialog>
  )
}
