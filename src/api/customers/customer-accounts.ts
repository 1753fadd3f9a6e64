import { type Account, AGES, type Ages, agesOf, lineOf, noAges, type Unbilled } from '~/domain/customers/ledger'
import type { Customer } from '~/domain/customers/schema'
import { SortedRows } from '~/domain/customers/sorted-rows'
import type { Order } from '~/domain/orders/schema'
import { newestFirst } from '../http/rows'
import { Follower } from '../store/follow'
import { perStore } from '../store/memo'
import type { ShopReader, Store } from '../store/store'
import { isTurnOver, nextTurn } from '../store/turns'
import { primaryCustomer, readAccount } from './accounts'

/** Maximum retries of a listing if too much changes; then it is made in one turn. */
const TRIES = 3

/** A primary customer with its account in paise. */
export interface CustomerAccount {
  customer: Customer
  account: Account
  ages: Ages
  /** The Indian day of the oldest debt; empty without debt. */
  owesSince: string
  notBilled: number
}

/** Sums of customers in paise; `owing` counts those who owe. */
export interface OwedPaise {
  owing: number
  ages: Ages
  notBilled: number
}

const noOwed = (): OwedPaise => ({ owing: 0, ages: noAges(), notBilled: 0 })

/** All customers with what they owe on an Indian day. */
export class CustomersOfDay {
  readonly today: string
  readonly sums = noOwed()
  readonly owingSums = noOwed()
  readonly #known = new Map<number, CustomerAccount>()
  readonly #newest = new SortedRows<CustomerAccount>(({ customer: a }, { customer: b }) => b.id - a.id)
  readonly #owing = new SortedRows<CustomerAccount>(longestFirst)
  readonly #unbilled = new SortedRows<Unbilled>(firstToLeave)

  constructor(today: string) {
    this.today = today
  }

  get newest() {
    return this.#newest.rows
  }

  /** Debtors, oldest debt first. */
  get owing() {
    return this.#owing.rows
  }

  /** Shipped orders without a bill, earliest dispatch first. */
  get unbilled() {
    return this.#unbilled.rows
  }

  add(customer: Customer, account: Account) {
    const found = withAccount(customer, account, this.today)
    this.#known.set(customer.id, found)
    this.#newest.add(found)
    if (found.owesSince) this.#owing.add(found)
    for (const each of account.unbilled) this.#unbilled.add(each)
    this.#count(found, 1)
  }

  delete(id: number) {
    const found = this.#known.get(id)
    if (!found) return
    this.#known.delete(id)
    this.#newest.delete(found)
    if (found.owesSince) this.#owing.delete(found)
    for (const each of found.account.unbilled) this.#unbilled.delete(each)
    this.#count(found, -1)
  }

  #count(found: CustomerAccount, times: 1 | -1) {
    countOwed(this.sums, found, times)
    if (found.owesSince) countOwed(this.owingSums, found, times)
  }
}

/** The accounts of a store, cached until their rows change. */
class CustomerAccounts {
  readonly #store: Store
  readonly #read = new Map<number, Account>()
  /** Customers whose position in the day's lists is outdated. */
  readonly #unlisted = new Set<number>()
  readonly #follower: Follower<'customers' | 'joined' | 'entries' | 'ofCustomers' | 'orders'>
  #ofDay: CustomersOfDay | undefined
  #listing: Promise<void> | undefined
  /** Customers changed since the listing of a day began; undefined if unknown. */
  #changedMeanwhile: Set<number> | undefined

