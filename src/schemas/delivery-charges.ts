import * as z from 'zod/mini'
import { money } from './money'
import { id, line, version } from './text'
import { MAX_NAME } from './text-limits'

export const MAX_DELIVERY_CHARGES = 100

/** What delivery to a district, or to a PIN of six digits, costs; everywhere else it is free. */
export const newDeliveryCharge = z.object({ place: line(MAX_NAME), amount: money })

export const deliveryCharge = z.extend(newDeliveryCharge, { id, version })

export type NewDeliveryCharge = z.infer<typeof newDeliveryCharge>
export type DeliveryCharge = z.infer<typeof deliveryCharge>
