import { useState } from 'react'
import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { formatRupees } from '~/domain/money'
import { readablePhone } from '~/domain/phones'
import { movePayment } from '~/stores/customers/customers'
import { showToast } from '~/stores/toasts'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import Notice from '../ui/Notice'
import { problemOf, UNREACHABLE } from '../ui/problems'
import FoundCustomers from './FoundCustomers'

interface Props {
  id: number
  onClose: () => void
}

/** Moves a payment that was entered for the wrong customer. */
export default function MovePayment({ id, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<CustomerBalance>()
  const [failure, setFailure] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function move({ id: customerId, name }: CustomerBalance) {
    setIsSending(true)
    setFailure('')
    try {
      const { amount } = await movePayment(id, customerId)
      showToast('Payment moved', `${formatRupees(amount.replace('-', ''))} is on the account of ${name} now.`)
      return onClose()
    } catch (fault) {
      setFailure(problemOf(fault)?.detail ?? UNREACHABLE)
    }
    setIsSending(false)
  }

  return (
    <Dialog title={`Move payment ${id} to…`} onClose={onClose}>
      <Field
        label="Name or phone of the right customer"
        name="customer"
        required
        autoComplete="off"
        data-first
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(undefined)
        }}
      />
      {!chosen && <FoundCustomers typed={typed} wordsFor={inWords} onChoose={setChosen} />}
      {chosen && <p>{inWords(chosen)}</p>}
      <p>Both accounts get an entry of today that names the other. What was given back of the payment stays.</p>
      <Notice>{failure}</Notice>
      <div className="actions">
        <button type="button" aria-busy={isSending} disabled={!chosen || isSending} onClick={() => void (chosen && move(chosen))}>
          Move the payment
        </button>
        <button type="button" className="outline" disabled={isSending} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

const inWords = ({ name, phone }: CustomerBalance) => `${name}, ${readablePhone(phone)}`
