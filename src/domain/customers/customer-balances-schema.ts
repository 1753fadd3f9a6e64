import * as z from 'zod/mini'
import { customerFilter, pageQuery } from '../list-pages-schema'
import { money, signedMoney } from '../money-schema'
import { order } from '../orders/schema'
import { pageOfRows } from '../paging-schema'
import { count, id } from '../text'
import { bill } from './bills-schema'
import { ledgerEntry } from './ledger-schema'
import { customer } from './schema'

/** Rupees owed, by age of the debt in days. */
const owedByAge = z.object({ upTo30: money, upTo60: money, over60: money })

/** A customer with the account in rupees. */
export const customerBalance = z.extend(customer, {
  /** Owed minus advance: positive if the customer owes money. */
  balance: signedMoney,
  owed: owedByAge,
  /** Paid for orders that are not shipped yet, and overpaid. */
  advance: money,
  /** The value of shipped goods without a bill; included in what is owed. */
  notBilled: money,
  /** The Indian day of the oldest debt; null without debt. */
  owesSince: z.nullable(z.string()),
})

/** An order on the customer's page, with due, paid and refundable amounts in rupees. */
const customerOrder = z.extend(
  z.pick(order, { id: true, createdAt: true, status: true, paymentStatus: true, totalAmount: true, items: true }),
  { due: signedMoney, paid: signedMoney, refundable: signedMoney },
)

/** A shipped order without a bill; `date` is the Indian day of dispatch. */
export const unbilledOrder = z.object({ orderId: id, date: z.string(), amount: money })

/** Rupees not tied to an order, which stay with this customer when another one is separated from it. */
const stayingMoney = z.object({ customerId: id, name: z.string(), amount: signedMoney })

/** A customer with the money that stays behind after a separation. */
export const joinedCustomer = z.extend(customer, { stays: z.optional(z.array(stayingMoney)) })

const person = z.pick(customer, { id: true, name: true, phone: true })

export const customerDetails = z.extend(customerBalance, {
  orders: z.array(customerOrder),
  entries: z.array(ledgerEntry),
  /** Oldest first. */
  unbilled: z.array(unbilledOrder),
  bills: z.array(z.pick(bill, { number: true, kind: true, date: true, orderId: true, totalAmount: true })),
  /** Bills of open years without the customer's GSTIN, newest first. */
  withoutGstin: z.array(z.string()),
  /** All customers joined to this one, with the money that would stay here if each were separated. */
  joined: z.array(z.extend(person, { stays: z.array(stayingMoney) })),
  /** Possible duplicates. */
  alike: z.array(person),
})

/** Total owed by the customers that match; `customers` counts those who owe. */
export const owedSums = z.object({ customers: count, owed: money, ages: owedByAge, notBilled: money })

/** Shipped orders without a bill and without a known customer: count, and rupees owed and not billed. */
export const owedUnassigned = z.object({ orders: count, owed: money, notBilled: money })

/** The same for all customers, without a filter. */
export const customerStats = z.extend(owedSums, { total: count, ofNobody: owedUnassigned })

/** The filter, with `page` for a page of the list. */
export const customersQuery = z.extend(customerFilter, z.partial(pageQuery).shape)

/** All matching customers, or a page of them. */
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
