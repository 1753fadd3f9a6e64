import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { localBackend, MemoryStore } from '~/api/store/memory'
import { indianNumber } from '~/domain/indian-numbers'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { newBoxEntry } from '../fixtures/rows/box'
import { newCustomer, newPayment } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { live, liveOn } from '../fixtures/shops/lived-shop'
import { firstRows, openTestShop } from '../fixtures/shops/shop'
import { filesInZip } from '../fixtures/zip-files'

type Row = Record<string, string>

const at = (day: string) => vi.setSystemTime(new Date(`${day}T06:30:00.000Z`))

async function operatorOf(store: MemoryStore) {
  const operator = await openTestShop({ store }).browser().signIn()
  const answered = async (answer: Response) => {
    const text = await answer.text()
    expect([answer.url, answer.status < 300 ? '' : text]).toEqual([answer.url, ''])
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    get: async (path: string) => answered(await operator.get(`/api${path}`)),
    post: async (path: string, body?: object) => answered(await operator.post(`/api${path}`, body)),
    put: async (path: string, body: object) => answered(await operator.put(`/api${path}`, body)),
    zip: async (month: string) => Buffer.from(await (await operator.get(`/api/month.zip?month=${month}`)).bytes()),
  }
}

const BUYER = { customerName: 'Tashi', customerPhone: '98765 22222', channel: 'phone' } as const

/** Sales of exempt and taxed goods, corrections, and money of each kind. */
async function trade(store: MemoryStore) {
  const { get, post, put } = await operatorOf(store)
  await put('/settings/gst_number', { value: '01AAAAA0000A1ZG' })
  const { id: _, averageRating: __, totalReviews: ___, createdAt: ____, ...taxedFeed } = (await get('/products'))[1]
  await put('/products/2', { ...taxedFeed, hsn: '38249900', gstRate: '18' })
  await post('/products/1/stock-moves', { reason: 'milled', by: 60, purchasePrice: '1900', note: 'Dearer' })
  const { id: customerId } = await post(
    '/customers',
    newCustomer({ name: 'Tashi', phone: '98765 22222', gstin: '01ABCDE1234F1ZE' }),
  )
  const products: { id: number; price: string }[] = await get('/products')
  const order = async (place: number, changes: object = {}): Promise<number> => {
    const { id: productId = 0, price = '0.00' } = products[place] ?? {}
    const totalAmount = rupees(paiseOwed(price) * 3)
    const items = [{ productId, quantity: 3, unitPrice: price, totalPrice: totalAmount }]
    return (await post('/orders', { ...newOrder(BUYER as object), items, totalAmount, ...changes })).id
  }
  const billed = async (id: number): Promise<string> => {
    await put(`/orders/${id}/status`, { status: 'delivered' })
    return (await post(`/orders/${id}/bill`, {})).number.replaceAll('/', '-')
  }
  const [feed, taxed] = [await billed(await order(0)), await billed(await order(1, { district: 'Leh' }))]
  for (const changes of [{}, { customerName: 'Bashir Wani', channel: undefined }])
    await put(`/orders/${await order(0, changes)}/status`, { status: 'shipped' })
  await post(`/bills/${feed}/credit-note`, { reason: 'Wet.', lines: [{ item: 0, bags: 1, goodsReturned: true }] })
  await post(`/bills/${taxed}/credit-note`, { reason: 'Dear.', amount: '100.03' })
  await post(`/bills/${taxed}/mended`, { name: 'Tashi Namgyal' })
  const entry = async (changes: object): Promise<number> => (await post('/ledger', newPayment({ customerId, ...changes }))).id
  await entry({ amount: 1000 })
  await post(`/ledger/${await entry({ amount: 700, method: 'upi', reference: '712345678901' })}/move`, { customerId: 1 })
  const cheque = (reference: string) => entry({ amount: 500, method: 'cheque', reference, bank: 'J&K Bank' })
  await post(`/cheques/${await cheque('001')}`, { state: 'cleared' })
  await post(`/cheques/${await cheque('002')}`, { state: 'bounced', charge: '59' })
  await cheque('003')
  const { id: ahead } = await post('/customers', newCustomer({ name: 'Nusrat', phone: '98765 33333', openingBalance: -800 }))
  await entry({ customerId: ahead, kind: 'refund', amount: 50, method: 'bank', reference: 'R1' })
  await entry({ kind: 'adjustment', amount: '-12.34', method: null, note: 'Rounded' })
  await post('/box', { kind: 'opening', side: 'bank', amount: '2500', note: '' })
  await post('/box', { kind: 'deposit', amount: '600', note: '', evenBelowZero: true })
  const { id: mistaken } = await post('/box', newBoxEntry({ category: 'wages', amount: '75', evenBelowZero: true }))
  await post(`/box/${mistaken}/reversal`)
  await post('/box', { kind: 'drawing', side: 'bank', amount: '300', note: 'Home' })
  await post('/box', { kind: 'count', side: 'cash', amount: '4321', note: 'Change was wrong.' })
  return { feed, customerId }
}

