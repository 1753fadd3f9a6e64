import { makeZip } from 'client-zip'
import { MONEY_COLUMNS, moneyLines } from '~/domain/box/money-files'
import { csvPieces } from '~/domain/csv'
import { BILL_COLUMNS } from '~/domain/customers/bill-files'
import type { Bill } from '~/domain/customers/bills-schema'
import { titleOfDocument } from '~/domain/customers/document-titles'
import { AGES } from '~/domain/customers/ledger'
import { indianDay } from '~/domain/dates'
import { inDays } from '~/domain/days'
import {
  CREDITED_COLUMNS,
  isTaxed,
  PLACE_COLUMNS,
  TABLE_8_COLUMNS,
  TABLE_12_COLUMNS,
  TABLE_13_COLUMNS,
  TAXED_ELSEWHERE,
} from '~/domain/gst/gst-files'
import { BUYERS, type GstReport, monthQuery } from '~/domain/gst/gst-schema'
import {
  ACCOUNT_COLUMNS,
  CHANGE_COLUMNS,
  DEBTOR_COLUMNS,
  DOCUMENT_LINE_COLUMNS,
  type DocumentLine,
  MONTH_FILES,
  type MonthFile,
  STOCK_COLUMNS,
  STOCK_MOVE_COLUMNS,
  UNBILLED_COLUMNS,
} from '~/domain/gst/month-files'
import { printedDocuments } from '~/domain/gst/printed-documents'
import { rupees } from '~/domain/money'
import type { Period } from '~/domain/period-schema'
import { exportBox } from '../box/box'
import { dayBookSums, exportDayBook } from '../box/day-book'
import type { Call, CallContext } from '../http/call'
import { CallAnswer } from '../http/call-answer'
import { invalid } from '../http/problems'
import { checked } from '../http/request-body'
import type { ShopReader } from '../store/store'
import { inTurns, valuesInTurns } from '../store/turns'
import { type Debtors, debtorSteps } from './debtors'
import { gstReport } from './gst'
import { billOfDocument, documentsOf, partsOf, placeOfBill } from './gst-report'
import { areMovesKept, stockSteps } from './stock'

type Asked = Pick<CallContext, 'url' | 'locals'>
type Pieces = Iterable<string> | AsyncIterable<string>

