import { CUSTOMER_COLUMNS } from '~/formats/customer-files'
import { indianDay } from '~/formats/dates'
import { indianPhone } from '~/formats/phones'
import { type Account, AGES, type Ages, agesOf, noAges } from '~/rules/ledger'
import { rupees } from '~/rules/money'
import { pageOf } from '~/rules/paging'
import { searchOf } from '~/rules/search'
import type { CustomerBalance, CustomerDetails, CustomerStats, OwedSums } from '~/schemas/customer-balances'
import type { Customer } from '~/schemas/customers'
import { type CustomerFilter, customerFilter, pageQuery } from '~/schemas/list-pages'
import { accountsIn, entriesOf, ordersOf, unbilledIn } from './accounts'
import { idsOf, standingFor } from './customers'
import type { Call, CallContext } from './http/call'
import { csvAnswer } from './http/csv-files'
import { checked } from './http/request-body'
import { namedRow, newestFirst } from './http/rows'
import { alikeOf } from './joined-customers'
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
    const account = accountsIn(store, shop)(id)
    return {
      ...withBalance({ customer, account, ages: agesOf(account.debts, indianDay(new Date(call.now))) }),
      orders: newestFirst(ordersOf(shop, id)).map(({ id, createdAt, status, paymentStatus, totalAmount, items }) => {
        const { due = 0, paid = 0 } = account.orders.get(id) ?? {}
        const shown = { id, createdAt, status, paymentStatus, totalAmount, items }
        return { ...shown, due: rupees(due), paid: rupees(paid) }
      }),
      entries: entriesOf(shop, id).toReversed(),
      unbilled: unbilledIn(account),
      bills: [...ids]
        .flatMap((each) => shop.bills.by('customerId', each))
        .sort((a, b) => a.id - b.id)
        .map(({ number, kind, date, orderId, totalAmount }) => ({ number, kind, date, orderId, totalAmount }))
        .reverse(),
      joined: [...ids].flatMap((each) => (each === id ? [] : shortOf(shop.customers.get(each)))),
      alike: alikeOf(shop, customer).flatMap(shortOf),
    }
  })
}

const shortOf = (customer: Customer | undefined) =>
  customer ? [{ id: customer.id, name: customer.name, phone: customer.phone }] : []

interface Found {
  customer: Customer
  account: Account
  ages: Ages
}

/** All customers and those found, each with its account in paise. */
function search(store: Store, { search, owing }: CustomerFilter, now: string) {
  return store.read((shop) => {
    const today = indianDay(new Date(now))
    const accountOfCustomer = accountsIn(store, shop)
    const customers = newestFirst(Iterator.from(shop.customers.rows()).filter(({ joinedTo }) => joinedTo === null))
    const withAccount = (customer: Customer): Found => {
      const account = accountOfCustomer(customer.id)
      return { customer, account, ages: agesOf(account.debts, today) }
    }
    const all = customers.map(withAccount)
    const found = search === '' ? all : matching(shop, customers, search).map(withAccount)
    if (owing === '') return { all, found }
    const owed = found.filter(({ account, ages }) => account.debts.length > 0 && (owing === 'all' || ages[owing] > 0))
    return { all, found: owed.sort(longestFirst) }
  })
}

const owesSince = ({ debts }: Account): string | null => debts.reduce<string | null>(earlier, null)

const earlier = (day: string | null, { date }: { date: string }) => (day === null || date < day ? date : day)

/** Days as texts: they are compared as such, which is quicker than by the letters of a language. */
function longestFirst({ account: a, customer: one }: Found, { account: b, customer: other }: Found): number {
  const [since, otherSince] = [owesSince(a) ?? '', owesSince(b) ?? '']
  if (since === otherSince) return one.id - other.id
  return since < otherSince ? -1 : 1
}

const searched = searchOf<Customer>(({ name, phone, address, district, id }) => [name, phone, address, district, `#${id}`])

/** A number is found as it is kept, however it was typed. */
function matching(shop: ShopReader, customers: readonly Customer[], search: string): readonly Customer[] {
  const phone = indianPhone(search)
  const known = phone === undefined ? undefined : shop.customerNumbers.get(phone)
  return known ? customers.filter(({ id }) => id === known.customerId) : searched(customers, asDigits(search))
}

const asDigits = (text: string) => (/^\+?[\d\s()-]{3,}$/.test(text.trim()) ? text.replace(/[^\d+]/g, '') : text)

const withBalance = ({ customer, account, ages }: Found): CustomerBalance => ({
  ...customer,
  balance: rupees(account.balance),
  owed: inRupees(ages),
  advance: rupees(account.advance),
  notBilled: rupees(notBilledIn(account)),
  owesSince: owesSince(account),
})

const notBilledIn = ({ unbilled }: Account): number => unbilled.reduce((sum, { paise }) => sum + paise, 0)

const inRupees = ({ upTo30, upTo60, over60 }: Ages) => ({
  upTo30: rupees(upTo30),
  upTo60: rupees(upTo60),
  over60: rupees(over60),
})

/** What all customers owe together. */
export function owedByAll(store: Store, now: string): Promise<OwedSums> {
  return search(store, { search: '', owing: '' }, now).then(({ all }) => sumsOf(all))
}

function sumsOf(found: readonly Found[]): OwedSums {
  const sums = noAges()
  let [customers, notBilled] = [0, 0]
  for (const { account, ages } of found) {
    if (account.debts.length > 0) customers++
    notBilled += notBilledIn(account)
    for (const age of AGES) sums[age] += ages[age]
  }
  const owed = sums.upTo30 + sums.upTo60 + sums.over60
  return { customers, owed: rupees(owed), ages: inRupees(sums), notBilled: rupees(notBilled) }
}
