import type { Bill } from './bills'
import type { Customer } from './customers'
import type { LedgerEntry } from './ledger'
import type { Order } from './orders'

/** Rupees owed by the days since the debt arose; they add up to the balance, where one is owed. */
export interface OwedByAge {
  upTo30: string
  upTo60: string
  over60: string
}

/** A customer with what is owed: signed rupees, above zero where the customer owes. */
export interface CustomerBalance extends Customer {
  balance: string
  owed: OwedByAge
  /** The Indian day of the oldest debt; null where nothing is owed. */
  owesSince: string | null
}

/** An order as its customer's page lists it: what is due for it and what has been paid, in rupees. */
export interface CustomerOrder extends Pick<Order, 'id' | 'createdAt' | 'status' | 'paymentStatus' | 'totalAmount' | 'items'> {
  due: string
  paid: string
}

export interface CustomerDetails extends CustomerBalance {
  orders: CustomerOrder[]
  entries: LedgerEntry[]
  bills: Pick<Bill, 'number' | 'kind' | 'date' | 'orderId' | 'totalAmount'>[]
  /** The customers joined to this one. */
  joined: Pick<Customer, 'id' | 'name' | 'phone'>[]
  /** Others that may be the same person. */
  alike: Pick<Customer, 'id' | 'name' | 'phone'>[]
}

/** What the matches of a list owe together; `customers` counts those who owe. */
export interface OwedSums {
  customers: number
  owed: string
  ages: OwedByAge
}

/** The same of all customers, whatever is searched. */
export interface CustomerStats extends OwedSums {
  total: number
}
