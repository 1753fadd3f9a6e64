import * as z from 'zod/mini'
import { money } from '../money-schema'
import { pinOf } from '../pins'
import { id, line, version } from '../text'
import { MAX_NAME } from '../text-limits'

export const MAX_DELIVERY_CHARGES = 100

const PLACE = 'Please enter a PIN of six digits, such as 192202, or the name of a district.'

/** A place as typed, or a PIN of six digits. */
const place = z.pipe(
  line(MAX_NAME),
  z.transform((typed, context) => {
    const pin = pinOf(typed)
    if (!/^\d+$/.test(pin)) return typed.trim()
    if (/^[1-9]\d{5}$/.test(pin)) return pin
    context.issues.push({ code: 'custom', message: PLACE, input: typed })
    return z.NEVER
  }),
)

/** The delivery charge to a district, place or PIN. Places without a charge are free. */
export const newDeliveryCharge = z.object({ place, amount: money })

export const deliveryCharge = z.extend(newDeliveryCharge, { place: z.string(), id, version })

export type NewDeliveryCharge = z.infer<typeof newDeliveryCharge>
export type DeliveryCharge = z.infer<typeof deliveryCharge>
