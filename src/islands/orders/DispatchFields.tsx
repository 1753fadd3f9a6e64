import { MAX_BATCH, MAX_VEHICLE } from '~/domain/orders/order-dispatch-schema'
import { MAX_PHONE } from '~/domain/text-limits'
import Field from '../ui/Field'
import type { useDispatch } from './dispatch-form'

export default function DispatchFields({ field }: Pick<ReturnType<typeof useDispatch>, 'field'>) {
  return (
    <div className="pair">
      <Field label="Vehicle" maxLength={MAX_VEHICLE} {...field('vehicle')} />
      <Field label="Driver’s phone" type="tel" maxLength={MAX_PHONE} {...field('driverPhone')} />
      <Field label="Day" type="date" {...field('day')} />
      <Field label="Batch on the bags" maxLength={MAX_BATCH} {...field('batch')} />
    </div>
  )
}
