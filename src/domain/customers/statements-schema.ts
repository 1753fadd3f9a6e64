import * as z from 'zod/mini'
import { day, daysInOrder, ledgerQuery } from '../list-pages-schema'

/** The customer and the days of a statement; an empty text sets no limit. */
export const statementQuery = z.extend(ledgerQuery, { from: day, to: day }).check(daysInOrder)