/** What comes after the month, and must not change its books. */
async function tradeLater(store: MemoryStore, { feed, customerId }: Awaited<ReturnType<typeof trade>>) {
  const { post } = await operatorOf(store)
  await post(`/bills/${feed}/credit-note`, { reason: 'All wet.', lines: [{ item: 0, bags: 2, goodsReturned: true }] })
  await post('/ledger', newPayment({ customerId, amount: 5000 }))
  await post('/products/1/stock-moves', { reason: 'milled', by: 5, purchasePrice: '2000', note: '' })
  await post('/box', newBoxEntry({ evenBelowZero: true }))
}

const filesOf = async (store: MemoryStore, month: string) => filesInZip(await (await operatorOf(store)).zip(month))

interface Closed {
  before: Map<string, string>
  files: Map<string, string>
  /** The same month, made again after more trade. */
  again: Map<string, string>
}

/** Two months of the lived shop, of which the second is closed. */
async function closeMonth(): Promise<Closed> {
  vi.useFakeTimers({ now: new Date('2026-10-12T06:30:00.000Z'), toFake: ['Date'] })
  const store = new MemoryStore(
    firstRows(),
    localBackend(async () => {}),
  )
  await live(store)
  const milled = { reason: 'milled', by: 5, purchasePrice: '1800', note: '' }
  await (await operatorOf(store)).post('/products/1/stock-moves', milled)
  at('2026-11-09')
  await liveOn(store)
  at('2026-11-20')
  const traded = await trade(store)
  at('2026-12-01')
  const [before, files] = [await filesOf(store, '2026-10'), await filesOf(store, '2026-11')]
  await tradeLater(store, traded)
  const again = await filesOf(store, '2026-11')
  vi.useRealTimers()
  return { before, files, again }
}

