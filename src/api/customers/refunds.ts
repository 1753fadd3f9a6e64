import type { RefundWay } from '~/domain/customers/ledger-schema'
import { paiseIn, rupees } from '~/domain/money'
import type { Call } from '../http/call'
import { invalid } from '../http/problems'
import type { Shop, ShopReader } from '../store/store'
import { primaryCustomer, readAccount } from './accounts'
import { writeEntry } from './ledger'

/** Gives back up to `most` rupees of what is paid too much, in the same transaction. 422 if nothing is. */
export function giveBack(shop: Shop, orderId: number, { most, way }: { most: string; way: RefundWay }, call: Call<unknown>) {
  const customerId = shop.orders.get(orderId)?.customerId
  const { paise: free, named } = paidTooMuch(shop, orderId)
  const paise = Math.min(paiseIn(most), free)
  if (paise <= 0 || customerId === undefined)
    throw invalid([{ path: 'refund', message: 'Nothing is paid too much: there is nothing to give back.' }])
  const refund = { kind: 'refund', amount: rupees(paise), ...way, note: '', advance: '0.00' } as const
  writeEntry(shop, { ...call, input: { ...refund, customerId, orderId: paise <= named ? orderId : null } })
}

/**
 * Paise that nothing needs: the free money of an order's customer, or what an order of an unconfirmed customer holds above its
 * sum. `named` is the part that names the order.
 */
export function paidTooMuch(shop: ShopReader, orderId: number): { paise: number; named: number } {
  const { customerId, customerMatch } = shop.orders.get(orderId) ?? {}
  const customer = customerId === undefined ? undefined : primaryCustomer(shop, customerId)
  if (!customer) return { paise: 0, named: 0 }
  const { free, orders } = readAccount(shop, customer.id)
  const { paid = 0, refundable = 0 } = orders.get(orderId) ?? {}
  const named = refundable - paid
  return { paise: customerMatch === 'unconfirmed' ? named : free, named }
}
