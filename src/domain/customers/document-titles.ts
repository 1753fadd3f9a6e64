import type { Bill } from './bills-schema'

/** The title of a document: a bill of supply is for exempt goods alone. */
export function titleOfDocument({ kind, lines }: Pick<Bill, 'kind' | 'lines'>): string {
  if (kind === 'credit-note') return 'Credit note'
  if (lines.every(isExempt)) return 'Bill of supply'
  return lines.some(isExempt) ? 'Invoice-cum-bill of supply' : 'Tax invoice'
}

export const isExempt = ({ gstRate }: Pick<Bill['lines'][number], 'gstRate'>): boolean => gstRate === undefined
