import { rupees } from '../money'
import { paiseOwed } from '../signed-money'
import type { Balance, DayMoney } from './day-book-schema'
import { isOfMoney, type LedgerEntry, PAYMENT_METHODS, type PaymentMethod } from './ledger-schema'

/** Paise received and refunded, per method. */
export interface DayPaise {
  received: Record<PaymentMethod, number>
  givenBack: Record<PaymentMethod, number>
}

export interface BalancePaise {
  cash: number
  bank: number
}

const MONEY = ['kind', 'amount', 'method', 'reverses'] as const
type Kept = Pick<LedgerEntry, (typeof MONEY)[number]>
type Booked = Pick<LedgerEntry, 'kind' | 'amount' | 'method'>

/** The change of the shop's money by an entry, in paise; negative for outflow. */
export interface Moved {
  side: keyof DayPaise
  method: PaymentMethod
  paise: number
}

/** A reversal negates its entry. Money without a method counts as cash. */
export function movedBy(entry: Booked, reversed: Booked | undefined): Moved | undefined {
  const source = entry.kind === 'reversal' ? reversed : entry
  if (!source || !isOfMoney(source.kind)) return undefined
  const side = source.kind === 'payment' ? 'received' : 'givenBack'
  return { side, method: source.method ?? 'cash', paise: 0 - paiseOwed(entry.amount) }
}

/** Whether an edit of an entry, such as of its note, leaves the money of its day unchanged. */
export const leavesMoney = (before: Kept | undefined, after: Kept): boolean =>
  before !== undefined && MONEY.every((name) => before[name] === after[name])

const none = () => Object.fromEntries(PAYMENT_METHODS.map((method) => [method, 0])) as Record<PaymentMethod, number>

export const noMoney = (): DayPaise => ({ received: none(), givenBack: none() })

export function countMoved(sums: DayPaise, { side, method, paise }: Moved) {
  sums[side][method] += side === 'received' ? paise : -paise
}

export function addMoney(sums: DayPaise, { received, givenBack }: DayPaise) {
  for (const method of PAYMENT_METHODS) {
    sums.received[method] += received[method]
    sums.givenBack[method] += givenBack[method]
  }
}

export const balanceAfter = ({ cash, bank }: BalancePaise, { received, givenBack }: DayPaise): BalancePaise => {
  const net = (method: PaymentMethod) => received[method] - givenBack[method]
  return { cash: cash + net('cash'), bank: bank + net('upi') + net('bank') + net('cheque') }
}

export const receivedIn = ({ received }: DayPaise): number => PAYMENT_METHODS.reduce((sum, method) => sum + received[method], 0)

export const balanceInRupees = ({ cash, bank }: BalancePaise): Balance => ({ cash: rupees(cash), bank: rupees(bank) })

export const moneyInRupees = ({ received, givenBack }: DayPaise): DayMoney => ({
  received: inRupees(received),
  givenBack: inRupees(givenBack),
})

const inRupees = (sums: Record<PaymentMethod, number>) =>
  Object.fromEntries(PAYMENT_METHODS.map((method) => [method, rupees(sums[method])])) as Record<PaymentMethod, string>
