import { receivedSum } from '~/domain/customers/ledger'
import type { LedgerEntry, NewMove } from '~/domain/customers/ledger-schema'
import { indianDay } from '~/domain/dates'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { entriesOf, primaryCustomer } from './accounts'
import { insertEntry, isReversed, settlePayments } from './ledger'

/**
 * Moves what is still held of a payment to another customer, by two entries that name each other; returns his. 422 for an
 * unknown customer or the same one; 409 for another entry than a payment, for a reversed one, on a closed day, and if nothing of
 * it is held any more.
 */
export function movePayment(shop: Shop, call: Call<NewMove>): LedgerEntry {
  const payment = namedRow(shop.ledgerEntries, call, 'entry')
  if (payment.kind !== 'payment') throw conflict('Only a payment can be moved to another customer.')
  if (isReversed(shop, payment)) throw conflict('This entry was reversed before.')
  const from = primaryCustomer(shop, payment.customerId)?.id ?? payment.customerId
  const to = customerOf(shop, call.input.customerId, from)
  const held = heldOf(shop, payment, from)
  if (held <= 0) throw conflict('Nothing of this payment is held any more: it was moved or given back before.')
  const { id: moves, customerId, orderId, method, reference } = payment
  const shared = { kind: 'transfer', date: indianDay(new Date(call.now)), moves } as const
  const left = insertEntry(
    shop,
    { ...shared, customerId, orderId, amount: rupees(held), note: `Moved to customer #${to}.` },
    call,
  )
  const received = insertEntry(
    shop,
    {
      ...shared,
      customerId: to,
      amount: rupees(-held),
      method,
      reference,
      transferOf: left.id,
      note: `Moved from customer #${from}.`,
    },
    call,
  )
  shop.ledgerEntries.put({ ...left, transferOf: received.id })
  settlePayments(shop, [from, to])
  return received
}

function customerOf(shop: ShopReader, id: number, from: number): number {
  const customer = primaryCustomer(shop, id)
  if (!customer) throw invalid([{ path: 'customerId', message: `There is no customer #${id}.` }])
  if (customer.id === from)
    throw invalid([{ path: 'customerId', message: `This payment is on the account of customer #${from}.` }])
  return customer.id
}

/** Paise of a payment that were neither moved nor given back. */
function heldOf(shop: ShopReader, { id, amount, orderId }: LedgerEntry, customerId: number): number {
  const all = entriesOf(shop, customerId)
  const moved = shop.ledgerEntries.by('moves', id).filter((each) => paiseOwed(each.amount) > 0 && !isReversed(shop, each))
  const left = moved.reduce((sum, each) => sum - paiseOwed(each.amount), -paiseOwed(amount))
  return Math.min(left, receivedSum(all.filter((each) => each.orderId === orderId)), receivedSum(all))
}
