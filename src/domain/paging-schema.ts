import * as z from 'zod/mini'
import { count } from './text'

/** A page of rows, as returned by `pageOf`. */
export const pageOfRows = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), page: count, pages: count, first: count, last: count, total: count })
