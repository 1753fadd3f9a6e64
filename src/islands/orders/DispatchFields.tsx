import { MAX_BATCH, MAX_VEHICLE } from '~/domain/orders/order-dispatch-schema'
import type { Order } from '~/domain/orders/schema'
import { MAX_PHONE } from '~/domain/text-limits'
import Fields, { type FormField } from '../ui/Fields'
import LotChoice from '../batches/LotChoice'
import type { useDispatch } from './dispatch-form'

const FIELDS: FormField<'vehicle' | 'driverPhone' | 'day' | 'batch'>[] = [
  { name: 'vehicle', label: 'Vehicle', maxLength: MAX_VEHICLE },
  { name: 'driverPhone', label: 'Driver’s phone', kind: 'phone', maxLength: MAX_PHONE },
  { name: 'day', label: 'Day', kind: 'date' },
  { name: 'batch', label: 'Batch on the bags', maxLength: MAX_BATCH },
]

interface Props extends Pick<ReturnType<typeof useDispatch>, 'field'> {
  /** What leaves, so that its lots can be chosen. */
  orders: readonly Pick<Order, 'items'>[]
}

export default function DispatchFields({ field, orders }: Props) {
  const { value, onChange } = field('batch')
  return (
    <>
      <Fields of={[FIELDS]} field={field} />
      <LotChoice orders={orders} value={value} onChange={(text) => onChange({ target: { value: text } })} />
    </>
  )
}
