import { amountInWords } from '../customers/amount-in-words'
import type { Bill } from '../customers/bills-schema'
import { isExempt, titleOfDocument } from '../customers/document-titles'
import { isCancelled } from '../customers/listed-bills'
import { formatDate } from '../dates'
import { indianNumber } from '../indian-numbers'
import { paiseIn } from '../money'
import { gstOfBill } from './parts'

const STYLES = `@page{size:A4;margin:14mm}body{font:10pt/1.45 sans-serif;color:#000;margin:0 auto;max-width:182mm}
article{break-after:page;padding-block:8mm}article:last-child{break-after:auto}h1{font-size:15pt;margin:0 0 3mm}
h2{font-size:13pt;margin:4mm 0 2mm}p{margin:0 0 1mm}.parties{display:flex;gap:8mm;justify-content:space-between}
.parties>*{flex:1}table{width:100%;border-collapse:collapse;margin-block:4mm}
th,td{border:.3mm solid #999;padding:1mm 2mm;text-align:start;vertical-align:top}.n{text-align:end;white-space:nowrap}
.sum{font-weight:700}.cancelled{font-weight:700;letter-spacing:.1em;text-transform:uppercase}
.foot{display:flex;gap:8mm;justify-content:space-between;margin-block-start:8mm;font-size:9pt}tr{break-inside:avoid}`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const amount = (rupees: string): string => indianNumber(paiseIn(rupees) / 100, 2, 2)

/** Bills and credit notes as one HTML page without scripts, one sheet each, in pieces. */
export function* printedDocuments(title: string, documents: Iterable<Bill>): Generator<string> {
  const name = escaped(title)
  yield `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${name}</title><style>${STYLES}</style></head><body>\n`
  let count = 0
  for (const document of documents) {
    count++
    yield sheetOf(document)
  }
  if (count === 0) yield `<p>${name}: no bills and no credit notes.</p>\n`
  yield '</body></html>\n'
}

function sheetOf(bill: Bill): string {
  const { kind, number, date, orderId, creditOf, creditOfDate, supplier, recipient } = bill
  const isBill = kind === 'bill'
  const details = [
    `Number ${number}`,
    `Date ${formatDate(date)}`,
    creditOf && `Against bill ${creditOf}${creditOfDate ? ` of ${formatDate(creditOfDate)}` : ''}`,
    `Order #${orderId}`,
  ]
  return `<article><h1>${escaped(supplier.name)}</h1>${paragraphs([
    [supplier.legalName, supplier.registration].filter(Boolean).join(' · '),
    supplier.address,
    supplier.phone && `Phone ${supplier.phone}`,
    supplier.gstin && `GSTIN ${supplier.gstin}`,
  ])}<h2>${titleOfDocument(bill)}</h2>${
    isBill && isCancelled(bill) ? '<p class="cancelled">Cancelled</p>' : ''
  }<div class="parties"><div>${paragraphs([
    recipient.name,
    recipient.address,
    recipient.phone && `Phone ${recipient.phone}`,
    recipient.gstin && `GSTIN ${recipient.gstin}`,
  ])}</div><div>${paragraphs(details)}</div></div>${goodsOf(bill)}<p>${escaped(amountInWords(paiseIn(bill.totalAmount)))}</p>${paragraphs(
    [bill.reason, ...bill.credits.map((credit) => `Taken back by credit note ${credit.number}: ₹${amount(credit.amount)}`)],
  )}<div class="foot"><div>${paragraphs([bill.lines.length === 0 || bill.lines.some(isExempt) ? bill.exemption : '', isBill ? bill.declaration : ''])}</div><div>${paragraphs(
    [`For ${supplier.legalName || supplier.name}`, bill.signatory],
  )}</div></div></article>\n`
}

const paragraphs = (texts: readonly (string | null | undefined)[]): string =>
  texts.map((text) => (text ? `<p>${escaped(text)}</p>` : '')).join('')

function goodsOf(bill: Bill): string {
  const { kind, lines, discount, deliveryCharge, totalAmount } = bill
  const rows = lines.map(
    (line) =>
      `<tr><td>${escaped(line.description)}</td><td class="n">${escaped(line.hsn)}</td><td class="n">${indianNumber(line.quantity)} ${escaped(line.unit)}</td><td class="n">${amount(line.unitPrice)}</td><td class="n">${amount(line.totalPrice)}</td></tr>`,
  )
  const sums = [
    paiseIn(discount) > 0 && ['Less discount', `− ${amount(discount)}`],
    paiseIn(deliveryCharge) > 0 && ['Delivery', amount(deliveryCharge)],
    ...gstOfBill(bill).map(([name, paise]) => [`With ${name}`, indianNumber(paise / 100, 2, 2)]),
    [kind === 'bill' ? 'Total' : 'Taken back', `₹${amount(totalAmount)}`],
  ].filter((sum): sum is [string, string] => Array.isArray(sum))
  const foot = sums.map(
    ([name, value], place) =>
      `<tr${place === sums.length - 1 ? ' class="sum"' : ''}><td colspan="4">${name}</td><td class="n">${value}</td></tr>`,
  )
  const heads = ['Goods', 'HSN', 'Quantity', 'Rate (₹)', 'Amount (₹)'].map((head) => `<th scope="col">${head}</th>`).join('')
  return `<table>${lines.length > 0 ? `<thead><tr>${heads}</tr></thead>` : ''}<tbody>${rows.join('')}${foot.join('')}</tbody></table>`
}
