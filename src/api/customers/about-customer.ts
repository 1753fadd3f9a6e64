import { mentionOf, PHONE_DIGITS } from '~/domain/customers/mentions'
import { indianPhone } from '~/domain/phones'
import { guessedRows, rowName } from '../http/named-rows'
import type { TableName } from '../store/shop-schema'
import type { Key, ShopReader, Store, TableReader } from '../store/store'
import { inOneTurn, inTurns, type Steps, Turns } from '../store/turns'
import { idsOf, ordersOf } from './accounts'
import { erasedTables } from './erased-tables'
import { buyersOf } from './kept-of-customer'

/** Maximum retries if the data changes meanwhile. */
const TRIES = 5

/** The tables whose rows are searched for the customer's. */
const scannedTables = (): TableName[] => [...erasedTables().map(([name]) => name), 'changes', 'answeredRequests']

/** All tables that are read to plan changes of a customer's rows. */
const plannedTables = (): TableName[] => [...scannedTables(), 'customerNumbers', 'bills', 'shopKeys']

/** The tables with rows that more than a text ties to the customer. */
const TIED: readonly TableName[] = ['contacts', 'notifications', 'orders']

/** Everything that may link another row to the customer. */
interface Marks {
  ids: ReadonlySet<number>
  orders: ReadonlySet<number>
  phones: ReadonlySet<string>
  emails: ReadonlySet<string>
}

/** The customer's marks, or rows already read, have changed. */
class Outdated extends Error {}

/**
 * Runs `work` with the rows of a customer. In the shop that `work` gets, `rows` of long tables returns only rows that may
 * concern the customer; they were searched before, over many turns of the event loop. `work` reads or changes the shop through
 * the store, and may run again.
 */
export const withRowsAbout = <T>(
  store: Store,
  customerId: number,
  work: (narrowed: <Shop extends ShopReader>(shop: Shop) => Shop) => Promise<T>,
): Promise<T> =>
  untilKnown(async () => {
    const scan = new Scan(store, customerId)
    await scan.run()
    return work((shop) => scan.narrowed(shop))
  })

/**
 * The same with a plan of these rows, also made over many turns. It is planned again if the shop changed meanwhile, the last time
 * within the transaction.
 */
export const withPlanAbout = <Plan, T>(
  store: Store,
  customerId: number,
  planned: (shop: ShopReader) => Steps<Plan>,
  work: (planIn: (shop: ShopReader) => Plan) => Promise<T>,
): Promise<T> =>
  withRowsAbout(store, customerId, (narrowed) =>
    untilKnown(async (isLast) => {
      const versionsOf = () =>
        plannedTables()
          .map((name) => store.tableVersion(name))
          .join()
      const [versions, about] = await store.read((shop) => [versionsOf(), narrowed(shop)] as const)
      const plan = await inTurns(planned(about))
      return work((shop) => {
        const isSame = versionsOf() === versions && plannedTables().every((name) => none(shop[name].uncommitted?.()))
        if (isSame) return plan
        if (!isLast) throw new Outdated()
        return inOneTurn(planned(narrowed(shop)))
      })
    }),
  )

const none = (keys: Iterable<Key> = []): boolean => Iterator.from(keys).next().done === true

/** Retries while data is outdated; the last attempt cannot become outdated. */
async function untilKnown<T>(work: (isLast: boolean) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work(tries === TRIES)
    } catch (error) {
      if (!(error instanceof Outdated) || tries === TRIES) throw error
    }
  }
}

class Scan {
  readonly #store: Store
  readonly #customerId: number
  readonly #found = new Map(scannedTables().map((name) => [name, new Set<Key>()]))
  #versions: Partial<Record<TableName, number>> = {}
  #marks: Marks = { ids: new Set(), orders: new Set(), phones: new Set(), emails: new Set() }
  #turns = new Turns()

  constructor(store: Store, customerId: number) {
    this.#store = store
    this.#customerId = customerId
  }

