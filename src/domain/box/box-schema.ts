import * as z from 'zod/mini'
import { imageAddress } from '../catalog/images-schema'
import { bookedDay } from '../customers/ledger-schema'
import { isDay } from '../dates'
import { money, signedMoney } from '../money-schema'
import { id, optionalLine, optionalParagraph, timestamp } from '../text'
import { MAX_MESSAGE, MAX_NAME } from '../text-limits'

export const BOX_SIDES = ['cash', 'bank'] as const
/** Kinds of entries that an operator enters. A cleared cheque and a reversal create the others. */
export const ENTERED_BOX_KINDS = ['opening', 'deposit', 'withdrawal', 'expense', 'drawing', 'count'] as const
export const BOX_KINDS = [...ENTERED_BOX_KINDS, 'cheque', 'reversal'] as const
export const EXPENSE_CATEGORIES = ['freight', 'diesel', 'wages', 'raw-material', 'other'] as const

const CATEGORY = `Please choose one of ${EXPENSE_CATEGORIES.join(', ')}.`
const SIDE = `Please choose one of ${BOX_SIDES.join(', ')}.`

/** Accepts `Raw material` too. */
const category = z.pipe(
  z.pipe(
    z.string(CATEGORY),
    z.transform((text) =>
      text
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-'),
    ),
  ),
  z.enum(EXPENSE_CATEGORIES, CATEGORY),
)

const isBetweenSides = (kind: BoxKind): boolean => kind === 'deposit' || kind === 'withdrawal'

/** Whether money leaves a side of the box. */
export const isOutflow = (kind: BoxKind): boolean => isBetweenSides(kind) || kind === 'expense' || kind === 'drawing'

/**
 * An entry of the box in rupees; `date` is an Indian day, by default today. A deposit moves cash to the bank, a withdrawal back.
 * The amount of a count is what was counted; `book` is the balance that the caller compared it with. `evenBelowZero` confirms an
 * outflow above the balance.
 */
export const newBoxEntry = z
  .object({
    kind: z.enum(ENTERED_BOX_KINDS, `Please choose one of ${ENTERED_BOX_KINDS.join(', ')}.`),
    side: z.optional(z.enum(BOX_SIDES, SIDE)),
    amount: signedMoney,
    date: bookedDay,
    category: z._default(z.nullable(category), null),
    who: z._default(optionalLine(MAX_NAME), ''),
    note: z._default(optionalParagraph(MAX_MESSAGE), ''),
    imageUrl: z.optional(imageAddress),
    book: z.optional(signedMoney),
    evenBelowZero: z._default(z.boolean('Please say yes or no.'), false),
  })
  .check(
    z.refine(({ kind, side }) => isBetweenSides(kind) || side !== undefined, { path: ['side'], error: SIDE }),
    z.refine(({ kind, side, amount }) => !`${amount}`.startsWith('-') || (!isOutflow(kind) && side === 'bank'), {
      path: ['amount'],
      error: 'Please enter an amount without a minus.',
    }),
    z.refine(({ kind, amount }) => !isOutflow(kind) || amount !== '0.00', {
      path: ['amount'],
      error: 'Please enter an amount above zero.',
    }),
  )

/** The balance that a caller must confirm or compare again. */
export const boxConflict = z.object({ balance: signedMoney })

const day = z.string().check(z.refine(isDay))

/**
 * A stored entry, never edited or deleted. `side` is where money leaves or arrives; of a deposit cash, of a withdrawal and a
 * cheque the bank. The amount of a count is its difference from the book, that of a reversal the opposite of its entry.
 */
export const boxEntry = z.object({
  id,
  kind: z.enum(BOX_KINDS),
  side: z.enum(BOX_SIDES),
  amount: signedMoney,
  date: day,
  /** The Indian day on which the money moved, if the books of that day were closed. */
  valueDate: z.optional(day),
  /** Of an expense. */
  category: z.nullable(z.enum(EXPENSE_CATEGORIES)),
  who: z.string(),
  note: z.string(),
  /** A photo of the receipt. */
  imageUrl: z.optional(imageAddress),
  /** What was counted. */
  counted: z.optional(signedMoney),
  /** The ledger entry of the cheque that was cleared, or of the bounced one whose charge this is. */
  chequeOf: z.optional(id),
  /** The entry that it reverses. */
  reverses: z.nullable(id),
  at: timestamp,
  by: z.string(),
})

export type BoxSide = (typeof BOX_SIDES)[number]
export type BoxKind = (typeof BOX_KINDS)[number]
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]
export type NewBoxEntry = z.infer<typeof newBoxEntry>
export type BoxEntry = z.infer<typeof boxEntry>

/** What became of a cheque on an Indian day, by default today; `charge` is what the bank took for a bounced one. */
export const chequeDecision = z
  .object({
    state: z.enum(['cleared', 'bounced'], 'Please choose one of cleared, bounced.'),
    date: bookedDay,
    charge: z._default(money, '0.00'),
  })
  .check(
    z.refine(({ state, charge }) => state === 'bounced' || charge === '0.00', {
      path: ['charge'],
      error: 'Only a bounced cheque has a charge.',
    }),
  )

/** A customer's cheque. `chequeDate` is the day written on it, `date` the day on which it was received. */
export const cheque = z.object({
  entryId: id,
  state: z.enum(['waiting', 'cleared', 'bounced']),
  customerId: id,
  customerName: z.string(),
  customerPhone: z.string(),
  orderIds: z.array(id),
  amount: money,
  bank: z.string(),
  number: z.string(),
  chequeDate: day,
  date: day,
})

export type ChequeDecision = z.infer<typeof chequeDecision>
export type Cheque = z.infer<typeof cheque>
