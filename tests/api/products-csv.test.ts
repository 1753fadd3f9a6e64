import { describe, expect, test } from 'vitest'
import { type ProductsImport, productsImport } from '~/domain/catalog/products-csv-schema'
import type { Product } from '~/domain/catalog/schema'
import { refusal } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { openTestShop } from '../fixtures/shops/shop'

const CSV = { 'Content-Type': 'text/csv; charset=utf-8' }

async function openWithOperator() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const list = async (): Promise<Product[]> => (await operator.get('/api/products')).json()
  const file = async () => (await operator.get('/api/products.csv')).text()
  const send = (text: string, query = '', headers = {}) => operator.put(`/api/products.csv${query}`, text, { ...CSV, ...headers })
  const planned = async (text: string): Promise<ProductsImport> =>
    productsImport.parse(await (await send(text, '?dry-run')).json())
  return { shop, operator, list, file, send, planned }
}

/** The columns of operators' files, in order. */
const HEADING =
  'ID,Name,SKU,Category,Price,Stock,Weight,Description,Protein,Fat,Fibre,Moisture,Energy,Pellet Size,' +
  'Name (Urdu),Name (Hindi),Description (Urdu),Description (Hindi),' +
  'MRP,Maker,Country of Origin,Best Before,Licence Number,Compare-at Price,Badge,Images,Active'

test('exports every product in UTF-8 with a byte order mark and RFC 4180 line ends', async () => {
  const { operator, file } = await openWithOperator()
  await operator.post('/api/products', newProduct({ name: 'Winter, "slow" feed', isActive: false, description: 'सर्दी\nका चारा' }))
  const response = await operator.get('/api/products.csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="products.csv"')
  expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = await file()
  const [headings, known] = [text.split('\r\n', 1)[0]?.split(','), HEADING.split(',')]
  expect(headings?.filter((heading) => known.includes(heading))).toEqual(known)
  expect(text).toContain('\r\n4,"Winter, ""slow"" feed",LTF-WINTER-25,stock,3200.00,40,25kg,"सर्दी\nका चारा",')
  expect(text.trimEnd().endsWith(',/pictures/bag-stock.webp,no')).toBe(true)
})

test('importing an exported file changes nothing, also with formulas and odd cells', async () => {
  const { operator, file, send, planned, shop } = await openWithOperator()
  const odd = {
    name: '=HYPERLINK("x")',
    description: '\'=1\r\n+2,"3"',
    weight: ' 25kg ',
    specifications: { ...newProduct().specifications, fat: '-12%', fiber: "'@x" },
  }
  await operator.post('/api/products', newProduct(odd))
  const text = await file()
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  for (const { outcome } of (await planned(text)).lines) expect(outcome).toBe('unchanged')
  const before = shop.store.version
  expect((await send(text)).status).toBe(200)
  expect(shop.store.version).toBe(before)
  await operator.put('/api/products/4', newProduct())
  await send(text)
  const [restored] = (await (await operator.get('/api/products')).json()).filter(({ id }: Product) => id === 4)
  expect(restored).toMatchObject(odd)
})

test('refuses a file with noncharacters, by line', async () => {
  const { send } = await openWithOperator()
  const { errors } = await refusal(await send('SKU,Name\r\nA,Good\r\nB,\ufdd0bankAccount\ufdd1'), 422)
  expect(errors).toMatchObject([{ path: 'file', message: 'Line 3 has a character that cannot be read.' }])
})

test('badge and struck price round-trip through a file, and can be removed or added', async () => {
  const { file, send, list } = await openWithOperator()
  await send('SKU,Compare-at Price,Badge\r\nLTF-EARLY-25,2600,Premium')
  expect((await list())[0]).toMatchObject({ compareAtPrice: '2600.00', badge: 'Premium' })
  const text = await file()
  expect(text).toContain(',2600.00,Premium,/pictures/')
  await send(text.replace('1,Early Stage Trout Feed,LTF-EARLY-25', ',Copy,COPY'))
  const copy = (await list()).find(({ sku }) => sku === 'COPY')
  expect(copy).toMatchObject({ compareAtPrice: '2600.00', badge: 'Premium' })
  await send('SKU,Badge\r\nLTF-EARLY-25,')
  const [early] = await list()
  expect([early?.compareAtPrice, early?.badge]).toEqual(['2600.00', undefined])
  const { errors } = await refusal(await send('SKU,Compare-at Price,Badge\r\nLTF-EARLY-25,many,Best'), 422)
  expect(errors).toHaveLength(2)
})