  async run() {
    const shop = await this.#store.read((shop) => {
      this.#versions = Object.fromEntries(scannedTables().map((name) => [name, this.#store.tableVersion(name)]))
      this.#marks = marksOf(shop, this.#customerId)
      return shop
    })
    this.#turns = new Turns()
    const { ids, orders, phones, emails } = this.#marks
    const mention = mentionOf({ phones, emails: [] })
    const mentions = (row: object) => mention !== undefined && hasText(row, mention)
    const browsers = new Set<string>()
    await this.#each(shop.notifications, ({ orderId, raisedBy }) => {
      if (raisedBy !== null && orders.has(orderId ?? 0)) browsers.add(raisedBy)
      return false
    })
    const sent = new Set(
      [...browsers].flatMap((browser) => shop.notifications.by('raisedBy', browser).map((row) => row.contactId)),
    )
    const contacts = await this.#take('contacts', shop.contacts, (row) => {
      const { id, phone, email, complaint } = row
      const isTied = phones.has(indianPhone(phone ?? '') ?? '') || emails.has(email.toLowerCase()) || sent.has(id)
      return isTied || orders.has(complaint?.orderId ?? 0) || mentions(row)
    })
    await this.#take('notifications', shop.notifications, (row) => {
      const { orderId, contactId, raisedBy } = row
      const isTied = orders.has(orderId ?? 0) || contacts.has(contactId ?? 0) || browsers.has(raisedBy ?? '')
      return isTied || mentions(row)
    })
    const driven = await this.#take('orders', shop.orders, (row) => phones.has(row.dispatch?.driverPhone ?? '') || mentions(row))
    for (const [name] of erasedTables())
      if (!TIED.includes(name)) await this.#take(name, shop[name] as Pick<TableReader<object>, 'rows'>, mentions)
    const names = this.#names(shop, driven)
    await this.#take('changes', shop.changes, (row) => names.has(`${row.noun} ${row.rowId}`) || mentions(row))
    await this.#take('answeredRequests', shop.answeredRequests, (row) => {
      if (row.answer === null) return false
      const named = row.tellsOf ?? guessedRows(shop, row.answer)
      return named.some((each) => names.has(each)) || mention?.test(row.answer) === true
    })
    this.#marks = { ids, orders, phones, emails }
  }

  /** The found rows, and rows changed since. */
  narrowed<Shop extends ShopReader>(shop: Shop): Shop {
    if (!isWithin(marksOf(shop, this.#customerId), this.#marks)) throw new Outdated()
    const tables = new Map<string | symbol, object>(
      scannedTables().map((name) => [name, this.#narrowedTable(name, shop[name] as TableReader<object, string>)]),
    )
    return new Proxy(shop, { get: (target, name) => tables.get(name) ?? Reflect.get(target, name) })
  }

  #narrowedTable(name: TableName, table: TableReader<object, string>) {
    const changed = this.#store.changedSince(name, this.#versions[name] ?? -1)
    if (!changed) throw new Outdated()
    const keys = new Set([...this.#foundIn(name), ...changed, ...(table.uncommitted?.() ?? [])])
    return {
      get: (key: Key) => table.get(key),
      by: (...asked: Parameters<typeof table.by>) => table.by(...asked),
      *rows() {
        for (const key of keys) {
          const row = table.get(key)
          if (row !== undefined) yield row
        }
      },
    }
  }

  /** The names of the customer's rows, and linked ones, in audit entries and stored answers. */
  #names(shop: ShopReader, driven: ReadonlySet<Key>): ReadonlySet<string> {
    const { ids, orders } = this.#marks
    const entries = [...ids].flatMap((id) => shop.ledgerEntries.by('customerId', id))
    const reports = [...orders].flatMap((id) => shop.paymentReports.by('orderId', id))
    return new Set([
      ...Array.from(ids, (id) => rowName('customers', id)),
      ...Array.from([...orders, ...driven], (id) => rowName('orders', Number(id))),
      ...Array.from(this.#foundIn('contacts'), (id) => rowName('contacts', Number(id))),
      ...Array.from(this.#foundIn('notifications'), (id) => rowName('notifications', Number(id))),
      ...entries.map(({ id }) => `ledger ${id}`),
      ...reports.map(({ id }) => `payment-reports ${id}`),
    ])
  }

  #foundIn(name: TableName): Set<Key> {
    const found = this.#found.get(name) ?? new Set()
    this.#found.set(name, found)
    return found
  }

  async #take<Row extends object>(name: TableName, table: Pick<TableReader<Row>, 'rows'>, isAbout: (row: Row) => boolean) {
    const key = name === 'answeredRequests' ? 'key' : 'id'
    await this.#each(table, (row) => {
      if (isAbout(row)) this.#foundIn(name).add((row as Record<string, Key>)[key] as Key)
    })
    return this.#foundIn(name)
  }

  async #each<Row>(table: Pick<TableReader<Row>, 'rows'>, look: (row: Row) => unknown) {
    for (const row of table.rows()) {
      look(row)
      const turn = this.#turns.next()
      if (turn) await turn
    }
  }
}

function marksOf(shop: ShopReader, customerId: number): Marks {
  const ids = idsOf(shop, customerId)
  const orders = ordersOf(shop, customerId)
  const buyers = buyersOf(orders)
  const typed = [
    ...ids.flatMap((id) => shop.customers.get(id)?.phone ?? []),
    ...ids.flatMap((id) => shop.customerNumbers.by('customerId', id).map(({ phone }) => phone)),
    ...buyers.flatMap(({ customerPhone }) => customerPhone ?? []),
  ]
  return {
    ids: new Set(ids),
    orders: new Set(orders.map(({ id }) => id)),
    phones: new Set([...new Set(typed)].flatMap((phone) => indianPhone(phone) ?? [])),
    emails: new Set(buyers.flatMap(({ customerEmail }) => customerEmail?.toLowerCase() || [])),
  }
}

const isWithin = (marks: Marks, known: Marks): boolean =>
  (Object.keys(known) as (keyof Marks)[]).every((name) =>
    (marks[name] as ReadonlySet<unknown>).isSubsetOf(known[name] as ReadonlySet<unknown>),
  )

function hasText(value: unknown, mention: RegExp): boolean {
  if (typeof value === 'string') return value.length >= PHONE_DIGITS && mention.test(value)
  if (typeof value !== 'object' || value === null) return false
  for (const name in value) if (hasText(value[name as keyof typeof value], mention)) return true
  return false
}
