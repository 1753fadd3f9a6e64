import type { Column } from '../csv'
import { PAYMENT_METHODS, type PaymentMethod } from '../customers/ledger-schema'
import { METHOD_LABELS } from '../customers/ledger-texts'
import { rupees } from '../money'
import { paiseOwed } from '../signed-money'
import type { Balance, DayBook } from './day-book-schema'

/** A line of the money of a month, in rupees. */
export interface MoneyLine extends Balance {
  what: string
}

export const MONEY_COLUMNS: readonly Column<MoneyLine>[] = [
  ['What', ({ what }) => what],
  ['Cash', ({ cash }) => cash],
  ['Bank', ({ bank }) => bank],
  ['Cheques to clear', ({ cheques }) => cheques],
]

type MonthMoney = Pick<DayBook, 'opening' | 'opened' | 'received' | 'givenBack' | 'toClear' | 'boxed' | 'closing'>

/** The money of a month from its opening to its closing, by side. */
export function moneyLines({ opening, opened, received, givenBack, toClear, boxed, closing }: MonthMoney): MoneyLine[] {
  const none = { cash: '0.00', bank: '0.00', cheques: '0.00' }
  const ofBank = (method: PaymentMethod) =>
    method === 'cash' ? { ...none, cash: received.cash } : { ...none, bank: received[method] }
  const back = (method: PaymentMethod) => {
    const gone = rupees(0 - paiseOwed(givenBack[method]))
    return method === 'cash' ? { ...none, cash: gone } : { ...none, bank: gone }
  }
  const cheques = { ...none, cheques: toClear, bank: rupees(paiseOwed(received.cheque) - paiseOwed(toClear)) }
  return [
    { what: 'Opening', ...opening },
    { what: 'Set by opening balances', ...opened },
    ...PAYMENT_METHODS.map((method) => ({
      what: `Received: ${METHOD_LABELS[method]}`,
      ...(method === 'cheque' ? cheques : ofBank(method)),
    })),
    ...PAYMENT_METHODS.map((method) => ({ what: `Given back: ${METHOD_LABELS[method]}`, ...back(method) })),
    { what: 'Entries of the box', ...boxed },
    { what: 'Closing', ...closing },
  ]
}
