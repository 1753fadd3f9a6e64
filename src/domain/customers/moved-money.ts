import { paiseOwed } from '../signed-money'
import { isOfMoney, type LedgerEntry, type PaymentMethod } from './ledger-schema'

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
