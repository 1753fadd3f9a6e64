import { addBox, type BoxPaise, boxInRupees, noBox } from '../box/box'
import { rupees } from '../money'
import { paiseOwed } from '../signed-money'
import type { DayMoney } from './day-book-schema'
import { isOfMoney, type LedgerEntry, PAYMENT_METHODS, type PaymentMethod } from './ledger-schema'

/** Paise received and refunded per method, the part received in cheques that wait for the bank, and the change by the box. */
export interface DayPaise {
  received: Record<PaymentMethod, number>
  givenBack: Record<PaymentMethod, number>
  toClear: number
  boxed: BoxPaise
}

const MONEY = ['kind', 'amount', 'method', 'reverses', 'cheque'] as const
type Kept = Pick<LedgerEntry, (typeof MONEY)[number]>
type Booked = Pick<LedgerEntry, 'kind' | 'amount' | 'method' | 'cheque'>

/** The change of the shop's money by an entry, in paise; negative for outflow. */
export interface Moved {
  side: 'received' | 'givenBack'
  method: PaymentMethod
  /** Whether it came as a cheque that waits for the bank. Those of old releases count as at the bank. */
  isToClear: boolean
  paise: number
}

/** A reversal negates its entry. Money without a method counts as cash. */
export function movedBy(entry: Booked, reversed: Booked | undefined): Moved | undefined {
  const source = entry.kind === 'reversal' ? reversed : entry
  if (!source || !isOfMoney(source.kind)) return undefined
  const side = source.kind === 'payment' ? 'received' : 'givenBack'
  return { side, method: source.method ?? 'cash', isToClear: source.cheque !== undefined, paise: 0 - paiseOwed(entry.amount) }
}

/** Whether an edit of an entry, such as of its note, leaves the money of its day unchanged. */
export const leavesMoney = (before: Kept | undefined, after: Kept): boolean =>
  before !== undefined && MONEY.every((name) => before[name] === after[name])

const none = () => Object.fromEntries(PAYMENT_METHODS.map((method) => [method, 0])) as Record<PaymentMethod, number>

export const noMoney = (): DayPaise => ({ received: none(), givenBack: none(), toClear: 0, boxed: noBox() })

export function countMoved(sums: DayPaise, { side, method, isToClear, paise }: Moved) {
  sums[side][method] += side === 'received' ? paise : -paise
  if (isToClear) sums.toClear += paise
}

export function addMoney(sums: DayPaise, { received, givenBack, toClear, boxed }: DayPaise) {
  for (const method of PAYMENT_METHODS) {
    sums.received[method] += received[method]
    sums.givenBack[method] += givenBack[method]
  }
  sums.toClear += toClear
  addBox(sums.boxed, boxed)
}

export const balanceAfter = (before: BoxPaise, { received, givenBack, toClear, boxed }: DayPaise): BoxPaise => {
  const net = (method: PaymentMethod) => received[method] - givenBack[method]
  return {
    cash: before.cash + net('cash') + boxed.cash,
    bank: before.bank + net('upi') + net('bank') + net('cheque') - toClear + boxed.bank,
    cheques: before.cheques + toClear + boxed.cheques,
  }
}

export const receivedIn = ({ received }: Pick<DayPaise, 'received'>): number =>
  PAYMENT_METHODS.reduce((sum, method) => sum + received[method], 0)

export const moneyInRupees = ({ received, givenBack, toClear, boxed }: DayPaise): DayMoney => ({
  received: inRupees(received),
  givenBack: inRupees(givenBack),
  toClear: rupees(toClear),
  boxed: boxInRupees(boxed),
})

const inRupees = (sums: Record<PaymentMethod, number>) =>
  Object.fromEntries(PAYMENT_METHODS.map((method) => [method, rupees(sums[method])])) as Record<PaymentMethod, string>
