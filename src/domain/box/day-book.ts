import { PAYMENT_METHODS, type PaymentMethod } from '../customers/ledger-schema'
import type { Moved } from '../customers/moved-money'
import { rupees } from '../money'
import { addBox, type BoxPaise, boxInRupees, noBox } from './box'
import type { DayMoney } from './day-book-schema'

/** Paise received and refunded per method, the part received in cheques that wait for the bank, and the change by the box. */
export interface DayPaise {
  received: Record<PaymentMethod, number>
  givenBack: Record<PaymentMethod, number>
  toClear: number
  boxed: BoxPaise
}

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
