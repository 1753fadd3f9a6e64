import * as z from 'zod/mini'
import { customerPhone } from '../customers/schema'
import { optionalLine } from '../text'
import { dispatchFields } from './order-line-schema'

export const MAX_VEHICLE = 40

const PHONE = 'Please enter the driver’s phone of ten digits, such as 94190 12345.'

/** The known details of the transport; `driverPhone` is +91 and ten digits, `day` is Indian. */
export const newDispatch = z.object(
  {
    vehicle: z._default(optionalLine(MAX_VEHICLE), ''),
    driverPhone: z._default(z.union([z.literal(''), customerPhone], PHONE), ''),
    day: z.nullable(z.iso.date('Please choose a day, such as 2026-11-30.')),
    ...dispatchFields,
  },
  'Please give the vehicle, the driver’s phone, the day and the batch, as far as they are known.',
)

export type Dispatch = z.infer<typeof newDispatch>
