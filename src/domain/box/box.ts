import { rupees } from '../money'
import { paiseOwed } from '../signed-money'
import { BOX_SIDES, type BoxEntry, type BoxSide } from './box-schema'

/** Paise in cash, at the bank, and in cheques that the bank has not cleared. */
export interface BoxPaise {
  cash: number
  bank: number
  cheques: number
}

const MONEY = ['kind', 'side', 'amount', 'date', 'reverses'] as const
type Moving = Pick<BoxEntry, (typeof MONEY)[number]>

export const noBox = (): BoxPaise => ({ cash: 0, bank: 0, cheques: 0 })

/** The change of the box by an entry, in paise. An opening balance is no change: it replaces the balance of its side. */
export function movedInBox({ kind, side, amount }: Pick<Moving, 'kind' | 'side' | 'amount'>, reversed?: Moving): BoxPaise {
  const paise = paiseOwed(amount)
  const source = reversed ?? { kind, side }
  switch (source.kind) {
    case 'deposit':
      return { cash: 0 - paise, bank: paise, cheques: 0 }
    case 'withdrawal':
      return { cash: paise, bank: 0 - paise, cheques: 0 }
    case 'expense':
    case 'drawing':
      return { ...noBox(), [source.side]: 0 - paise }
    case 'count':
      return { ...noBox(), [source.side]: paise }
    case 'cheque':
      return { cash: 0, bank: paise, cheques: 0 - paise }
    default:
      return noBox()
  }
}

/** Whether an edit of an entry, such as of its note, leaves the money of its day unchanged. */
export const leavesBox = (before: Moving | undefined, after: Moving): boolean =>
  before !== undefined && MONEY.every((name) => before[name] === after[name])

export function addBox(sums: BoxPaise, { cash, bank, cheques }: BoxPaise) {
  sums.cash += cash
  sums.bank += bank
  sums.cheques += cheques
}

export const boxInRupees = ({ cash, bank, cheques }: BoxPaise) => ({
  cash: rupees(cash),
  bank: rupees(bank),
  cheques: rupees(cheques),
})

/** The opening balance of each side that has one. */
export type Openings = Partial<Record<BoxSide, Pick<BoxEntry, 'date' | 'amount'>>>

/** The balance at the start of an Indian day, from that at the end of the day before. */
export function startOfDay(before: BoxPaise, day: string, openings: Openings): BoxPaise {
  const start = { ...before }
  for (const side of BOX_SIDES) {
    const opening = openings[side]
    if (opening?.date === day) start[side] = paiseOwed(opening.amount)
  }
  return start
}
