import { companyOf } from '~/domain/account/company'
import { lastDays } from '~/domain/calendar-days'
import { isHsn } from '~/domain/catalog/hsn'
import { kilogramsIn } from '~/domain/catalog/measures'
import { numberInPath } from '~/domain/customers/bill-numbers'
import { billSettings } from '~/domain/customers/bill-settings'
import type { Bill } from '~/domain/customers/bills-schema'
import { isWithoutGstin } from '~/domain/customers/listed-bills'
import type { GstReport, Lack } from '~/domain/gst/gst-schema'
import { gstTexts } from '~/domain/gst/gst-texts'
import { type Part, partsOfBill, partsOfCredits } from '~/domain/gst/parts'
import { DocumentSeries, isCreditedBy } from '~/domain/gst/series'
import { placeOfSupply, stateOfSeller } from '~/domain/gst/states'
import { GstTables } from '~/domain/gst/tables'
import { gstinFault, isGstin, plainGstin } from '~/domain/gstin'
import { paiseIn, rupees } from '~/domain/money'
import { daysFrom, type Period } from '~/domain/period-schema'
import { paiseOwed } from '~/domain/signed-money'
import { primaryCustomer } from '../customers/accounts'
import type { ShopReader } from '../store/store'
import type { Steps } from '../store/turns'

/** Maximum listed lacks. */
const MOST_LACKS = 100

/** The bills and credit notes of a period, in order of issue. */
export function documentsOf(shop: ShopReader, { from, to }: Period): Bill[] {
  return lastDays(daysFrom(from, to), new Date(to)).flatMap((day) => shop.bills.by('day', day).sort((a, b) => a.id - b.id))
}

/** The GST tables of a period; one step per document. `unbilled`: number of orders that left in it and have no bill. */
export function* gstSteps(
  shop: ShopReader,
  period: Period,
  { today, unbilled }: { today: string; unbilled: number },
): Steps<GstReport> {
  const settings = [...shop.settings.rows()]
  const texts = gstTexts(settings)
  const [tables, series, lacks] = [new GstTables(), new DocumentSeries(), new Lacks()]
  const sums = { bill: 0, 'credit-note': 0 }
  const dayOf = (number: string) => shop.bills.get(number)?.date
  lacks.ofSeller(companyOf(settings).gst)
  for (const document of documentsOf(shop, period)) {
    const bill = billOfDocument(shop, document)
    const place = placeOfBill(shop, bill)
    const parts = partsOf(shop, document, bill)
    tables.add({
      kind: document.kind,
      buyers: bill.recipient.gstin === '' ? 'others' : 'registered',
      place,
      isInterState: place !== '' && place !== stateOfSeller(document.supplier),
      parts,
    })
    series.add(document, isCreditedBy(document, dayOf, period.to))
    sums[document.kind] += paiseIn(document.totalAmount)
    lacks.ofDocument(shop, { document, bill, place, parts, today })
    yield
  }
  const dayBook = yield* dayBookSum(shop, period)
  const net = sums.bill - sums['credit-note']
  const isEqual = tables.sum === net && net === dayBook
  lacks.ofPeriod(period, { unbilled, isEqual })
  const { hsn } = billSettings(settings)
  const products = [...shop.products.rows()]
  const nameOf = (code: string) => (code !== hsn && products.find((product) => product.hsn === code)?.name) || texts.gst_goods
  const table12 = (buyers: 'registered' | 'others') => tables.table12(buyers, texts.gst_unit, nameOf)
  return {
    ...period,
    names: { table8: texts.gst_table_8, table12: texts.gst_table_12, table13: texts.gst_table_13 },
    table8: tables.table8(),
    table12: { registered: table12('registered'), others: table12('others') },
    table13: series.rows(
      (kind) => (kind === 'bill' ? texts.gst_bills : texts.gst_credit_notes),
      (number) => shop.bills.get(number) !== undefined,
    ),
    credited: tables.credited(),
    places: tables.places(),
    check: {
      table12: rupees(tables.sum),
      billed: rupees(sums.bill),
      creditNotes: rupees(sums['credit-note']),
      net: rupees(net),
      dayBook: rupees(dayBook),
      isEqual,
    },
    ...lacks.listed(),
  }
}

/** A bill itself, or the bill of a credit note. */
export const billOfDocument = (shop: ShopReader, document: Bill): Bill =>
  (document.creditOf === null ? undefined : shop.bills.get(document.creditOf)) ?? document

