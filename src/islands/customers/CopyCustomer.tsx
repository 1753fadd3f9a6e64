import { type FormEvent, useState } from 'react'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import type { PossibleRow } from '~/domain/customers/erasure-plan-schema'
import Dialog from '../ui/Dialog'
import { download } from '../ui/download'
import PossibleRows, { NOTHING_TICKED } from './PossibleRows'

interface Props {
  customer: Pick<CustomerDetails, 'id' | 'name'>
  possible: readonly PossibleRow[]
  onClose: () => void
}

/** Asks which uncertain rows belong to the customer, before the copy of his data is downloaded. */
export default function CopyCustomer({ customer, possible, onClose }: Props) {
  const [ticked, setTicked] = useState(NOTHING_TICKED)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { orders, contacts } = ticked
    void download(`/api/customers/${customer.id}/copy?orders=${orders.join(',')}&contacts=${contacts.join(',')}`)
    onClose()
  }
  return (
    <Dialog title={`Copy for ${customer.name}`} onClose={onClose}>
      <form onSubmit={submit} aria-label={`Copy for ${customer.name}`}>
        <PossibleRows rows={possible} ticked={ticked} onTick={setTicked} />
        <div className="actions">
          <button type="submit">Download the copy</button>
          <button type="button" className="outline" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