test('samples in a file of an older release are ignored, with their price and badge', async () => {
  const { send, list } = await openWithOperator()
  const older =
    'SKU,Price,Compare-at Price,Badge,Sample Rating,Sample Reviews\r\n' +
    'LTF-EARLY-25,2400,3000.00,Best Seller,4.5,50\r\nLTF-SMALL-25,2750,3000.00,New,,'
  expect((await send(older)).status).toBe(200)
  const [early, small] = await list()
  expect([early?.price, early?.compareAtPrice, early?.badge]).toEqual(['2400.00', undefined, undefined])
  expect(small).toMatchObject({ compareAtPrice: '3000.00', badge: 'New' })
})

test('label lines round-trip through a file, also for a new feed', async () => {
  const { file, send, list } = await openWithOperator()
  const label = {
    mrp: '2600.00',
    maker: '=Wular Feeds, Sopore',
    countryOfOrigin: 'India',
    bestBefore: '6',
    licenceNumber: 'F/12',
  }
  await send(
    'SKU,MRP,Maker,Country of Origin,Best Before,Licence Number\r\nLTF-EARLY-25,2600,"=Wular Feeds, Sopore",India,6,F/12',
  )
  expect((await list())[0]).toMatchObject(label)
  const text = await file()
  expect(text).toContain(`,2600.00,"'=Wular Feeds, Sopore",India,6,F/12,`)
  await send(text.replace('1,Early Stage Trout Feed,LTF-EARLY-25', ',Copy,COPY'))
  expect((await list()).find(({ sku }) => sku === 'COPY')).toMatchObject(label)
  await send('SKU,MRP,Maker\r\nLTF-EARLY-25,,')
  const [early] = await list()
  expect([early, early?.countryOfOrigin]).toEqual([expect.not.objectContaining({ mrp: '2600.00' }), 'India'])
  expect((await refusal(await send('SKU,MRP\r\nLTF-EARLY-25,many'), 422)).errors).toMatchObject([{ path: '2.MRP' }])
})

test('Urdu and Hindi names round-trip through a file', async () => {
  const { operator, file, send, list } = await openWithOperator()
  const translations = { name_ur: 'سردی کی خوراک', description_hi: 'सर्दी का चारा' }
  await operator.post('/api/products', newProduct({ translations }))
  for (const sku of ['PLAIN', 'OTHER']) await operator.post('/api/products', newProduct({ sku }))
  const text = await file()
  expect(text).toContain(',سردی کی خوراک,,,सर्दी का चारा,')
  await send(text.replace('سردی کی خوراک', 'جاڑے کی خوراک'))
  await send('SKU,Name (Hindi)\r\nPLAIN,शुरुआती चारा')
  const products = await list()
  expect(products.find(({ id }) => id === 4)?.translations).toMatchObject({ ...translations, name_ur: 'جاڑے کی خوراک' })
  expect(products.find(({ sku }) => sku === 'PLAIN')?.translations).toEqual({ name_hi: 'शुरुआती चारा' })
  expect(products.find(({ sku }) => sku === 'OTHER')).not.toHaveProperty('translations')
})

test('a dry run reports changes line by line and changes nothing', async () => {
  const { planned, list, shop } = await openWithOperator()
  const before = shop.store.version
  const { isDryRun, lines } = await planned(
    'SKU,Name,Price,Stock\nltf-early-25,Early Stage Trout Feed,2600,90\nLTF-SMALL-25,,,x\nLTF-STOCK-25,Stock Stage Trout Feed,3000,80\n',
  )
  expect(isDryRun).toBe(true)
  expect(lines[0]).toEqual({
    line: 2,
    name: 'Early Stage Trout Feed',
    outcome: 'updated',
    changes: [
      { column: 'SKU', before: 'LTF-EARLY-25', after: 'ltf-early-25' },
      { column: 'Price', before: '2500.00', after: '2600.00' },
      { column: 'Stock', before: '100', after: '90' },
    ],
    errors: [],
  })
  expect(lines[1]).toMatchObject({ line: 3, outcome: 'refused' })
  expect(lines[1]?.errors.map(({ path }) => path)).toEqual(['Name', 'Price', 'Stock'])
  expect(shop.store.version).toBe(before)
  expect((await list())[0]?.price).toBe('2500.00')
})

