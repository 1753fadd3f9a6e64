import * as z from 'zod/mini'
import type { Frozen } from '../frozen'
import { ledgerQuery, pageQuery } from '../list-pages-schema'
import { signedMoney } from '../money-schema'
import { pageOfRows } from '../paging-schema'
import { unbilledOrder } from './customer-balances-schema'
import { ledgerEntry } from './ledger-schema'

const beside = { unbilled: z.array(unbilledOrder), balance: signedMoney }

/** A customer's entries and unbilled shipped orders, with the balance of both. */
export const listedEntries = z.union([
  z.object({ rows: z.array(ledgerEntry), ...beside }),
  z.extend(pageOfRows(ledgerEntry), beside),
])

/** The customer, with `page` for a page of the entries. */
export const entriesQuery = z.extend(ledgerQuery, z.partial(pageQuery).shape)

export type ListedEntries = Frozen<z.infer<typeof listedEntries>>
