import { CUSTOMER_COLUMNS } from '~/formats/customer-files'
import { indianDay } from '~/formats/dates'
import { indianPhone } from '~/formats/phones'
import { AGES, type Ages, noAges, paymentsOf, type Standing } from '~/rules/ledger'
import { paiseIn, rupees } from '~/rules/money'
import { pageOf } from '~/rules/paging'
import { searchOf } from '~/rules/search'
import type { CustomerBalance, CustomerDetails, OwedSums } from '~/schemas/customer-balances'
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
  const found = await balances(locals.store, filter, now)
  if (!('page' in asked)) return found
  const { page, size } = checked(asked, pageQuery)
  return { ...pageOf(found, String(page), size), sums: sumsOf(found) }
}

/** The same as a CSV file. */
export async function exportCustomers({ now }: Call, { url, locals }: CallContext): Promise<Response> {
  const filter = checked(Object.fromEntries(url.searchParams), customerFilter)
  return csvAnswer('customers', CUSTOMER_COLUMNS, await balances(locals.store, filter, now), new Date(now))
}

/** A customer with what it owes, its orders and its bills; 404 for an unknown id. */
export function readCustomer(call: Call, { locals: { store } }: CallContext): Promise<CustomerDetails> {
  return store.read((shop) => {
    const customer = namedRow(shop.customers, call, 'customer')
    const { id } = standingFor(shop, customer.id) ?? customer
    const ids = idsOf(shop, id)
    const book = ledgerBook(store, shop, indianDay(new Date(call.now)))
    const orders = ordersOf(shop, id)
    const payments = paymentsOf(book.entriesOf(id), orders)
    return {
      ...withBalance(customer, book.standingOf(id)),
      orders: newestFirst(orders).map(({ id, createdAt, status, paymentStatus, totalAmount, items }) => {
        const { due = 0, paid = 0 } = payments.get(id) ?? {}
        return { id, createdAt, status, paymentStatus, totalAmount, items, due: rupees(due), paid: rupees(paid) }
      }),
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

function balances(store: Store, filter: CustomerFilter, now: string): Promise<CustomerBalance[]> {
  return store.read((shop) => {
    const book = ledgerBook(store, shop, indianDay(new Date(now)))
    const customers = newestFirst(found(shop, filter))
    const all = customers.map((customer) => withBalance(customer, book.standingOf(customer.id)))
    const { owing } = filter
    if (owing === '') return all
    const owed = all.filter((each) => (owing === 'all' ? each.owesSince !== null : each.owed[owing] !== '0.00'))
    return owed.sort((a, b) => (a.owesSince ?? '').localeCompare(b.owesSince ?? '') || a.id - b.id)
  })
}

const search = searchOf<Customer>(({ name, phone, address, district, id }) => [name, phone, address, district, `#${id}`])

/** A number is found as it is kept, however it was typed. */
function found(shop: ShopReader, filter: CustomerFilter): readonly Customer[] {
  const standing = [...Iterator.from(shop.customers.rows()).filter(({ joinedTo }) => joinedTo === null)]
  const phone = indianPhone(filter.search)
  const known = phone === undefined ? undefined : shop.customerNumbers.get(phone)
  if (known) return standing.filter(({ id }) => id === known.customerId)
  return search(standing, asDigits(filter.search))
}

const asDigits = (text: string) => (/^\+?[\d\s()-]{3,}$/.test(text.trim()) ? text.replace(/[^\d+]/g, '') : text)

function withBalance(customer: Customer, { balance, ages, owesSince }: Standing): CustomerBalance {
  return { ...customer, balance: rupees(balance), owed: inRupees(ages), owesSince }
}

const inRupees = ({ upTo30, upTo60, over60 }: Ages) => ({
  upTo30: rupees(upTo30),
  upTo60: rupees(upTo60),
  over60: rupees(over60),
})

function sumsOf(found: readonly CustomerBalance[]): OwedSums {
  const ages = noAges()
  for (const { owed } of found) for (const age of AGES) ages[age] += paiseIn(owed[age])
  const owing = found.filter(({ owesSince }) => owesSince !== null)
  return { customers: owing.length, owed: rupees(ages.upTo30 + ages.upTo60 + ages.over60), ages: inRupees(ages) }
}
