import * as z from 'zod/mini'
import { customerFilter, pageQuery } from '../list-pages-schema'
import { money, signedMoney } from '../money-schema'
import { order } from '../orders/schema'
import { pageOfRows } from '../paging-schema'
import { count, id } from '../text'
import { bill } from './bills-schema'
import { ledgerEntry } from './ledger-schema'
import { customer } from './schema'

/** Rupees owed by the days since the debt arose. */
const owedByAge = z.object({ upTo30: money, upTo60: money, over60: money })

/** A customer with its account in rupees. */
export const customerBalance = z.extend(customer, {
  /** What is owed less what is held in advance: above zero where the customer owes. */
  balance: signedMoney,
  owed: owedByAge,
  /** Paid for orders that have not left yet, and beyond all that is owed. */
  advance: money,
  /** The worth of goods that have left and are not billed yet: it is owed as well. */
  notBilled: money,
  /** The Indian day of the oldest debt; null where nothing is owed. */
  owesSince: z.nullable(z.string()),
})

/** An order as its customer's page lists it: what is due for it, what has been paid, and what may be given back, in rupees. */
const customerOrder = z.extend(
  z.pick(order, { id: true, createdAt: true, status: true, paymentStatus: true, totalAmount: true, items: true }),
  { due: signedMoney, paid: signedMoney, refundable: signedMoney },
)

/** An order whose goods have left and that has no bill; `date` is the Indian day on which they left. */
export const unbilledOrder = z.object({ orderId: id, date: z.string(), amount: money })

/** Rupees without an order that stay with a customer when another is parted from it. */
const stayingMoney = z.object({ customerId: id, name: z.string(), amount: signedMoney })

/** A customer with the money that stays behind where it was parted. */
export const joinedCustomer = z.extend(customer, { stays: z.optional(z.array(stayingMoney)) })

const person = z.pick(customer, { id: true, name: true, phone: true })

export const customerDetails = z.extend(customerBalance, {
  orders: z.array(customerOrder),
  entries: z.array(ledgerEntry),
  /** Oldest first. */
  unbilled: z.array(unbilledOrder),
  bills: z.array(z.pick(bill, { number: true, kind: true, date: true, orderId: true, totalAmount: true })),
  /** All that were joined to this one, with the money that would stay here if each were parted. */
  joined: z.array(z.extend(person, { stays: z.array(stayingMoney) })),
  /** Others that may be the same person. */
  alike: z.array(person),
})

/** What the matches of a list owe together; `customers` counts those who owe. */
export const owedSums = z.object({ customers: count, owed: money, ages: owedByAge, notBilled: money })

/** Goods that have left without a bill, of which nobody knows whose they are: their number, and rupees owed and not billed. */
export const owedUnassigned = z.object({ orders: count, owed: money, notBilled: money })

/** The same of all customers, whatever is searched. */
export const customerStats = z.extend(owedSums, { total: count, ofNobody: owedUnassigned })

/** Which customers are listed, with `page` a page of them. */
export const customersQuery = z.extend(customerFilter, z.partial(pageQuery).shape)

/** All found customers, or a page of them. */
export const listedCustomers = z.union([
  z.array(customerBalance),
  z.extend(pageOfRows(customerBalance), { sums: owedSums, stats: customerStats }),
])

export type CustomerBalance = z.infer<typeof customerBalance>
export type CustomerOrder = z.infer<typeof customerOrder>
export type UnbilledOrder = z.infer<typeof unbilledOrder>
export type StayingMoney = z.infer<typeof stayingMoney>
export type JoinedCustomer = z.infer<typeof joinedCustomer>
export type CustomerDetails = z.infer<typeof customerDetails>
export type OwedSums = z.infer<typeof owedSums>
export type OwedUnassigned = z.infer<typeof owedUnassigned>
export type CustomerStats = z.infer<typeof customerStats>
