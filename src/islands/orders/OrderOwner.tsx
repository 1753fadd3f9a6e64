import { useEffect, useState } from 'react'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import type { Order } from '~/domain/orders/schema'
import { readablePhone } from '~/domain/phones'
import { readCustomer } from '~/stores/customers/customers'
import { assignOrder } from '~/stores/customers/order-owners'
import { showToast } from '~/stores/toasts'
import FoundCustomers from '../customers/FoundCustomers'
import Field from '../ui/Field'
import Notice from '../ui/Notice'
import { useDecision } from './decision'
import styles from './OrderDetails.module.css'

interface Props {
  order: Order & { customerId: number }
}

/** Asks to confirm the customer of an order with a known phone but another name or address. */
export default function OrderOwner({ order: { id, customerId, customerName } }: Props) {
  const [customer, setCustomer] = useState<CustomerDetails>()
  const [isOther, setIsOther] = useState(false)
  const [typed, setTyped] = useState('')
  const { decide, failure, isSending } = useDecision()
  useEffect(() => void readCustomer(customerId).then(setCustomer, () => {}), [customerId])
  const assign = (whose: Pick<CustomerDetails, 'id' | 'name'>) =>
    void decide(async () => {
      await assignOrder(id, whose.id)
      showToast('Order Updated', `Order #${id} is in the account of ${whose.name}.`)
    })
  if (!customer) return null
  return (
    <>
      <h3>Whose order is this?</h3>
      <p>
        {customer.name === customerName
          ? `It came by the phone of ${customer.name}, from another address than that of the account.`
          : `It came by the phone of ${customer.name}, in the name of ${customerName}.`}{' '}
        It gets no bill before you say so.
      </p>
      <div className="actions">
        <button type="button" className="outline" disabled={isSending} onClick={() => assign(customer)}>
          It is {customer.name}
        </button>
        <button type="button" className="outline" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
          Another customer
        </button>
      </div>
      {isOther && (
        <div className={styles.search}>
          <Field
            label="Name or phone of the customer"
            name="owner"
            type="search"
            required
            autoComplete="off"
            hint="Not in the list? Edit the order, and enter the buyer’s own phone."
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <FoundCustomers typed={typed} onChoose={assign} wordsFor={({ name, phone }) => `${name}, ${readablePhone(phone)}`} />
        </div>
      )}
      <Notice>{failure}</Notice>
    </>
  )
}
