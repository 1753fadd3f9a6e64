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

/** An order as its customer's page lists it: what is due for it, what has been paid, and what may be given back, in rupees. */
export interface CustomerOrder extends Pick<Order, 'id' | 'createdAt' | 'status' | 'paymentStatus' | 'totalAmount' | 'items'> {
  due: string
  paid: string
  refundable: string
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
  /** All that were joined to this one, with the money that would stay here if each were parted. */
  joined: (Pick<Customer, 'id' | 'name' | 'phone'> & { stays: StayingMoney[] })[]
  /** Others that may be the same person. */
  alike: Pick<Customer, 'id' | 'name' | 'phone'>[]
}

/** Rupees without an order that stay with a customer when another is parted from it. */
export interface StayingMoney {
  customerId: number
  name: string
  amount: string
}

/** What the matches of a list owe together; `customers` counts those who owe. */
export interface OwedSums {
  customers: number
  owed: string
  ages: OwedByAge
  notBilled: string
}

/** Goods that have left without a bill, of which nobody knows whose they are: their number, and rupees owed and not billed. */
export interface OwedOfNobody {
  orders: number
  owed: string
  notBilled: string
}

/** The same of all customers, whatever is searched. */
export interface CustomerStats extends OwedSums {
  total: number
  ofNobody: OwedOfNobody
}
