import type { Column } from '../csv'
import { BOX_LABELS, CATEGORY_LABELS } from './box-labels'
import type { ListedBoxEntry } from './box-lists-schema'

const SIDES = { cash: 'Cash', bank: 'Bank' } as const

const unlessZero = (amount: string) => (amount === '0.00' ? '' : amount)

export const BOX_COLUMNS: readonly Column<ListedBoxEntry>[] = [
  ['Date', ({ date }) => date],
  ['Entry of the box', ({ id }) => id],
  ['Kind', ({ kind }) => BOX_LABELS[kind]],
  ['Side', ({ side }) => SIDES[side]],
  ['Amount', ({ amount }) => amount],
  ['Category', ({ category }) => category && CATEGORY_LABELS[category]],
  ['Paid to', ({ who }) => who],
  ['Counted', ({ counted }) => counted],
  ['Cash', ({ moved }) => unlessZero(moved.cash)],
  ['Bank', ({ moved }) => unlessZero(moved.bank)],
  ['Cheques', ({ moved }) => unlessZero(moved.cheques)],
  ['Takes back', ({ reverses }) => reverses],
  ['Payment of the cheque', ({ chequeOf }) => chequeOf],
  ['Value date', ({ valueDate }) => valueDate],
  ['Photo', ({ imageUrl }) => imageUrl],
  ['Operator', ({ by }) => by],
  ['Note', ({ note }) => note],
]
