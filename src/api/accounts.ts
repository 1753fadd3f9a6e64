import { setImmediate } from 'node:timers/promises'
import { type Account, accountOf, byDay } from '~/rules/ledger'
import { rupees } from '~/rules/money'
import type { UnbilledOrder } from '~/schemas/customer-balances'
import type { LedgerEntry } from '~/schemas/ledger'
import type { Order } from '~/schemas/orders'
import { idsOf, standingFor } from './customers'
import type { ShopReader, Store } from './store/store'

/** The orders of a customer and of those joined to it. */
export const ordersOf = (shop: ShopReader, customerId: number): Order[] =>
  [...idsOf(shop, customerId)].flatMap((id) => shop.orders.by('customerId', id))

/** The entries of a customer and of those joined to it, by their day. */
export const entriesOf = (shop: ShopReader, customerId: number): LedgerEntry[] =>
  [...idsOf(shop, customerId)].flatMap((id) => shop.ledgerEntries.by('customerId', id)).sort(byDay)

/** What a customer, with those joined to it, owes and has paid. Every screen and file takes these figures from here. */
export const readAccount = (shop: ShopReader, customerId: number): Account =>
  accountOf(entriesOf(shop, customerId), ordersOf(shop, customerId))

/** Goods that have left without a bill, as the wire has them. */
export const unbilledIn = ({ unbilled }: Account): UnbilledOrder[] =>
  unbilled.map(({ orderId, date, paise }) => ({ orderId, date, amount: rupees(paise) }))

/** The accounts of a store that were read, each until one of its rows changes: a list of customers reads them all. */
class Accounts {
  readonly #store: Store
  readonly #read = new Map<number, Account>()
  #version: number | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** Forgets what has changed. */
  catchUp(shop: ShopReader): this {
    const changed = this.#version === undefined ? undefined : this.#changedSince(this.#version)
    this.#version = this.#store.version
    if (!changed) this.#read.clear()
    for (const id of changed ?? []) {
      this.#read.delete(id)
      this.#read.delete(standingFor(shop, id)?.id ?? id)
    }
    return this
  }

  of(shop: ShopReader, customerId: number): Account {
    const known = this.#read.get(customerId) ?? readAccount(shop, customerId)
    this.#read.set(customerId, known)
    return known
  }

  /** The customers whose entries, orders or joined ones have changed; undefined where that is too long ago. */
  #changedSince(version: number): number[] | undefined {
    const entries = this.#store.changedValues('ledgerEntries', 'customerId', version)
    const orders = this.#store.changedValues('orders', 'customerId', version)
    const joined = this.#store.changedValues('customers', 'joinedTo', version)
    return entries && orders && joined && [...entries, ...orders, ...joined].map(Number)
  }
}

const ofStores = new WeakMap<Store, Accounts>()

/** The account of each customer as `shop` shows it now. A joined one has none of its own. */
export function accountsIn(store: Store, shop: ShopReader): (customerId: number) => Account {
  const accounts = ofStores.get(store) ?? new Accounts(store)
  ofStores.set(store, accounts)
  accounts.catchUp(shop)
  return (customerId) => accounts.of(shop, customerId)
}

const AT_ONCE = 500

/** Reads the account of each customer, some at a time, so that the first list after a start need not. Gives how many there are. */
export async function warmAccounts(store: Store): Promise<number> {
  const ids = await store.read((shop) => [...Iterator.from(shop.customers.rows()).map(({ id }) => id)])
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await store.read((shop) => {
      const accountOfCustomer = accountsIn(store, shop)
      for (const id of ids.slice(from, from + AT_ONCE)) accountOfCustomer(id)
    })
    await setImmediate()
  }
  return ids.length
}
