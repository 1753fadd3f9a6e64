import { firstOfFinancialYear } from '~/domain/customers/bill-numbers'
import type { Account } from '~/domain/customers/ledger'
import { isOfMoney, type LedgerEntry, type NewEntry } from '~/domain/customers/ledger-schema'
import { formatDate } from '~/domain/dates'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { invalid, Refusal } from '../http/problems'
import type { ShopReader } from '../store/store'
import { readAccount } from './accounts'
import { paidFor } from './order-payments'

type Money = Pick<LedgerEntry, 'kind' | 'amount' | 'orderId'>

/** 422 for a day before the financial year that is open. What was owed before the shop kept its book may be older. */
export function refuseClosedYear({ kind, date }: Pick<NewEntry, 'kind' | 'date'>, today: string) {
  const first = firstOfFinancialYear(today)
  if (kind === 'opening' || date === undefined || date >= first) return
  const message = `The year before ${formatDate(first)} is closed. Please choose that day or a later one.`
  throw invalid([{ path: 'date', message }])
}

/**
 * 409 with the sum in `current.advance` where a payment is more than can be paid by it, and no more than `advance` may be kept;
 * 422 where a refund is more than was paid for its order, or than is held in advance.
 */
export function refuseOtherSum(shop: ShopReader, customerId: number, entry: Money, advance: string) {
  if (!isOfMoney(entry.kind)) return
  const account = readAccount(shop, customerId)
  if (entry.kind === 'refund') refuseTooMuchBack(shop, account, entry)
  else askToKeep(account, entry, advance)
}

function askToKeep(account: Account, { amount, orderId }: Money, agreed: string) {
  const owed = owedTo(account, orderId)
  const beyond = -paiseOwed(amount) - owed
  if (beyond <= paiseIn(agreed)) return
  const advance = rupees(beyond)
  const why = owed === 0 ? 'Nothing is owed.' : `Only ${formatRupees(rupees(owed))} is owed.`
  throw new Refusal(409, `${why} Keep ${formatRupees(advance)} as advance?`, { current: { advance } })
}

/** What a payment can pay, in paise: all debts, and what the order that it names still needs before it leaves. */
function owedTo({ debts, orders }: Account, orderId: number | null): number {
  const owed = debts.reduce((sum, { left }) => sum + left, 0)
  const order = orderId === null || debts.some((debt) => debt.orderId === orderId) ? undefined : orders.get(orderId)
  return order ? owed + order.due - order.paid : owed
}

function refuseTooMuchBack(shop: ShopReader, { free, orders }: Account, { amount, orderId }: Money) {
  const paid = orderId === null ? free : Math.max(paidFor(shop, orderId), orders.get(orderId)?.paid ?? 0)
  if (paiseOwed(amount) <= paid) return
  const sum = formatRupees(rupees(paid))
  const message =
    orderId === null
      ? `Only ${sum} is with us in advance. Please name the order that was paid, or write a credit note first.`
      : `Only ${sum} was paid for order #${orderId}.`
  throw invalid([{ path: 'amount', message }])
}
