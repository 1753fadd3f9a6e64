import type { CustomerBalance, CustomerDetails, CustomerStats, OwedSums } from '~/domain/customers/customer-balances-schema'
import { CUSTOMER_COLUMNS } from '~/domain/customers/customer-files'
import type { Ages } from '~/domain/customers/ledger'
import { isWithoutGstin } from '~/domain/customers/listed-bills'
import { indianDay } from '~/domain/dates'
import { type CustomerFilter, customerFilter, pageQuery } from '~/domain/list-pages-schema'
import { rupees } from '~/domain/money'
import { pageOf } from '~/domain/paging'
import { indianPhone } from '~/domain/phones'
import { searchOf } from '~/domain/search'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvAnswer } from '../http/csv-files'
import { checked } from '../http/request-body'
import { RowPieces } from '../http/row-pieces'
import { namedRow, newestFirst } from '../http/rows'
import type { ShopReader } from '../store/store'
import { entriesOf, idsOf, ordersOf, primaryCustomer, unbilledIn } from './accounts'
import {
  accountsIn,
  type CustomerAccount,
  type CustomersOfDay,
  customersIn,
  type OwedPaise,
  sumOwed,
  whenListed,
  withAccount,
} from './customer-accounts'
import { possibleDuplicates, stayingMoney } from './joined-customers'
import { owedUnassigned } from './unbilled-orders'

/** The customers with what they owe: debtors by oldest debt, all customers newest first. */
export async function listCustomers({ now }: Call, { url, locals }: CallContext) {
  const asked = Object.fromEntries(url.searchParams)
  const filter = checked(asked, customerFilter)
  const place = 'page' in asked && checked(asked, pageQuery)
  const today = indianDay(new Date(now))
  await whenListed(locals.store, today)
  return locals.store.read((shop) => {
    const all = customersIn(locals.store, shop, today)
    const found = search(shop, all, filter)
    if (!place) {
      const madeOf = JSON.stringify([locals.store.version, today, filter])
      return new RowPieces([...found], { shown: withBalance, madeOf })
    }
    const shown = pageOf(found, String(place.page), place.size)
    const stats: CustomerStats = { ...owedInRupees(all.sums), total: all.newest.length, ofNobody: owedUnassigned(shop) }
    return { ...shown, rows: shown.rows.map(withBalance), sums: owedInRupees(sumsOf(found, all)), stats }
  })
}

/** The same as a CSV file. */
export async function exportCustomers({ now }: Call, { url, locals }: CallContext): Promise<CallAnswer<string>> {
  const filter = checked(Object.fromEntries(url.searchParams), customerFilter)
  const today = indianDay(new Date(now))
  await whenListed(locals.store, today)
  const rows = await locals.store.read((shop) => {
    const all = customersIn(locals.store, shop, today)
    return [...search(shop, all, filter)]
  })
  return csvAnswer('customers', CUSTOMER_COLUMNS, Iterator.from(rows).map(withBalance), new Date(now))
}

/** A customer with what it owes, and its orders, entries and bills, latest first; 404 for an unknown id. */
export function readCustomer(call: Call, { locals: { store } }: CallContext): Promise<CustomerDetails> {
  return store.read((shop) => {
    const customer = namedRow(shop.customers, call, 'customer')
    const { id } = primaryCustomer(shop, customer.id) ?? customer
    const ids = idsOf(shop, id)
    const account = accountsIn(store, shop)(id)
    const today = indianDay(new Date(call.now))
    const bills = ids.flatMap((each) => shop.bills.by('customerId', each)).sort((a, b) => b.id - a.id)
    return {
      ...withBalance(withAccount(customer, account, today)),
      orders: newestFirst(ordersOf(shop, id)).map(({ id, createdAt, status, paymentStatus, totalAmount, items }) => {
        const { due = 0, paid = 0, refundable = 0 } = account.orders.get(id) ?? {}
        const shown = { id, createdAt, status, paymentStatus, totalAmount, items }
        return { ...shown, due: rupees(due), paid: rupees(paid), refundable: rupees(refundable) }
      }),
      entries: entriesOf(shop, id).toReversed(),
      unbilled: unbilledIn(account),
      bills: bills.map(({ number, kind, date, orderId, totalAmount }) => ({ number, kind, date, orderId, totalAmount })),
      withoutGstin: bills.filter((bill) => isWithoutGstin(bill, customer, today)).map(({ number }) => number),
      joined: ids
        .flatMap((each) => (each === id ? [] : (shop.customers.get(each) ?? [])))
        .map((each) => ({ id: each.id, name: each.name, phone: each.phone, stays: stayingMoney(shop, each) })),
      alike: possibleDuplicates(shop, customer).map(({ id, name, phone }) => ({ id, name, phone })),
    }
  })
}

/** The matching customers with their accounts. */
function search(shop: ShopReader, all: CustomersOfDay, { search, owing }: CustomerFilter): readonly CustomerAccount[] {
  const asked = owing === '' ? all.newest : owing === 'all' ? all.owing : all.owing.filter(({ ages }) => ages[owing] > 0)
  return search === '' ? asked : matching(shop, asked, search)
}

function sumsOf(found: readonly CustomerAccount[], all: CustomersOfDay): OwedPaise {
  if (found === all.newest) return all.sums
  return found === all.owing ? all.owingSums : sumOwed(found)
}

const searched = searchOf(({ customer: { name, phone, address, district, id } }: CustomerAccount) => [
  name,
  phone,
  address,
  district,
  `#${id}`,
])

/** Finds a complete phone number in any format, also of joined customers; otherwise searches the fields. */
function matching(shop: ShopReader, found: readonly CustomerAccount[], search: string): readonly CustomerAccount[] {
  const phone = indianPhone(search)
  const known = phone === undefined ? undefined : shop.customerNumbers.get(phone)
  const primary = known && primaryCustomer(shop, known.customerId)
  if (primary) return found.filter(({ customer }) => customer.id === primary.id)
  return searched(found, asDigits(search))
}

const asDigits = (text: string) => (/^\+?[\d\s()-]{3,}$/.test(text.trim()) ? text.replace(/[^\d+]/g, '') : text)

export const withBalance = ({ customer, account, ages, owesSince, notBilled }: CustomerAccount): CustomerBalance => ({
  ...customer,
  balance: rupees(account.balance),
  owed: inRupees(ages),
  advance: rupees(account.advance),
  notBilled: rupees(notBilled),
  owesSince: owesSince || null,
})

const inRupees = ({ upTo30, upTo60, over60 }: Ages) => ({
  upTo30: rupees(upTo30),
  upTo60: rupees(upTo60),
  over60: rupees(over60),
})

/** The sums of what customers owe, in rupees. */
export const owedInRupees = ({ owing, ages, notBilled }: OwedPaise): OwedSums => ({
  customers: owing,
  owed: rupees(ages.upTo30 + ages.upTo60 + ages.over60),
  ages: inRupees(ages),
  notBilled: rupees(notBilled),
})
