import { typedRupees } from '~/domain/amounts'
import type { CustomerBalance, CustomerOrder } from '~/domain/customers/customer-balances-schema'
import { owedOf } from '~/domain/customers/ledger'
import { indianDay } from '~/domain/dates'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { showToast } from '~/stores/toasts'
import { useEntryForm } from './entry-form'
import MoneyEntry from './MoneyEntry'

interface Props {
  customer: Pick<CustomerBalance, 'id' | 'name' | 'balance' | 'advance'>
  /** The orders to choose from. */
  orders?: readonly CustomerOrder[]
  /** The preselected order. */
  orderId?: number
  onClose: () => void
}

const EMPTY = { kind: 'payment', method: 'cash', reference: '', note: '' } as const

const leftOf = ({ due, paid }: CustomerOrder) => paiseIn(due) - paiseIn(paid)

/** Books a payment. The amount is prefilled with what is owed. */
export default function TakePayment({ customer, orders = [], orderId, onClose }: Props) {
  const today = indianDay(new Date())
  const open = orders.filter((order) => leftOf(order) > 0)
  const wanted = open.find(({ id }) => id === orderId)
  const owed = wanted ? leftOf(wanted) : owedOf(customer)
  const entry = useEntryForm(
    customer.id,
    {
      ...EMPTY,
      amount: owed > 0 ? rupees(owed).replace(/\.00$/, '') : '',
      orderId: wanted ? String(wanted.id) : '',
      date: today,
    },
    ({ amount }) => {
      showToast('Payment taken', `${formatRupees(rupees(Math.abs(paiseOwed(typedRupees(amount)))))} of ${customer.name}.`)
      onClose()
    },
  )
  const choices = open.map(
    (order) => [String(order.id), `Order #${order.id}, ${formatRupees(rupees(leftOf(order)))} left`] as const,
  )
  return (
    <MoneyEntry
      title={`Payment of ${customer.name}`}
      entry={entry}
      referenceHint="The UTR of a transfer, the number of a cheque or receipt."
      orders={{ label: 'For', none: 'On account, the oldest debt first', choices }}
      words="Take payment"
      onClose={onClose}
    />
  )
}