test('imports changed and new lines in one transaction, and keeps other products', async () => {
  const { file, send, list } = await openWithOperator()
  const lines = (await file()).trimEnd().split('\r\n')
  const columns = lines[0]?.split(',').length ?? 0
  const cells = ',Winter Feed,LTF-W,stock,3200,40,25kg,For cold water.,40%,12%,3%,8%,14 KJ/GM,3mm'.split(',')
  const winter = [...cells, ...Array(columns - cells.length - 1).fill(''), 'yes'].join(',')
  const changed = [lines[0], lines[1]?.replace('2500.00', '2600').replace('LTF-EARLY-25', 'LTF-EARLY'), winter].join('\r\n')
  const answer = productsImport.parse(await (await send(changed)).json())
  expect(answer.lines.map(({ outcome }) => outcome)).toEqual(['updated', 'created'])
  expect((await list()).map(({ id, sku, price }) => [id, sku, price])).toEqual([
    [1, 'LTF-EARLY', '2600.00'],
    [2, 'LTF-SMALL-25', '2750.00'],
    [3, 'LTF-STOCK-25', '3000.00'],
    [4, 'LTF-W', '3200.00'],
  ])
})

test('one invalid line refuses the whole file', async () => {
  const { send, list } = await openWithOperator()
  const before = await list()
  const problem = await refusal(await send('SKU,Price\nLTF-EARLY-25,2600\nLTF-SMALL-25,cheap\n'), 422)
  expect(problem.errors?.map(({ path }) => path)).toEqual(['3.Price'])
  expect(await list()).toEqual(before)
})

test('products can swap SKUs', async () => {
  const { send, list } = await openWithOperator()
  expect((await send('ID,SKU\n1,LTF-SMALL-25\n2,LTF-EARLY-25\n')).status).toBe(200)
  expect((await list()).map(({ sku }) => sku)).toEqual(['LTF-SMALL-25', 'LTF-EARLY-25', 'LTF-STOCK-25'])
})

test('imports only if the catalogue is unchanged since the dry run', async () => {
  const { send, planned, list, shop } = await openWithOperator()
  const text = 'SKU,Stock\nLTF-EARLY-25,500\n'
  const { state } = await planned(text)
  await shop.browser().post('/api/orders', newOrder({ quantity: 3 }))
  const problem = await refusal(await send(text, '', { 'If-Match': `"${state}"` }), 409)
  const now = productsImport.parse(problem.current)
  expect(now.lines[0]?.changes).toEqual([{ column: 'Stock', before: '97', after: '500' }])
  expect((await send(text, '', { 'If-Match': `"${now.state}"` })).status).toBe(200)
  expect((await list())[0]?.stockQuantity).toBe(500)
})

const LOST = 'The letters of this file are lost: see'
const ANEW = 'Please export it anew, and save it as CSV UTF-8.'

/** A file as a spreadsheet saves it with Latin letters only, and with empty trailing columns. */
const asPlainCsv = (text: string) => text.replace(/[^\0-\x7F]/g, '?').replaceAll('\r\n', ',,\r\n')

test('refuses a file with lost Urdu and Hindi letters, and keeps the stored ones', async () => {
  const { operator, file, send, list, shop } = await openWithOperator()
  const translations = { name_ur: 'سردی کی خوراک', description_hi: 'सर्दी का चारा' }
  await operator.post('/api/products', newProduct({ translations }))
  const saved = asPlainCsv(await file())
  const before = shop.store.version
  for (const query of ['?dry-run', '']) {
    expect(await refusal(await send(saved, query), 422)).toMatchObject({ detail: `${LOST} line 2, Name (Urdu). ${ANEW}` })
  }
  expect(shop.store.version).toBe(before)
  expect((await list()).find(({ id }) => id === 4)?.translations).toMatchObject(translations)
})

