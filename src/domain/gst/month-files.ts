import type { AuditEntry } from '../account/audit-log-schema'
import type { Column } from '../csv'
import { rupees } from '../money'
import { filePhone } from '../phones'

/** The files of a month in their order, with what each is. */
export const MONTH_FILES = {
  'README.txt': 'This list, and the sums that the files have in common.',
  'day-book.csv': 'All entries of customers by day, with cash and bank after each. Bills and credit notes are under "Charged".',
  'box.csv': 'Entries of cash and bank that name no customer: openings, deposits, expenses, drawings, counts.',
  'money.csv': 'Cash, bank and cheques to clear from the opening to the closing: each column adds up to its last line.',
  'accounts.csv':
    'Each customer from the opening to the closing: opening + charged − received + given back = closing. A minus is an advance.',
  'debtors.csv':
    'Who owed what at the end of the month, by age in days, and what was paid in advance. Owed − not billed − in advance = closing of the account. Goods of unknown buyers are the last line, “Of nobody”.',
  'unbilled.csv': 'Orders that had left without a bill at the end of the month: “Not billed” of the debtors.',
  'gst-8.csv': 'Table 8 of GSTR-1: exempt supplies, net of credit notes, as the offline tool takes it.',
  'gst-12-registered.csv': 'Table 12 of GSTR-1: HSN summary of supplies to registered buyers, net of credit notes.',
  'gst-12-others.csv': 'Table 12 of GSTR-1: HSN summary of supplies to all others, net of credit notes.',
  'gst-13.csv': 'Table 13 of GSTR-1: documents issued. Cancelled are bills credited in full, and numbers without a document.',
  'gst-credit-notes.csv': 'What credit notes took back, by HSN, in bags, kilograms and rupees.',
  'gst-places.csv': 'Supplies by place of supply, net of credit notes.',
  'documents.csv': 'Bills and credit notes, one a line.',
  'document-lines.csv':
    'The same by line of goods, with HSN, bags, kilograms and value; freight and discount are shared among the lines.',
  'documents.html': 'The same as one file to print; open it in a browser.',
  'stock.csv':
    'Each feed with bags, kilograms and value at its opening and closing; the value is at the last purchase price entered before.',
  'stock-moves.csv': 'All moves of the stock in the month.',
  'changes.csv': 'Who changed what in the back office.',
} as const

export type MonthFile = keyof typeof MONTH_FILES

export interface DocumentLine {
  number: string
  date: string
  kind: 'bill' | 'credit-note'
  title: string
  gstin: string
  place: string
  hsn: string
  rate: number
  description: string
  bags: number
  grams: number | undefined
  paise: number
}

/** Credit notes are negative, so that the columns can be summed. */
export const DOCUMENT_LINE_COLUMNS: readonly Column<DocumentLine>[] = [
  ['Number', ({ number }) => number],
  ['Date', ({ date }) => date],
  ['Document', ({ title }) => title],
  ['GSTIN', ({ gstin }) => gstin],
  ['Place of supply', ({ place }) => place],
  ['HSN', ({ hsn }) => hsn],
  ['Goods', ({ description }) => description],
  ['GST rate', ({ rate }) => rate],
  ['Bags', ({ bags, kind }) => signOf(kind) * bags],
  ['Kilograms', ({ bags, grams, kind }) => (grams === undefined ? '' : ((signOf(kind) * bags * grams) / 1000).toFixed(2))],
  ['Value', ({ paise, kind }) => rupees(signOf(kind) * paise)],
]

const signOf = (kind: DocumentLine['kind']) => (kind === 'bill' ? 1 : -1)

export interface Debtor {
  name: string
  phone: string
  gstin: string
  upTo30: number
  upTo60: number
  over60: number
  owesSince: string
  notBilled: number
  advance: number
}

export const DEBTOR_COLUMNS: readonly Column<Debtor>[] = [
  ['Customer', ({ name }) => name],
  ['Phone', ({ phone }) => filePhone(phone)],
  ['GSTIN', ({ gstin }) => gstin],
  ['0 to 30 days', ({ upTo30 }) => rupees(upTo30)],
  ['31 to 60 days', ({ upTo60 }) => rupees(upTo60)],
  ['Over 60 days', ({ over60 }) => rupees(over60)],
  ['Owed', ({ upTo30, upTo60, over60 }) => rupees(upTo30 + upTo60 + over60)],
  ['Owes since', ({ owesSince }) => owesSince],
  ['Not billed', ({ notBilled }) => rupees(notBilled)],
  ['In advance', ({ advance }) => rupees(advance)],
]

