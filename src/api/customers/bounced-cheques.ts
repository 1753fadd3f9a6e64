import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { rupees } from '~/domain/money'
import type { PublicOrder } from '~/domain/orders/public-order-schema'
import type { Order } from '~/domain/orders/schema'
import { paiseOwed } from '~/domain/signed-money'
import { newestFirst } from '../http/rows'
import type { ShopReader } from '../store/store'

/** Maximum returned cheques on the page of an order. */
const MOST_BOUNCED = 3

/** The returned cheques that named an order, or no order of its customer if he is certain. The newest first. */
export function bouncedCheques(shop: ShopReader, { id, customerId, customerMatch }: Order): PublicOrder['bouncedCheques'] {
  const isCertain = customerId !== undefined && customerMatch !== 'unconfirmed'
  const onAccount = isCertain ? shop.ledgerEntries.by('bouncedOnAccount', customerId, MOST_BOUNCED) : []
  const ofOrder = shop.ledgerEntries.by('orderId', id).filter(({ isBounced }) => isBounced)
  return newestFirst([...ofOrder, ...onAccount])
    .slice(0, MOST_BOUNCED)
    .map(({ amount, date, valueDate }: LedgerEntry) => ({ amount: rupees(paiseOwed(amount)), date: valueDate ?? date }))
}
