import * as z from 'zod/mini'
import { fieldError } from '../problems'
import { count } from '../text'

/** What an import does, or in a dry run would do, with one line of the file. */
const productLine = z.object({
  /** As a spreadsheet counts, the heading being line 1. */
  line: count,
  name: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(fieldError),
})

/** The answer to an import. `state` names the catalogue that it was compared with; send it as If-Match to import just this. */
export const productsImport = z.object({ state: z.string(), isDryRun: z.boolean(), lines: z.array(productLine) })

/** With `dry-run`, whatever it says, nothing is changed. */
export const importQuery = z.object({ 'dry-run': z.optional(z.string()) })

export type ProductLine = z.infer<typeof productLine>
export type ProductsImport = z.infer<typeof productsImport>
