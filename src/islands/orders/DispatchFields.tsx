import { MAX_VEHICLE } from '~/domain/orders/order-dispatch-schema'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import type { Order } from '~/domain/orders/schema'
import { MAX_PHONE } from '~/domain/text-limits'
import Fields, { type FormField } from '../ui/Fields'
import type { useDispatch } from './dispatch-form'
import { LotChoice, MAX_BATCH } from './leaving'

const FIELDS: FormField<'vehicle' | 'driverPhone' | 'day' | 'batch'>[] = [
  { name: 'vehicle', label: 'Vehicle', maxLength: MAX_VEHICLE },
  { name: 'driverPhone', label: 'Driver’s phone', kind: 'phone', maxLength: MAX_PHONE },
  { name: 'day', label: 'Day', kind: 'date' },
  { name: 'batch', label: 'Batch on the bags', maxLength: MAX_BATCH },
]

interface Props extends Pick<ReturnType<typeof useDispatch>, 'form' | 'field' | 'change'> {
  /** What leaves, so that its lots can be chosen. */
  orders: readonly Order[]
}

export default function DispatchFields({ form, field, change, orders }: Props) {
  const hasLeft = orders.every((order) => !isBeforeDispatch(order.status))
  return (
    <>
      <Fields of={[FIELDS]} field={field} />
      <LotChoice
        title={hasLeft ? 'Lots that left' : 'Lots that leave'}
        orders={orders}
        value={{ batch: form.batch, expired: [...form.expired] }}
        onChange={({ batch, expired = [] }) => change({ batch, expired })}
      />
    </>
  )
}
