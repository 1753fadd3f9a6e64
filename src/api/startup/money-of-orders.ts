import type { Bill } from '~/domain/customers/bills-schema'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { settlePayments } from '../customers/ledger'
import type { Shop, ShopReader, Store } from '../store/store'

/** Migrates an old shop: moves entries and documents to the customers of their orders, in one transaction. Idempotent. */
export async function giveMoneyToOrders(store: Store): Promise<void> {
  if (await store.read((shop) => strayEntries(shop).length + strayBills(shop).length > 0)) await store.update(giveAll)
}

function giveAll(shop: Shop) {
  const entries = strayEntries(shop)
  for (const entry of entries) shop.ledgerEntries.put({ ...entry, customerId: ownerOf(shop, entry) })
  for (const bill of strayBills(shop)) shop.bills.put({ ...bill, customerId: ownerOf(shop, bill) })
  settlePayments(
    shop,
    entries.flatMap((entry) => [entry.customerId, ownerOf(shop, entry)]),
  )
}

type OfOrder = Pick<LedgerEntry, 'customerId' | 'orderId'>

const ownerOf = (shop: ShopReader, { orderId, customerId }: OfOrder): number =>
  (orderId === null ? undefined : shop.orders.get(orderId)?.customerId) ?? customerId

const strayEntries = (shop: ShopReader): LedgerEntry[] => [
  ...Iterator.from(shop.ledgerEntries.rows()).filter((entry) => ownerOf(shop, entry) !== entry.customerId),
]

const strayBills = (shop: ShopReader): Bill[] => [
  ...Iterator.from(shop.bills.rows()).filter((bill) => ownerOf(shop, bill) !== bill.customerId),
]
