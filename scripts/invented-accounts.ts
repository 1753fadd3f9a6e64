import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { Customer } from '~/domain/customers/schema'
import { indianDay } from '~/domain/dates'
import { DISTRICTS } from '~/domain/district-names'
import type { Order } from '~/domain/orders/schema'
import { inventedPerson, type Pick } from './invented-rows'

/** A customer with a unique phone: +91 7 and nine digits of `index`. */
export function inventedCustomer(pick: Pick, index: number, at: number): Omit<Customer, 'id'> {
  const { name } = inventedPerson(pick)
  const language = pick(['ur', 'ur', 'hi', undefined] as const)
  return {
    name,
    phone: `+917${String(index).padStart(9, '0')}`,
    address: pick(['Raceway Road', 'Bridge Street', 'Old Mill Lane', 'Hatchery Road']),
    district: pick(DISTRICTS),
    ...(language && { language }),
    creditLimit: pick([null, null, '50000.00', '100000.00']),
    note: '',
    joinedTo: null,
    createdAt: new Date(at).toISOString(),
    version: 1,
  }
}

/** The payment of a delivered order on that day; undefined for other orders. */
export function inventedPayment({ id, customerId, totalAmount, statusHistory }: Order): Omit<LedgerEntry, 'id'> | undefined {
  const at = statusHistory.find(({ status }) => status === 'delivered')?.at
  if (at === undefined || customerId === undefined) return undefined
  const paid = { customerId, kind: 'payment', amount: `-${totalAmount}`, orderId: id, date: indianDay(new Date(at)), at } as const
  return {
    ...paid,
    method: 'upi',
    reference: String(300_000_000_000 + id),
    billNumber: null,
    reverses: null,
    note: '',
    by: 'seed',
  }
}

/** An entry of one of the customers: a charge, or a payment of nearly as much. */
export function inventedEntry(pick: Pick, customerIds: readonly number[], at: number): Omit<LedgerEntry, 'id'> {
  const kind = pick(['adjustment', 'payment', 'payment', 'adjustment', 'opening'] as const)
  const amount = `${pick([2500, 5000, 7500, 12_500, 27_500, 55_000])}.00`
  return {
    customerId: pick(customerIds),
    kind,
    amount: kind === 'payment' ? `-${amount}` : amount,
    date: indianDay(new Date(at)),
    method: kind === 'payment' ? pick(['cash', 'upi', 'upi', 'bank', 'cheque'] as const) : null,
    reference: '',
    orderId: null,
    billNumber: null,
    reverses: null,
    note: '',
    at: new Date(at).toISOString(),
    by: 'seed',
  }
}
