import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import type { Shop } from '../store/store'
import { insertEntry, insertReversal, leftBehind, type Writing } from './ledger'

/** Money of an order in paise that stays with its former customer. */
interface Left {
  orderId: number
  customerId: number
  paise: number
}

type Days = Pick<LedgerEntry, 'date' | 'valueDate'>

/** Leaves money of an order with its former customer, by two entries that name each other. */
export function leaveBehind(
  shop: Shop,
  { orderId, customerId, paise }: Left,
  owner: number,
  { date, valueDate, ...by }: Writing & Days,
) {
  const shared = {
    kind: 'transfer',
    date,
    ...(valueDate && { valueDate }),
    note: `Order #${orderId} went to another customer.`,
  } as const
  const taken = insertEntry(shop, { ...shared, customerId: owner, amount: rupees(paise), orderId }, by)
  const left = insertEntry(shop, { ...shared, customerId, amount: rupees(-paise), transferOf: taken.id }, by)
  shop.ledgerEntries.put({ ...taken, transferOf: left.id })
}

/**
 * Takes back what former customers keep of an order, because it lost paise by a cheque that bounced: the last of them loses
 * first, and who loses all is told. Returns what they are to keep.
 */
export function takeBackLeft(shop: Shop, { orderId }: LedgerEntry, paise: number, writing: Writing, days: Days): Left[] {
  let lost = paise
  return leftBehind(shop, orderId)
    .sort((one, other) => other.id - one.id)
    .flatMap((taken) => {
      const left = shop.ledgerEntries.get(taken.transferOf ?? 0)
      const had = paiseOwed(taken.amount)
      const kept = Math.max(0, had - lost)
      lost -= had - kept
      insertReversal(shop, taken, writing, days)
      if (!left || orderId === null) return []
      insertReversal(shop, left, writing, kept > 0 ? days : { ...days, isBounced: true })
      return { orderId, customerId: left.customerId, paise: kept }
    })
}