  constructor(store: Store) {
    this.#store = store
    this.#follower = new Follower(store, {
      customers: 'customers',
      joined: ['customers', 'joinedTo'],
      entries: ['ledgerEntries', 'customerId'],
      ofCustomers: ['orders', 'customerId'],
      orders: 'orders',
    })
  }

  /** Drops outdated accounts. */
  catchUp(shop: ShopReader): this {
    this.#follower.catchUp({
      changed: ({ customers, joined, entries, ofCustomers, orders }) => {
        const ids = [...customers, ...joined, ...entries, ...ofCustomers].map(Number)
        for (const id of ids.flatMap((each) => [each, primaryCustomer(shop, each)?.id ?? each])) {
          this.#read.delete(id)
          this.#unlisted.add(id)
          this.#changedMeanwhile?.add(id)
        }
        for (const id of orders) this.#addLine(shop, shop.orders.get(Number(id)))
      },
      anew: () => {
        this.#read.clear()
        this.#unlisted.clear()
        this.#ofDay = undefined
        this.#changedMeanwhile = undefined
      },
    })
    return this
  }

  of(shop: ShopReader, customerId: number): Account {
    const known = this.#read.get(customerId) ?? readAccount(shop, customerId)
    this.#read.set(customerId, known)
    return known
  }

  on(shop: ShopReader, today: string): CustomersOfDay {
    const known = this.#ofDay?.today === today ? this.#ofDay : undefined
    const listed = known ?? new CustomersOfDay(today)
    if (known) this.#listAnew(shop, known, this.#unlisted)
    else for (const customer of newestFirst(shop.customers.rows())) this.#list(shop, listed, customer)
    this.#ofDay = listed
    this.#unlisted.clear()
    return listed
  }

  /** Lists all customers of a day, once, over many turns of the event loop. */
  async listed(today: string): Promise<void> {
    const isListed = () => this.#store.read((shop) => this.catchUp(shop).#ofDay?.today === today)
    for (let tries = 0; tries < TRIES && !(await isListed()); tries++) {
      this.#listing ??= this.#listInTurns(today).finally(() => {
        this.#listing = undefined
      })
      await this.#listing
    }
  }

  /** Gives up if too much changes meanwhile. */
  async #listInTurns(today: string): Promise<void> {
    const listed = new CustomersOfDay(today)
    const all = await this.#store.read((shop) => {
      this.catchUp(shop)
      this.#changedMeanwhile = new Set()
      return newestFirst(shop.customers.rows())
    })
    for (let done = 0; done < all.length; await nextTurn()) {
      done = await this.#store.read((shop) => this.#listSome(shop, listed, all, done))
      if (!this.#changedMeanwhile) return
    }
    await this.#store.read((shop) => {
      this.catchUp(shop)
      if (!this.#changedMeanwhile) return
      this.#listAnew(shop, listed, this.#changedMeanwhile)
      this.#changedMeanwhile = undefined
      this.#ofDay = listed
      this.#unlisted.clear()
    })
  }

  /** Adds a new order's line to a cached account. */
  #addLine(shop: ShopReader, order: Order | undefined) {
    if (order?.customerId === undefined) return
    const orders = this.#read.get(primaryCustomer(shop, order.customerId)?.id ?? order.customerId)?.orders
    if (orders && !orders.has(order.id)) orders.set(order.id, lineOf(order))
  }

  /** Lists the customers of one turn; returns how many are done. */
  #listSome(shop: ShopReader, listed: CustomersOfDay, all: readonly Customer[], done: number): number {
    this.catchUp(shop)
    let next = done
    do this.#list(shop, listed, shop.customers.get(all[next++]?.id ?? 0))
    while (next < all.length && !isTurnOver())
    return next
  }

  #list(shop: ShopReader, listed: CustomersOfDay, customer: Customer | undefined) {
    if (customer?.joinedTo === null) listed.add(customer, this.of(shop, customer.id))
  }

  /** An order may have moved between customers, so all are removed before any is added. */
  #listAnew(shop: ShopReader, listed: CustomersOfDay, ids: ReadonlySet<number>) {
    for (const id of ids) listed.delete(id)
    for (const id of ids) this.#list(shop, listed, shop.customers.get(id))
  }
}

const accountsOf = perStore((store) => new CustomerAccounts(store))

/** The current account of each customer in `shop`. A joined customer has none. */
export function accountsIn(store: Store, shop: ShopReader): (customerId: number) => Account {
  const accounts = accountsOf(store).catchUp(shop)
  return (customerId) => accounts.of(shop, customerId)
}

/** All customers in `shop` with what they owe on an Indian day. A live view: read it at once. */
export const customersIn = (store: Store, shop: ShopReader, today: string): CustomersOfDay =>
  accountsOf(store).catchUp(shop).on(shop, today)

/** Prepares all accounts and the list of an Indian day over many turns. Wait for it before reading them all. */
export const whenListed = (store: Store, today: string): Promise<void> => accountsOf(store).listed(today)

/** Sums what customers owe. */
export function sumOwed(found: readonly CustomerAccount[]): OwedPaise {
  const sums = noOwed()
  for (const each of found) countOwed(sums, each, 1)
  return sums
}

function countOwed(sums: OwedPaise, { ages, owesSince, notBilled }: CustomerAccount, times: 1 | -1) {
  if (owesSince) sums.owing += times
  sums.notBilled += times * notBilled
  for (const age of AGES) sums.ages[age] += times * ages[age]
}

export const withAccount = (customer: Customer, account: Account, today: string): CustomerAccount => ({
  customer,
  account,
  ages: agesOf(account.debts, today),
  owesSince: account.debts.reduce((day, { date }) => (day === '' || date < day ? date : day), ''),
  notBilled: account.unbilled.reduce((sum, { paise }) => sum + paise, 0),
})

/** Compares days as texts, which is faster than `localeCompare`. */
function longestFirst({ owesSince: a, customer: one }: CustomerAccount, { owesSince: b, customer: other }: CustomerAccount) {
  if (a === b) return one.id - other.id
  return a < b ? -1 : 1
}

export function firstToLeave(a: Pick<Unbilled, 'date' | 'orderId'>, b: Pick<Unbilled, 'date' | 'orderId'>): number {
  if (a.date === b.date) return a.orderId - b.orderId
  return a.date < b.date ? -1 : 1
}
