import { setImmediate } from 'node:timers/promises'
import { indianDay } from '~/formats/dates'
import { byDay, type Standing, standingOf } from '~/rules/ledger'
import type { LedgerEntry } from '~/schemas/ledger'
import type { ShopReader, Store } from './store/store'

/**
 * The entries of each customer and what they come to, kept beside the store: a payment costs its own customer's entries, not
 * all that are stored.
 */
class LedgerBook {
  readonly #store: Store
  #entries = new Map<number, LedgerEntry[]>()
  #standings = new Map<number, Standing>()
  #joinedTo = new Map<number, number>()
  #versions: { entries: number; customers: number } | undefined
  #today = ''

  constructor(store: Store) {
    this.#store = store
  }

  /** Brings the book to the store's version and to the Indian day of `today`. */
  catchUp(shop: ShopReader, today: string): this {
    if (this.#today !== today) this.#standings = new Map()
    this.#today = today
    if (!this.#follow(shop)) this.#rebuild(shop)
    this.#versions = { entries: this.#store.tableVersion('ledgerEntries'), customers: this.#store.tableVersion('customers') }
    return this
  }

  /** The entries of a customer and of those joined to it, by their day. */
  entriesOf(customerId: number): readonly LedgerEntry[] {
    return (this.#entries.get(customerId) ?? []).toSorted(byDay)
  }

  standingOf(customerId: number): Standing {
    const known = this.#standings.get(customerId) ?? standingOf(this.#entries.get(customerId) ?? [], this.#today)
    this.#standings.set(customerId, known)
    return known
  }

  /** Adds what is new; false where more than that has changed. */
  #follow(shop: ShopReader): boolean {
    if (!this.#versions) return false
    const entries = this.#store.changedSince('ledgerEntries', this.#versions.entries)
    const customers = this.#store.changedSince('customers', this.#versions.customers)
    if (!entries || !customers || customers.some((key) => this.#isJoinedAnew(shop, Number(key)))) return false
    return entries.every((key) => this.#add(shop.ledgerEntries.get(key)))
  }

  #isJoinedAnew = (shop: ShopReader, id: number) => (shop.customers.get(id)?.joinedTo ?? undefined) !== this.#joinedTo.get(id)

  #add(entry: LedgerEntry | undefined): boolean {
    if (!entry) return false
    const id = this.#joinedTo.get(entry.customerId) ?? entry.customerId
    const entries = this.#entries.get(id) ?? []
    if (entries.some((other) => other.id === entry.id)) return false
    this.#entries.set(id, [...entries, entry])
    this.#standings.delete(id)
    return true
  }

  #rebuild(shop: ShopReader) {
    this.#standings = new Map()
    this.#joinedTo = new Map(
      Iterator.from(shop.customers.rows()).flatMap(({ id, joinedTo }) => (joinedTo ? [[id, joinedTo] as const] : [])),
    )
    const idOf = ({ customerId }: LedgerEntry) => this.#joinedTo.get(customerId) ?? customerId
    this.#entries = Map.groupBy(shop.ledgerEntries.rows(), idOf)
  }
}

const books = new WeakMap<Store, LedgerBook>()

/** The ledger of a store as `shop` shows it now. */
export function ledgerBook(store: Store, shop: ShopReader, today: string): LedgerBook {
  const book = books.get(store) ?? new LedgerBook(store)
  books.set(store, book)
  return book.catchUp(shop, today)
}

const AT_ONCE = 500

/** Reckons what each customer owes, some at a time, so that the first list after a start need not. Gives how many there are. */
export async function warmLedger(store: Store, now: Date): Promise<number> {
  const ids = await store.read((shop) => [...Iterator.from(shop.customers.rows()).map(({ id }) => id)])
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await store.read((shop) => {
      const book = ledgerBook(store, shop, indianDay(now))
      for (const id of ids.slice(from, from + AT_ONCE)) book.standingOf(id)
    })
    await setImmediate()
  }
  return ids.length
}
