import { typedRupees } from '~/domain/amounts'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { indianDay } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { showToast } from '~/stores/toasts'
import { useEntryForm } from './entry-form'
import MoneyEntry from './MoneyEntry'

interface Props {
  customer: Pick<CustomerDetails, 'id' | 'name' | 'orders'>
  onClose: () => void
}

/** Books a refund of the advance, or of what was paid for an order. */
export default function GiveRefund({ customer: { id, name, orders }, onClose }: Props) {
  const today = indianDay(new Date())
  const first = { kind: 'refund', amount: '', method: 'cash', reference: '', orderId: '', date: today, note: '' } as const
  const entry = useEntryForm(id, first, ({ amount }) => {
    showToast('Refund saved', `${formatRupees(typedRupees(amount))} given back to ${name}.`)
    onClose()
  })
  const paid = orders.flatMap((order) =>
    order.refundable === '0.00'
      ? []
      : [[String(order.id), `Order #${order.id}, ${formatRupees(order.refundable)} paid`] as const],
  )
  return (
    <MoneyEntry
      title={`Refund to ${name}`}
      entry={entry}
      referenceHint="The UTR of your own transfer."
      orders={{ label: 'Out of', none: 'What is in advance', choices: paid }}
      words="Save refund"
      onClose={onClose}
    />
  )
}
