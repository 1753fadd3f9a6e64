import type { Order } from '../orders/schema'
import { indianPhone } from '../phones'
import type { Customer } from './schema'

/** Replaces an erased name, street or message. */
export const ERASED = 'Erased'

export const isErasedOrder = ({ customerName, customerPhone }: Pick<Order, 'customerName' | 'customerPhone'>): boolean =>
  customerName === ERASED && customerPhone === ERASED

/** An erased customer who ordered again has a phone again. */
export const isErasedCustomer = ({ erasedAt, phone }: Pick<Customer, 'erasedAt' | 'phone'>): boolean =>
  erasedAt !== undefined && indianPhone(phone) === undefined
