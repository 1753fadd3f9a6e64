import { useStore } from '@nanostores/react'
import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { isBilledAtOnce } from '~/domain/orders/dispatched-orders'
import type { Order } from '~/domain/orders/schema'
import { $settings } from '~/stores/account/settings'

/** What the setting to bill shipped orders will do with these orders; nothing while it is off. */
export default function BilledAtOnce({ orders }: { orders: readonly Order[] }) {
  const { value = [] } = useStore($settings)
  if (!value.some(({ key, value: is }) => key === 'bill_when_shipped' && is === 'true')) return null
  const billed = orders.filter(isBilledAtOnce)
  const left = orders.length - billed.length
  const sum = billed.reduce((paise, { totalAmount }) => paise + paiseIn(totalAmount), 0)
  return (
    <p>
      {billed.length > 0 &&
        `${indianNumber(billed.length)} ${billed.length === 1 ? 'bill' : 'bills'} of ${formatRupees(rupees(sum))} will be made at once. `}
      {left > 0 &&
        `${indianNumber(left)} ${left === 1 ? 'order gets' : 'orders get'} no bill at once: billed already, free, or not known whose.`}
    </p>
  )
}