/** A month for the accountant as one zip file, made while it is sent. 422 for a month that has not begun. */
export async function exportMonth(call: Call, context: Asked): Promise<CallAnswer<Uint8Array<ArrayBuffer>>> {
  const { month } = checked(Object.fromEntries(context.url.searchParams), monthQuery)
  const today = indianDay(new Date(call.now))
  if (month > today.slice(0, 7)) throw invalid([{ path: 'month', message: 'This month has not begun.' }])
  return new CallAnswer<Uint8Array<ArrayBuffer>>(200, zipped(monthFiles(call, context, periodOf(month)), new Date(call.now)), {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="month-${month}.zip"`,
  })
}

function periodOf(month: string): Period {
  const [year = 0, ofYear = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, ofYear, 0)).toISOString().slice(0, 10) }
}

/** The files of a month, each made when it is its turn. */
async function* monthFiles(call: Call, context: Asked, period: Period): AsyncGenerator<[MonthFile, Pieces]> {
  const { store } = context.locals
  const shop = await store.read((rows) => rows)
  const documents = documentsOf(shop, period).map((document) => creditedUntil(shop, document, period.to))
  const today = indianDay(new Date(call.now))
  const report = await gstReport(store, period, today)
  const found = await inTurns(debtorSteps(shop, period, today))
  const isStockKnown = areMovesKept(shop, period)
  yield ['README.txt', readme(report, { ...found, isStockKnown }, call.now)]
  const url = new URL(`?${new URLSearchParams(period)}`, context.url)
  const dayBook = await exportDayBook(call, { ...context, url } as CallContext)
  yield ['day-book.csv', dayBook.body as Iterable<string>]
  const box = await exportBox(call, { ...context, url } as CallContext)
  yield ['box.csv', box.body as Iterable<string>]
  const money = await store.read((rows) => moneyLines(dayBookSums(store, rows, period)))
  yield ['money.csv', csvPieces(MONEY_COLUMNS, money)]
  yield ['accounts.csv', csvPieces(ACCOUNT_COLUMNS, [...found.accounts, found.allAccounts])]
  yield ['debtors.csv', csvPieces(DEBTOR_COLUMNS, found.debtors)]
  yield ['unbilled.csv', csvPieces(UNBILLED_COLUMNS, found.unbilled)]
  yield ['gst-8.csv', csvPieces(TABLE_8_COLUMNS, report.table8, 'plain')]
  yield ['gst-12-registered.csv', csvPieces(TABLE_12_COLUMNS, report.table12.registered, 'plain')]
  yield ['gst-12-others.csv', csvPieces(TABLE_12_COLUMNS, report.table12.others, 'plain')]
  yield ['gst-13.csv', csvPieces(TABLE_13_COLUMNS, report.table13, 'plain')]
  yield ['gst-credit-notes.csv', csvPieces(CREDITED_COLUMNS, report.credited)]
  yield ['gst-places.csv', csvPieces(PLACE_COLUMNS, report.places)]
  yield ['documents.csv', csvPieces(BILL_COLUMNS, documents)]
  yield ['document-lines.csv', csvPieces(DOCUMENT_LINE_COLUMNS, linesOf(shop, documents))]
  yield ['documents.html', printedDocuments(`Bills and credit notes, ${period.from} to ${period.to}`, documents)]
  const { stock, moves } = isStockKnown ? await inTurns(stockSteps(shop, period)) : { stock: [], moves: [] }
  yield ['stock.csv', csvPieces(STOCK_COLUMNS, stock)]
  yield ['stock-moves.csv', csvPieces(STOCK_MOVE_COLUMNS, moves)]
  const isInMonth = inDays(period.from, period.to)
  const changes = Iterator.from(shop.changes.rows()).filter(({ at }) => isInMonth(at))
  yield ['changes.csv', csvPieces(CHANGE_COLUMNS, changes)]
}

/** A document as it was at the end of a day: without the credit notes of later days. */
const creditedUntil = (shop: ShopReader, document: Bill, day: string): Bill => ({
  ...document,
  credits: document.credits.filter(({ number }) => (shop.bills.get(number)?.date ?? '') <= day),
})

function* linesOf(shop: ShopReader, documents: readonly Bill[]): Generator<DocumentLine> {
  for (const document of documents) {
    const { number, date, kind, recipient } = document
    const bill = billOfDocument(shop, document)
    const own = { number, date, kind, title: titleOfDocument(document), gstin: recipient.gstin, place: placeOfBill(shop, bill) }
    for (const part of partsOf(shop, document, bill)) yield { ...own, ...part }
  }
}

function* readme(
  { from, to, check, table12: tables, lacks, lacking }: GstReport,
  { all, allAccounts, isStockKnown }: Debtors & { isStockKnown: boolean },
  now: string,
): Generator<string> {
  const { table12, billed, creditNotes, net, dayBook, isEqual } = check
  const owed = AGES.reduce((sum, age) => sum + all[age], 0)
  yield [
    `Books of ${from} to ${to}, made ${now}. Amounts are rupees, days are Indian.`,
    '',
    ...Object.entries(MONTH_FILES).map(([name, what]) => `${name}: ${what}`),
    '',
    `Bills ${billed} less credit notes ${creditNotes} = ${net} (documents.csv, document-lines.csv)`,
    `Table 12, both parts = ${table12}`,
    `Bills and credit notes in the day book = ${dayBook}`,
    isEqual ? 'These three sums are equal.' : 'These three sums are NOT equal. Please ask before you file.',
    ...(BUYERS.some((buyers) => tables[buyers].some(isTaxed)) ? [TAXED_ELSEWHERE] : []),
    '',
    `Accounts of customers: opening ${rupees(allAccounts.opening)}, closing ${rupees(allAccounts.closing)} (accounts.csv)`,
    `Owed ${rupees(owed)} less not billed ${rupees(all.notBilled)} less in advance ${rupees(all.advance)} = ${rupees(owed - all.notBilled - all.advance)} (debtors.csv)`,
    '',
    ...(isStockKnown ? [] : ['Stock moves of this month are no longer kept: stock.csv and stock-moves.csv are empty.', '']),
    lacking === 0 ? 'Nothing is missing.' : `Missing (${lacking}):`,
    ...lacks.map(({ what }) => `- ${what}`),
    '',
  ].join('\r\n')
}

/** The files as an uncompressed zip; the connection compresses it. */
async function* zipped(files: AsyncIterable<[name: string, pieces: Pieces]>, lastModified: Date): AsyncGenerator<Uint8Array> {
  const reader = makeZip(entriesIn(files, lastModified)).getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}

async function* entriesIn(files: AsyncIterable<[name: string, pieces: Pieces]>, lastModified: Date) {
  for await (const [name, pieces] of files) yield { name, lastModified, input: encoded(pieces) }
}

const encoder = new TextEncoder()

async function* encoded(pieces: Pieces): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const piece of valuesInTurns(pieces)) yield encoder.encode(piece)
}