describe('an accountant closes a month of the lived shop from its zip alone', () => {
  let closed: Closed

  beforeAll(async () => {
    closed = await closeMonth()
  }, 60_000)

  const rowsIn = (name: string, files = closed.files): Row[] =>
    parse(files.get(`${name}.csv`) ?? '', { columns: true, bom: true })
  const paise = (text = '') => paiseOwed(text || '0.00')
  const sum = (rows: readonly Row[], column: string) => rows.reduce((all, row) => all + paise(row[column]), 0)
  const count = (rows: readonly Row[], column: string) => rows.reduce((all, row) => all + Number(row[column] || 0), 0)
  const where = (rows: readonly Row[], column: string, value: string) => rows.filter((row) => row[column] === value)
  /** Sums by customer. Erased ones share a name. */
  const byCustomer = (rows: readonly Row[], amount: (row: Row) => number) => {
    const sums = new Map<string, number>()
    for (const row of rows) {
      const key = `${row.Customer} ${row.Phone}`
      sums.set(key, (sums.get(key) ?? 0) + amount(row))
    }
    return Object.fromEntries([...sums].filter(([, paise]) => paise !== 0).sort())
  }
  const isOfCustomer = ({ Customer }: Row) => Customer !== 'All' && Customer !== 'Of nobody'

  test('the month has bills, credit notes, and money of each kind', () => {
    const documents = rowsIn('documents')
    expect([sum(documents, 'Bill value') > 0, sum(documents, 'Credit note value') > 0]).toEqual([true, true])
    for (const { What = '', ...sides } of rowsIn('money').slice(0, -1))
      if (!['Received: Bank', 'Given back: UPI', 'Given back: Cheque'].includes(What))
        expect([What, Object.values(sides).some((side) => side !== '0.00')]).toEqual([What, true])
  })

  test('sales are bills less credit notes, the lines of goods, the day book and the GST tables', () => {
    const documents = rowsIn('documents')
    const net = sum(documents, 'Bill value') - sum(documents, 'Credit note value')
    const lines = rowsIn('document-lines')
    const [registered, others] = [rowsIn('gst-12-registered'), rowsIn('gst-12-others')]
    const dayBook = rowsIn('day-book')
    expect(sum(where(dayBook, 'Kind', 'Bill'), 'Charged')).toBe(sum(documents, 'Bill value'))
    expect(-sum(where(dayBook, 'Kind', 'Credit note'), 'Charged')).toBe(sum(documents, 'Credit note value'))
    expect(sum(lines, 'Value')).toBe(net)
    expect(sum([...registered, ...others], 'Total Value')).toBe(net)
    const places = rowsIn('gst-places')
    expect([sum(places, 'Registered'), sum(places, 'Others')]).toEqual(
      [registered, others].map((rows) => sum(rows, 'Total Value')),
    )
    expect(sum(rowsIn('gst-8'), 'Exempted(other than nil rated/non GST supply)')).toBe(
      sum(where([...registered, ...others], 'Rate', '0'), 'Total Value'),
    )
    for (const row of [...registered, ...others])
      expect(paise(row['Total Value'])).toBe(
        ['Taxable Value', 'Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount'].reduce(
          (all, column) => all + paise(row[column]),
          0,
        ),
      )
    expect(closed.files.get('README.txt')).toContain('These three sums are equal.')
    expect(closed.files.get('README.txt')).toContain('Taxed supplies also belong in tables 4 and 7')
  })

  test('each buyer, place, HSN and rate has in the tables what the lines of goods have', () => {
    const lines = rowsIn('document-lines')
    for (const [name, isOf] of [
      ['registered', ({ GSTIN }: Row) => GSTIN !== ''],
      ['others', ({ GSTIN }: Row) => GSTIN === ''],
    ] as const) {
      for (const row of rowsIn(`gst-12-${name}`)) {
        const of = lines.filter((line) => isOf(line) && line.HSN === row.HSN && line['GST rate'] === row.Rate)
        expect([sum(of, 'Value'), count(of, 'Kilograms')]).toEqual([paise(row['Total Value']), Number(row['Total Quantity'])])
      }
      for (const row of rowsIn('gst-places')) {
        const of = lines.filter((line) => isOf(line) && line['Place of supply'] === row.Code)
        expect(sum(of, 'Value')).toBe(paise(row[name === 'others' ? 'Others' : 'Registered']))
      }
    }
  })

  test('credit notes by HSN take back what their documents and lines do', () => {
    const credited = rowsIn('gst-credit-notes')
    const lines = where(rowsIn('document-lines'), 'Document', 'Credit note')
    expect(sum(credited, 'Value')).toBe(sum(rowsIn('documents'), 'Credit note value'))
    expect([sum(credited, 'Value'), count(credited, 'Bags'), count(credited, 'Kilograms')]).toEqual([
      -sum(lines, 'Value'),
      -count(lines, 'Bags'),
      -count(lines, 'Kilograms'),
    ])
  })

  test('the series of table 13 are the numbers of the documents, each printed', () => {
    const documents = rowsIn('documents')
    const series = rowsIn('gst-13')
    expect(count(series, 'Total Number')).toBe(documents.length)
    for (const row of series) {
      const [from = '', to = ''] = [row['Sr. No. From'], row['Sr. No. To']]
      const own = documents.filter(({ Number: number = '' }) => number.startsWith(from.slice(0, -5)))
      const numbers = own.map(({ Number: number = '' }) => number).sort()
      expect([numbers[0], numbers.at(-1), own.length]).toEqual([from, to, Number(row['Total Number'])])
      expect(where(own, 'Cancelled', 'yes')).toHaveLength(Number(row.Cancelled))
    }
    const printed = closed.files.get('documents.html')?.split('<article>').slice(1) ?? []
    expect(printed).toHaveLength(documents.length)
    for (const { Number: number, 'Bill value': bill, 'Credit note value': credit } of documents)
      expect(printed.find((sheet) => sheet.includes(`Number ${number}<`))).toContain(
        `₹${indianNumber(paise(bill || credit) / 100, 2, 2)}<`,
      )
  })

  test('money received and given back by method, and the box, lead from the opening to the closing', () => {
    const money = rowsIn('money')
    const dayBook = rowsIn('day-book')
    const box = rowsIn('box')
    const ofSide = { Cash: 'Cash balance', Bank: 'Bank balance', 'Cheques to clear': 'Cheques to clear' } as const
    for (const [side, balance] of Object.entries(ofSide)) {
      const [closing, ...moves] = [money.at(-1), ...money.slice(0, -1)]
      expect(sum(moves, side), side).toBe(paise(closing?.[side]))
      expect(paise(money[0]?.[side])).toBe(paise(dayBook[0]?.[balance]))
      expect(paise(closing?.[side])).toBe(paise(dayBook.at(-1)?.[balance]))
      const before = rowsIn('money', closed.before).at(-1)
      expect(paise(money[0]?.[side])).toBe(paise(before?.[side]))
    }
    const moved = (rows: readonly Row[]) => sum(rows, 'Cash') + sum(rows, 'Bank') + sum(rows, 'Cheques')
    for (const method of ['Cash', 'UPI', 'Bank', 'Cheque']) {
      const both = money.filter(({ What = '' }) => What === `Received: ${method}` || What === `Given back: ${method}`)
      const inMoney = sum(both, 'Cash') + sum(both, 'Bank') + sum(both, 'Cheques to clear')
      expect(moved(where(dayBook, 'Method', method)), method).toBe(inMoney)
    }
    const ofBox = where(money, 'What', 'Entries of the box')
    expect([sum(box, 'Cash'), sum(box, 'Bank'), sum(box, 'Cheques')]).toEqual(
      [ofBox, ofBox, ofBox].map((rows, place) => sum(rows, Object.keys(ofSide)[place] ?? '')),
    )
    expect(moved(dayBook.filter((row) => row['Entry of the box'] !== ''))).toBe(moved(box))
    expect(dayBook.filter((row) => row['Entry of the box'] !== '')).toHaveLength(box.length)
  })

  test('each account leads from its opening to its closing, by the day book, and ends as the debtors do', () => {
    const accounts = rowsIn('accounts')
    const [all] = where(accounts, 'Customer', 'All')
    const each = accounts.filter(isOfCustomer)
    for (const column of ['Opening', 'Charged', 'Received', 'Given back', 'Closing'])
      expect(paise(all?.[column]), column).toBe(sum(each, column))
    for (const row of accounts)
      expect(paise(row.Closing)).toBe(paise(row.Opening) + paise(row.Charged) - paise(row.Received) + paise(row['Given back']))
    const entries = rowsIn('day-book').filter(({ Entry }) => Entry !== '')
    expect(byCustomer(entries, (row) => paise(row.Charged))).toEqual(byCustomer(each, (row) => paise(row.Charged)))
    expect(byCustomer(entries, (row) => paise(row.Cash) + paise(row.Bank) + paise(row.Cheques))).toEqual(
      byCustomer(each, (row) => paise(row.Received) - paise(row['Given back'])),
    )
    const inMoney = (what: string) => {
      const rows = rowsIn('money').filter(({ What = '' }) => What.startsWith(what))
      return sum(rows, 'Cash') + sum(rows, 'Bank') + sum(rows, 'Cheques to clear')
    }
    expect([paise(all?.Received), -paise(all?.['Given back'])]).toEqual([inMoney('Received'), inMoney('Given back')])
    const debtors = rowsIn('debtors').filter(isOfCustomer)
    expect(byCustomer(debtors, (row) => paise(row.Owed) - paise(row['Not billed']) - paise(row['In advance']))).toEqual(
      byCustomer(each, (row) => paise(row.Closing)),
    )
    const before = rowsIn('accounts', closed.before).filter(isOfCustomer)
    expect(byCustomer(each, (row) => paise(row.Opening))).toEqual(byCustomer(before, (row) => paise(row.Closing)))
  })

  test('debtors by age add up to what all owe, and what is not billed is listed by order', () => {
    const debtors = rowsIn('debtors')
    const [all] = where(debtors, 'Customer', 'All')
    for (const row of debtors)
      expect(['0 to 30 days', '31 to 60 days', 'Over 60 days'].reduce((ages, age) => ages + paise(row[age]), 0)).toBe(
        paise(row.Owed),
      )
    for (const column of ['0 to 30 days', '31 to 60 days', 'Over 60 days', 'Owed', 'Not billed', 'In advance'])
      expect(paise(all?.[column]), column).toBe(sum(debtors.filter(isOfCustomer), column))
    const unbilled = rowsIn('unbilled')
    const ofNobody = where(unbilled, 'Customer', 'Of nobody')
    expect(sum(unbilled, 'Amount') - sum(ofNobody, 'Amount')).toBe(paise(all?.['Not billed']))
    expect(ofNobody).toHaveLength(1)
    expect(sum(ofNobody, 'Amount')).toBe(sum(where(debtors, 'Customer', 'Of nobody'), 'Not billed'))
  })

  test('the stock leads from its opening to its closing by its moves, in bags and value', () => {
    const [stock, moves] = [rowsIn('stock'), rowsIn('stock-moves')]
    const before = rowsIn('stock', closed.before)
    for (const row of stock) {
      const own = where(moves, 'SKU', row.SKU ?? '').map(({ Bags }) => Number(Bags))
      const [inward, outward] = [own.filter((bags) => bags > 0), own.filter((bags) => bags < 0)]
      expect([row.In, row.Out].map(Number)).toEqual(
        [inward, outward].map((each) => Math.abs(each.reduce((all, bags) => all + bags, 0))),
      )
      expect(Number(row['Opening bags']) + Number(row.In) - Number(row.Out)).toBe(Number(row['Closing bags']))
      const earlier = before.find(({ SKU }) => SKU === row.SKU)
      for (const name of ['bags', 'kilograms', 'value'])
        expect(row[`Opening ${name}`], `${row.SKU} ${name}`).toBe(earlier?.[`Closing ${name}`])
      if (row['Purchase price of a bag'])
        expect(paise(row['Closing value'])).toBe(Number(row['Closing bags']) * paise(row['Purchase price of a bag']))
    }
    expect(
      stock.some((row) => paise(row['Opening value']) > 0 && row['Purchase price at opening'] !== row['Purchase price of a bag']),
    ).toBe(true)
  })

  test('what comes later changes none of its files', () => {
    for (const [name, text] of closed.files) if (name !== 'README.txt') expect(closed.again.get(name), name).toBe(text)
  })
})
