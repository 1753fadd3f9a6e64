import * as z from 'zod/mini'
import { MAX_LOT } from '../batches/lots'
import { customerPhone } from '../customers/schema'
import { optionalLine } from '../text'

export const MAX_VEHICLE = 40
export const MAX_BATCH = 100
const MAX_EXPIRED = 20

const PHONE = 'Please enter the driver’s phone of ten digits, such as 94190 12345.'

const lotChoice = {
  /** What is on the bags; it may name lots, which are taken first. */
  batch: z._default(optionalLine(MAX_BATCH), ''),
  /** Named lots that leave although they are past their best-before day; missing for none. */
  expired: z.optional(
    z
      .array(z.string().check(z.maxLength(MAX_LOT)), 'Please name the expired lots.')
      .check(z.maxLength(MAX_EXPIRED, `Please name at most ${MAX_EXPIRED} expired lots.`)),
  ),
}

/** The lots to take for an order that has not left. */
export const lotPlan = z.object(lotChoice)

/** The known details of the transport; `driverPhone` is +91 and ten digits, `day` is Indian. */
export const newDispatch = z.object(
  {
    vehicle: z._default(optionalLine(MAX_VEHICLE), ''),
    driverPhone: z._default(z.union([z.literal(''), customerPhone], PHONE), ''),
    day: z.nullable(z.iso.date('Please choose a day, such as 2026-11-30.')),
    ...lotChoice,
  },
  'Please give the vehicle, the driver’s phone, the day and the batch, as far as they are known.',
)

export type LotPlan = z.infer<typeof lotPlan>
export type Dispatch = z.infer<typeof newDispatch>