test.each([';', '\t'])('reads a file with the separator %j and empty trailing columns', async (separator) => {
  const { send, list } = await openWithOperator()
  const text = '\uFEFFSKU,Stock,Name,\r\nLTF-EARLY-25,7,"Early, new",\r\n,,,\r\n'
  const saved = text.replace('"Early, new"', 'Early. new').replaceAll(',', separator)
  expect((await send(saved)).status).toBe(200)
  expect((await send(`sep=${separator}\r\n${saved.slice(1)}`)).status).toBe(200)
  expect((await list())[0]).toMatchObject({ stockQuantity: 7, name: 'Early. new' })
})

describe('a file that is refused completely, with a sentence', () => {
  test.each([
    ['', 'This file has no products.'],
    [`${HEADING}\n`, 'This file has no products.'],
    ['SKU,Colour\nA,red\n', 'The column "Colour" is not one of a products file.'],
    ['SKU,sku\nA,B\n', 'A column stands twice in this file.'],
    ['Name,Price\nA,1\n', 'The file needs a column ID or SKU.'],
    ['SKU,Name\n"A,B\n', 'This is not a readable CSV file: see line 2.'],
    ['SKU\nA,B,C\n', 'This is not a readable CSV file: line 2 has a cell without a heading.'],
    ['SKU,Name\nA,\uFFFD\n', `${LOST} line 2. ${ANEW}`],
    ['SKU,Name (Urdu)\nA,????? ???\n', `${LOST} line 2, Name (Urdu). ${ANEW}`],
    ['SKU,Name\nA,Ø³Ø±Ø¯ÛŒ\n', `${LOST} line 2, Name. ${ANEW}`],
    ['PK\u0003\u0004\u0014\0\u0006', 'This is a workbook. Please save it as CSV UTF-8.'],
    [`SKU\n${'A\n'.repeat(2001)}`, 'Please import at most 2000 products at once.'],
  ])('%j', async (text, sentence) => {
    const { send } = await openWithOperator()
    expect(await refusal(await send(text, '?dry-run'), 422)).toMatchObject({ detail: sentence })
  })
})

function rewritten(cell: string) {
  return `A spreadsheet has written ${cell} in its own way. Format the column as text, and enter it once more.`
}

test.each([
  ['ID,SKU\n99,X\n', 'ID', 'There is no product 99.'],
  ['SKU,Stock\nLTF-EARLY-25,1\nltf-early-25,2\n', 'ID', 'This product stands twice in the file.'],
  ['ID,SKU\n1,LTF-SMALL-25\n', 'SKU', 'This SKU is in use by Small Stage Trout Feed.'],
  ['ID,Category\n1,Fry\n', 'Category', 'Please choose early, small or stock.'],
  ['ID,Active\n1,perhaps\n', 'Active', 'Please answer yes or no.'],
  ['ID,Images\n1,javascript:alert(1)\n', 'Images', 'Please give an https address or upload a picture.'],
  ['SKU,Name\n1.23E+11,Feed\n', 'SKU', rewritten('1.23E+11')],
  ['ID,Licence Number\n1,1.0012E+13\n', 'Licence Number', rewritten('1.0012E+13')],
  ['ID,Price\n1,1E+05\n', 'Price', rewritten('1E+05')],
  ['ID,Stock\n1,1E+03\n', 'Stock', rewritten('1E+03')],
  ['ID,Protein\n1,15-Dec\n', 'Protein', rewritten('15-Dec')],
  ['ID,Name\n1,#NAME?\n', 'Name', rewritten('#NAME?')],
  ['ID,Name\n1E+00,A\n', 'ID', rewritten('1E+00')],
  ['ID,Stock\n1,\n', 'Stock', 'Please enter the stock as a whole number from 0.'],
])('refuses the line %j at its column', async (text, path, message) => {
  const { planned } = await openWithOperator()
  const refused = (await planned(text)).lines.find(({ outcome }) => outcome === 'refused')
  expect(refused?.errors).toContainEqual({ path, message })
})

test('accepts only CSV of at most 1 MB', async () => {
  const { send } = await openWithOperator()
  await refusal(await send('{}', '', { 'Content-Type': 'application/json' }), 415)
  await refusal(await send(`SKU\n${'x'.repeat(1024 * 1024)}`), 413)
})
