import { MAX_BATCH, MAX_VEHICLE } from '~/domain/orders/order-dispatch-schema'
import { MAX_PHONE } from '~/domain/text-limits'
import Fields, { type FormField } from '../ui/Fields'
import type { useDispatch } from './dispatch-form'

const FIELDS: FormField<'vehicle' | 'driverPhone' | 'day' | 'batch'>[] = [
  { name: 'vehicle', label: 'Vehicle', maxLength: MAX_VEHICLE },
  { name: 'driverPhone', label: 'Driver’s phone', kind: 'phone', maxLength: MAX_PHONE },
  { name: 'day', label: 'Day', kind: 'date' },
  { name: 'batch', label: 'Batch on the bags', maxLength: MAX_BATCH },
]

export default function DispatchFields({ field }: Pick<ReturnType<typeof useDispatch>, 'field'>) {
  return <Fields of={[FIELDS]} field={field} />
}