/** The state of a bill's buyer: as stored, otherwise by order, customer or GSTIN; '' if unknown. */
export function placeOfBill(shop: ShopReader, bill: Bill): string {
  if (bill.placeOfSupply) return bill.placeOfSupply
  const known = placeOfSupply(shop.orders.get(bill.orderId), primaryCustomer(shop, bill.customerId))
  return known || (isGstin(bill.recipient.gstin) ? plainGstin(bill.recipient.gstin).slice(0, 2) : '')
}

export function partsOf(shop: ShopReader, document: Bill, bill: Bill): Part[] {
  if (document.kind === 'bill') return partsOfBill(withWeights(shop, document))
  const notes = bill.credits.flatMap(({ number }) => shop.bills.get(number) ?? [])
  return partsOfCredits(withWeights(shop, bill), notes)[notes.findIndex(({ number }) => number === document.number)] ?? []
}

/** A bag whose weight the bill lacks weighs what its product weighs now. */
function withWeights(shop: ShopReader, bill: Bill): Bill {
  if (partsOfBill(bill).every(({ grams }) => grams !== undefined)) return bill
  const items = shop.orders.get(bill.orderId)?.items ?? []
  const lines = bill.lines.map((line, place) => {
    const item = items[place]
    const product = item?.quantity === line.quantity ? shop.products.get(item.productId) : undefined
    const kilograms = line.kilograms ?? kilogramsIn(product?.weight ?? '')
    return { ...line, ...(kilograms && { kilograms }) }
  })
  return { ...bill, lines }
}

/** Paise that bills and credit notes charge in the day book. */
function* dayBookSum(shop: ShopReader, { from, to }: Period): Steps<number> {
  let sum = 0
  for (const day of lastDays(daysFrom(from, to), new Date(to))) {
    for (const { kind, amount } of shop.ledgerEntries.by('day', day)) {
      if (kind === 'bill' || kind === 'credit-note') sum += paiseOwed(amount)
    }
    yield
  }
  return sum
}

interface Read {
  document: Bill
  bill: Bill
  place: string
  parts: readonly Part[]
  today: string
}

/** What a period lacks before its tables can be filed. */
class Lacks {
  readonly #lacks: Lack[] = []
  readonly #known = new Set<string>()

  ofSeller(gstin: string) {
    const link = '/admin-settings?tab=company#gst_number'
    if (gstin === '') this.#add('Your GSTIN is not in the settings.', link)
    else if (!isGstin(gstin)) this.#add(`Your own GSTIN: ${gstinFault(gstin)}`, link)
  }

  ofDocument(shop: ShopReader, { document, bill, place, parts, today }: Read) {
    const { number, orderId, recipient } = bill
    const link = `/admin-bills?bill=${numberInPath(number)}`
    const customer = primaryCustomer(shop, bill.customerId)
    if (place === '') {
      const what = `Bill ${number}: the state of ${recipient.name} is not known. Choose it as his district.`
      const where = customer ? `/admin-customers?customer=${customer.id}` : link
      this.#add(what, where, where)
    }
    if (document.kind !== 'bill') return
    const fault = recipient.gstin && gstinFault(recipient.gstin)
    if (fault) this.#add(`Bill ${number}: ${fault}`, link)
    if (customer && isWithoutGstin(bill, customer, today))
      this.#add(`Bill ${number} went out without the GSTIN of its customer.`, `/admin-customers?customer=${customer.id}`)
    for (const [line, { hsn, grams, description }] of parts.entries()) {
      if (!isHsn(hsn)) this.#add(`Bill ${number}: ${description} has no HSN code.`, link)
      if (grams !== undefined) continue
      const product = shop.orders.get(orderId)?.items[line]?.productId
      const what = `Bill ${number}: the weight of a bag of ${description} is not in kilograms.`
      const where = product && shop.products.get(product) ? `/admin-products?product=${product}` : link
      this.#add(what, where, where === link ? what : where)
    }
  }

  ofPeriod({ from, to }: Period, { unbilled, isEqual }: { unbilled: number; isEqual: boolean }) {
    if (unbilled > 0) {
      const what = unbilled === 1 ? 'An order that left has no bill.' : `${unbilled} orders that left have no bill.`
      this.#add(what, '/admin-bills')
    }
    if (!isEqual) {
      const what = 'Table 12, the bills less credit notes, and the day book do not have the same sum.'
      this.#add(what, `/admin-day-book?from=${from}&to=${to}`)
    }
  }

  listed(): Pick<GstReport, 'lacks' | 'lacking'> {
    return { lacks: this.#lacks.slice(0, MOST_LACKS), lacking: this.#lacks.length }
  }

  /** Each once: a customer without a state concerns all his bills. */
  #add(what: string, link: string, key = what) {
    if (this.#known.has(key)) return
    this.#known.add(key)
    this.#lacks.push({ what, link })
  }
}