/** The account of a customer in a month, in paise; what he owes is positive. */
export interface MonthAccount {
  name: string
  phone: string
  opening: number
  charged: number
  received: number
  givenBack: number
  closing: number
}

export const ACCOUNT_COLUMNS: readonly Column<MonthAccount>[] = [
  ['Customer', ({ name }) => name],
  ['Phone', ({ phone }) => filePhone(phone)],
  ['Opening', ({ opening }) => rupees(opening)],
  ['Charged', ({ charged }) => rupees(charged)],
  ['Received', ({ received }) => rupees(received)],
  ['Given back', ({ givenBack }) => rupees(givenBack)],
  ['Closing', ({ closing }) => rupees(closing)],
]

/** An order that had left without a bill; `date` is the Indian day on which it left. */
export interface UnbilledLine {
  orderId: number
  date: string
  name: string
  phone: string
  paise: number
}

export const UNBILLED_COLUMNS: readonly Column<UnbilledLine>[] = [
  ['Order', ({ orderId }) => orderId],
  ['Left on', ({ date }) => date],
  ['Customer', ({ name }) => name],
  ['Phone', ({ phone }) => filePhone(phone)],
  ['Amount', ({ paise }) => rupees(paise)],
]

/** The stock of a feed at the opening and closing of a month. */
export interface StockLine {
  name: string
  sku: string
  /** Of a bag at the opening and the closing; undefined if its weight is not in kilograms. */
  kilogramsBefore: number | undefined
  kilograms: number | undefined
  opening: number
  in: number
  out: number
  closing: number
  /** Paise of a bag as last bought before the opening and the closing; undefined if none was entered. */
  priceBefore: number | undefined
  price: number | undefined
}

const inKilograms = (bags: number, kilograms: number | undefined) =>
  kilograms === undefined ? '' : (bags * kilograms).toFixed(2)

const inRupees = (paise: number | undefined, bags = 1) => (paise === undefined ? '' : rupees(bags * paise))

export const STOCK_COLUMNS: readonly Column<StockLine>[] = [
  ['Feed', ({ name }) => name],
  ['SKU', ({ sku }) => sku],
  ['Opening bags', ({ opening }) => opening],
  ['In', (line) => line.in],
  ['Out', ({ out }) => out],
  ['Closing bags', ({ closing }) => closing],
  ['Opening kilograms', ({ opening, kilogramsBefore }) => inKilograms(opening, kilogramsBefore)],
  ['Closing kilograms', ({ closing, kilograms }) => inKilograms(closing, kilograms)],
  ['Purchase price of a bag', ({ price }) => inRupees(price)],
  ['Opening value', ({ priceBefore, opening }) => inRupees(priceBefore, opening)],
  ['Closing value', ({ price, closing }) => inRupees(price, closing)],
  ['Purchase price at opening', ({ priceBefore }) => inRupees(priceBefore)],
]

export interface MovedStock {
  at: string
  name: string
  sku: string
  reason: string
  by: number
  orderId: number | null
  note: string
  username: string
}

export const STOCK_MOVE_COLUMNS: readonly Column<MovedStock>[] = [
  ['Time (UTC)', ({ at }) => at],
  ['Feed', ({ name }) => name],
  ['SKU', ({ sku }) => sku],
  ['Why', ({ reason }) => reason],
  ['Bags', ({ by }) => by],
  ['Order', ({ orderId }) => orderId],
  ['Note', ({ note }) => note],
  ['Operator', ({ username }) => username],
]

export const CHANGE_COLUMNS: readonly Column<AuditEntry>[] = [
  ['Time (UTC)', ({ at }) => at],
  ['Operator', ({ username, name }) => name || (username ?? 'a command of the server')],
  ['What', ({ noun }) => noun],
  ['Change', ({ action }) => action],
  ['Row', ({ rowId }) => rowId],
  ['Name', ({ label }) => label],
  ['Rows', ({ count }) => count],
  [
    'Fields',
    ({ fields }) =>
      fields
        .map(({ field, before, after }) =>
          before === null && after === null ? field : `${field}: ${before ?? ''} → ${after ?? ''}`,
        )
        .join('; '),
  ],
]
