import * as z from 'zod/mini'
import { fieldError } from '../problems'
import { count } from '../text'

/** What an import, or a dry run, does with one line of the file. */
const productLine = z.object({
  /** Counted as in a spreadsheet; the heading is line 1. */
  line: count,
  name: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(fieldError),
})

/** The answer to an import. `state` is the version of the catalogue; send it as If-Match to import exactly this result. */
export const productsImport = z.object({ state: z.string(), isDryRun: z.boolean(), lines: z.array(productLine) })

/** `dry-run` with any value changes nothing. */
export const importQuery = z.object({ 'dry-run': z.optional(z.string()) })

export type ProductLine = z.infer<typeof productLine>
export type ProductsImport = z.infer<typeof productsImport>
