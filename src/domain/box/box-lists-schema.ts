import * as z from 'zod/mini'
import type { Frozen } from '../frozen'
import { day, daysInOrder, pageQuery } from '../list-pages-schema'
import { signedMoney } from '../money-schema'
import { pageOfRows } from '../paging-schema'
import { boxEntry } from './box-schema'

/** Rupees in cash, at the bank, and in cheques to clear. UPI and transfers count as bank. */
export const boxBalance = z.object({ cash: signedMoney, bank: signedMoney, cheques: signedMoney })

const opening = z.nullable(z.pick(boxEntry, { id: true, date: true, amount: true }))

/** The opening balance of each side; null before it is entered: then the balance is what was received. */
export const openings = z.object({ cash: opening, bank: opening })

/** An entry with the change of the box that it made. */
export const listedBoxEntry = z.extend(boxEntry, { moved: boxBalance })

const beside = { balance: boxBalance, openings }

/** The entries, newest first, with the balance of today. */
export const listedBox = z.union([
  z.object({ rows: z.array(listedBoxEntry), ...beside }),
  z.extend(pageOfRows(listedBoxEntry), beside),
])

/** `page` for a page of the entries. */
export const boxQuery = z.partial(pageQuery)

/** First and last Indian day of the file; an empty one sets no limit. */
export const boxFileQuery = z.object({ from: day, to: day }).check(daysInOrder)

export type ListedBoxEntry = z.infer<typeof listedBoxEntry>
export type OpeningsOfBox = z.infer<typeof openings>
export type ListedBox = Frozen<z.infer<typeof listedBox>>
