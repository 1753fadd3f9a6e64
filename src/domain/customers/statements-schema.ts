import * as z from 'zod/mini'
import { day, daysInOrder, ledgerQuery } from '../list-pages-schema'

/** Whose statement is written, and of which days; an empty text is no bound. */
export const statementQuery = z.extend(ledgerQuery, { from: day, to: day }).check(daysInOrder)
