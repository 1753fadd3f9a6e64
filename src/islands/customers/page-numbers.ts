import type { BillDocument } from '~/domain/customers/bills-schema'
import { titleOfDocument } from '~/domain/customers/document-titles'
import { hasConstructedSheets } from '../ui/added-styles'
import type { BillSize } from './PrintedBill'

/** Paper sizes, as declarations of `@page`. */
export const PRINTED_PAGES: Readonly<Record<BillSize, string>> = {
  a4: 'size: A4; margin: 14mm',
  a5: 'size: A5; margin: 9mm',
  phone: 'size: 90mm 240mm; margin: 5mm 5mm 8mm',
}

type Numbered = Pick<BillDocument, 'kind' | 'lines' | 'number'>

let sheet: CSSStyleSheet | undefined

/**
 * Numbers the pages of each printed document separately, and prints its name in the page margin. Browsers without page margins
 * get no named pages: Chromium 109 would begin a new one for each row of a grid.
 */
export function numberPages(bills: readonly Numbered[], size: BillSize) {
  if (!hasConstructedSheets() || !('CSSMarginRule' in window)) return
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(`@media print {${bills.map((bill, index) => rulesOf(bill, index + 1, size, bills.length === 1)).join('')}}`)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function rulesOf(bill: Numbered, nth: number, size: BillSize, isAlone: boolean): string {
  const letters = `font: ${size === 'a4' ? '8pt' : '7pt'} sans-serif`
  const title = `"${titleOfDocument(bill)} ${bill.number}"`
  // Each document has its own page name and page counter.
  const pages = `paper-${nth}`
  return `@page ${pages} { ${PRINTED_PAGES[size]}; counter-increment: ${pages};
    @bottom-left { ${letters}; content: ${title} }
    @bottom-right { ${letters}; content: "Page " counter(${pages}) ${isAlone ? '" of " counter(pages)' : ''} } }
  [data-sheet='bills'] > [data-size][data-size]:nth-child(${nth}) { page: ${pages} }`
}
