import { addStyles } from '~/islands/ui/added-styles'

const PRINT_CSS = `@media print{[data-unprinted]{display:none!important}[data-around-sheet]{display:block!important;min-height:0!important;margin:0!important;padding:0!important;border:0!important}}`

/** Prints only the sheets of a page that has some, as the `:has()` styles do in newer browsers. */
export function printSheetsAlone() {
  addStyles(PRINT_CSS)
  addEventListener('beforeprint', leaveSheets)
  addEventListener('afterprint', showAll)
}

function leaveSheets() {
  // The last one was added for printing: bills after the packing slip of an open order.
  const [last] = [...document.querySelectorAll<HTMLElement>('body > [data-sheet]')].reverse()
  const sheets = last ? `[data-sheet="${last.dataset['sheet']}"]` : '[data-printed]'
  if (document.querySelector(sheets)) leave(document.body, sheets)
}

function leave(around: Element, sheets: string) {
  if (sheets === '[data-printed]') around.toggleAttribute('data-around-sheet', true)
  for (const part of around.children) {
    if (part.matches(sheets)) continue
    if (part.querySelector(sheets)) leave(part, sheets)
    else part.toggleAttribute('data-unprinted', true)
  }
}

function showAll() {
  for (const name of ['data-unprinted', 'data-around-sheet'])
    for (const part of document.querySelectorAll(`[${name}]`)) part.removeAttribute(name)
}
