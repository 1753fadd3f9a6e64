import type { Order } from '../orders/schema'
import { indianPhone } from '../phones'
import type { Customer } from './schema'

/** What stands in the place of a name, a street or a message that was erased. */
export const ERASED = 'Erased'

export const isErasedOrder = ({ customerName, customerPhone }: Pick<Order, 'customerName' | 'customerPhone'>): boolean =>
  customerName === ERASED && customerPhone === ERASED

/** Who came back since has a phone again. */
export const isErasedCustomer = ({ erasedAt, phone }: Pick<Customer, 'erasedAt' | 'phone'>): boolean =>
  erasedAt !== undefined && indianPhone(phone) === undefined
