import type { Order } from '../orders/schema'
import type { Bill } from './bills-schema'
import type { LedgerEntry } from './ledger-schema'
import type { Customer } from './schema'

/** Rupees owed by the days since the debt arose. */
interface OwedByAge {
  upTo30: string
  upTo60: string
  over60: string
}

/** A customer with its account in rupees. */
export interface CustomerBalance extends Customer {
  /** What is owed less what is held in advance: above zero where the customer owes. */
  balance: string
  owed: OwedByAge
  /** Paid for orders that have not left yet, and beyond all that is owed. */
  advance: string
  /** The worth of goods that have left and are not billed yet: it is owed as well. */
  notBilled: string
  /** The Indian day of the oldest debt; null where nothing is owed. */
  owesSince: string | null
}

/** An order as its customer's page lists it: what is due for it and what has been paid, in rupees. */
export interface CustomerOrder extends Pick<Order, 'id' | 'createdAt' | 'status' | 'paymentStatus' | 'totalAmount' | 'items'> {
  due: string
  paid: string
}

/** An order whose goods have left and that has no bill; `date` is the Indian day on which they left. */
export interface UnbilledOrder {
  orderId: number
  date: string
  amount: string
}

export interface CustomerDetails extends CustomerBalance {
  orders: CustomerOrder[]
  entries: LedgerEntry[]
  /** Oldest first. */
  unbilled: UnbilledOrder[]
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
  notBilled: string
}

/** The same of all customers, whatever is searched. */
export interface CustomerStats extends OwedSums {
  total: number
}
