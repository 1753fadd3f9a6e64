import { CUSTOMER_COLUMNS } from '~/formats/customer-files'
import { indianDay } from '~/formats/dates'
import { indianPhone } from '~/formats/phones'
import { AGES, type Ages, noAges, paymentsOf, type Standing } from '~/rules/ledger'
import { rupees } from '~/rules/money'
import { pageOf } from '~/rules/paging'
import { searchOf } from '~/rules/search'
import type { CustomerBalance, CustomerDetails, CustomerStats, OwedSums } from '~/schemas/customer-balances'
import type { Customer } from '~/schemas/customers'
import { type CustomerFilter, customerFilter, pageQuery } from '~/schemas/list-pages'
import { idsOf, standingFor } from './customers'
import type { Call, CallContext } from './http/call'
import { csvAnswer } from './http/csv-files'
import { checked } from './http/request-body'
import { namedRow, newestFirst } from './http/rows'
import { alikeOf } from './joined-customers'
import { ordersOf } from './ledger'
import { ledgerBook } from './ledger-book'
import type { ShopReader, Store } from './store/store'

/** The customers with what they owe: who owes the longest first where the list is of those who owe, otherwise newest first. */
export async function listCustomers({ now }: Call, { url, locals }: CallContext) {
  const asked = Object.fromEntries(url.searchParams)
  const filter = checked(asked, customerFilter)
  const { all, found } = await search(locals.store, filter, now)
  if (!('page' in asked)) return found.map(withBalance)
  const { page, size } = checked(asked, pageQuery)
  const shown = pageOf(found, String(page), size)
  const stats: CustomerStats = { ...sumsOf(all), total: all.length }
  return { ...shown, rows: shown.rows.map(withBalance), sums: sumsOf(found), stats }
}

/** The same as a CSV file. */
export async function exportCustomers({ now }: Call, { url, locals }: CallContext): Promise<Response> {
  const filter = checked(Object.fromEntries(url.searchParams), customerFilter)
  const { found } = await search(locals.store, filter, now)
  return csvAnswer('customers', CUSTOMER_COLUMNS, found.map(withBalance), new Date(now))
}

/** A customer with what it owes, its orders, entries and bills, the latest first; 404 for an unknown id. */
export function readCustomer(call: Call, { locals: { store } }: CallContext): Promise<CustomerDetails> {
  return store.read((shop) => {
    const customer = namedRow(shop.customers, call, 'customer')
    const { id } = standingFor(shop, customer.id) ?? customer
    const ids = idsOf(shop, id)
    const book = ledgerBook(store, shop, indianDay(new Date(call.now)))
    const orders = ordersOf(shop, id)
    const payments = paymentsOf(book.entriesOf(id), orders)
    return {
      ...withBalance({ customer, standing: book.standingOf(id) }),
      orders: newestFirst(orders).map(({ id, createdAt, status, paymentStatus, totalAmount, items }) => {
        const { due = 0, paid = 0 } = payments.get(id) ?? {}
        return { id, createdAt, status, paymentStatus, totalAmount, items, due: rupees(due), paid: rupees(paid) }
      }),
      entries: book.entriesOf(id).toReversed(),
      bills: [...Iterator.from(shop.bills.rows()).filter(({ customerId }) => ids.has(customerId))]
        .map(({ number, kind, date, orderId, totalAmount }) => ({ number, kind, date, orderId, totalAmount }))
        .reverse(),
      joined: [...ids].flatMap((each) => (each === id ? [] : shortOf(shop.customers.get(each)))),
      alike: alikeOf(shop, customer).flatMap(shortOf),
    }
  })
}

const shortOf = (customer: Customer | undefined) =>
  customer ? [{ id: customer.id, name: customer.name, phone: customer.phone }] : []

interface Account {
  customer: Customer
  standing: Standing
}

/** All customers and those found, each with what it owes in paise. */
function search(store: Store, { search, owing }: CustomerFilter, now: string) {
  return store.read((shop) => {
    const book = ledgerBook(store, shop, indianDay(new Date(now)))
    const customers = newestFirst(Iterator.from(shop.customers.rows()).filter(({ joinedTo }) => joinedTo === null))
    const accountOf = (customer: Customer) => ({ customer, standing: book.standingOf(customer.id) })
    const all = customers.map(accountOf)
    const found = matching(shop, customers, search).map(accountOf)
    if (owing === '') return { all, found }
    const owed = found.filter(({ standing: { owesSince, ages } }) => owesSince !== null && (owing === 'all' || ages[owing] > 0))
    return { all, found: owed.sort(longestFirst) }
  })
}

/** Days as texts: they are compared as such, which is quicker than by the letters of a language. */
function longestFirst({ standing: a, customer: one }: Account, { standing: b, customer: other }: Account): number {
  if (a.owesSince === b.owesSince) return one.id - other.id
  return (a.owesSince ?? '') < (b.owesSince ?? '') ? -1 : 1
}

const searched = searchOf<Customer>(({ name, phone, address, district, id }) => [name, phone, address, district, `#${id}`])

/** A number is found as it is kept, however it was typed. */
function matching(shop: ShopReader, customers: readonly Customer[], search: string): readonly Customer[] {
  const phone = indianPhone(search)
  const known = phone === undefined ? undefined : shop.customerNumbers.get(phone)
  return known ? customers.filter(({ id }) => id === known.customerId) : searched(customers, asDigits(search))
}

const asDigits = (text: string) => (/^\+?[\d\s()-]{3,}$/.test(text.trim()) ? text.replace(/[^\d+]/g, '') : text)

const withBalance = ({ customer, standing: { balance, ages, owesSince } }: Account): CustomerBalance => ({
  ...customer,
  balance: rupees(balance),
  owed: inRupees(ages),
  owesSince,
})

const inRupees = ({ upTo30, upTo60, over60 }: Ages) => ({
  upTo30: rupees(upTo30),
  upTo60: rupees(upTo60),
  over60: rupees(over60),
})

function sumsOf(accounts: readonly Account[]): OwedSums {
  const sums = noAges()
  let customers = 0
  for (const { standing } of accounts) {
    if (standing.owesSince !== null) customers++
    for (const age of AGES) sums[age] += standing.ages[age]
  }
  return { customers, owed: rupees(sums.upTo30 + sums.upTo60 + sums.over60), ages: inRupees(sums) }
}
