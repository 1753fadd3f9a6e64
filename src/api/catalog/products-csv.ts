import { stringify } from 'csv-stringify/sync'
import { ID_HEADING, PRODUCT_COLUMNS, SAMPLE_HEADINGS } from '~/domain/catalog/product-columns'
import type { ProductLine, ProductsImport } from '~/domain/catalog/products-csv-schema'
import { type NewProduct, newProduct, type Product } from '~/domain/catalog/schema'
import { cellText, harmlessCell } from '~/domain/csv-cells'
import { hasLostLetters, isRewritten, rewrittenSentence } from '~/domain/damaged-cells'
import type { FieldError } from '~/domain/problems'
import { lostLetters, readTable, type Table, TableFault } from '~/domain/table-file'
import { requireSession } from '../auth/auth'
import { hashOf } from '../auth/tokens'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvNamed } from '../http/csv-files'
import { changedMeanwhile, invalid } from '../http/problems'
import { oldestFirst } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { addProduct, putProduct } from './products'

/** All products as CSV: RFC 4180 in UTF-8 with a byte order mark. Cells that look like formulas are escaped. */
export async function exportProducts(_call: Call, { locals }: CallContext): Promise<CallAnswer<string>> {
  const products = await locals.store.read((shop) => oldestFirst(shop.products.rows()))
  return csvNamed('products', Buffer.from(productsText(products)))
}

function productsText(products: readonly Product[]): string {
  const cells = (product: Product) => [String(product.id), ...PRODUCT_COLUMNS.map(({ read }) => harmlessCell(read(product)))]
  const headings = [ID_HEADING, ...PRODUCT_COLUMNS.map(({ heading }) => heading)]
  return stringify([headings, ...products.map(cells)], { bom: true, record_delimiter: '\r\n', quoted_match: /^\s|\s$|[\r\n]/ })
}

/**
 * Creates and updates the products of a file in one transaction; `?dry-run` only reports the changes. 422 for an invalid line,
 * 409 if the catalogue is not in the `state` that the caller has seen.
 */
export async function importProducts(call: Call<string>, { url, locals }: CallContext): Promise<ProductsImport> {
  if (url.searchParams.has('dry-run')) {
    return locals.store.read((shop) => ({ state: stateOf(shop), isDryRun: true, lines: planLines(shop, call.input).map(shown) }))
  }
  return locals.store.update((shop) => {
    requireSession(shop, call.caller)
    const lines = planLines(shop, call.input)
    const state = stateOf(shop)
    if (call.expected !== undefined && call.expected !== state)
      throw changedMeanwhile({ state, isDryRun: true, lines: lines.map(shown) })
    refuseWrongLines(lines)
    for (const line of lines) apply(shop, line, call)
    return { state: stateOf(shop), isDryRun: false, lines: lines.map(shown) }
  })
}

function refuseWrongLines(lines: readonly PlannedLine[]) {
  const errors = lines.flatMap(({ line, errors }) => errors.map(({ path, message }) => ({ path: `${line}.${path}`, message })))
  if (errors.length > 0) throw invalid(errors)
}

function apply(shop: Shop, { outcome, before, product }: PlannedLine, call: Call<string>) {
  if (!product) return
  if (outcome === 'created') addProduct(shop, product, call)
  if (outcome === 'updated' && before) putProduct(shop, before, product, call)
}

const shown = ({ line, name, outcome, changes, errors }: PlannedLine): ProductLine => ({ line, name, outcome, changes, errors })

const stateOf = (shop: ShopReader): string =>
  hashOf(
    oldestFirst(shop.products.rows())
      .map(({ id, version }) => `${id}:${version}`)
      .join(' '),
  )

const MAX_LINES = 2000

interface PlannedLine extends ProductLine {
  before: Product | undefined
  product: NewProduct | undefined
}

type Cells = ReadonlyMap<string, string>

/** Compares each line of a file with the shop; 422 for another file format. */
function planLines(shop: ShopReader, text: string): PlannedLine[] {
  try {
    const { headings, rows } = productsTable(text)
    const products = [...shop.products.rows()]
    const lines = rows.map((row, index) =>
      planLine(products, new Map(headings.map((name, at) => [name, cellText(row[at] ?? '')])), index + 2),
    )
    refuseSameSku(lines, products)
    return lines
  } catch (error) {
    if (error instanceof TableFault) throw wrongFile(error.message)
    throw error
  }
}

function productsTable(text: string): Table {
  const table = readTable(text, HEADINGS)
  if (table.rows.length === 0) throw wrongFile('This file has no products.')
  if (table.rows.length > MAX_LINES) throw wrongFile(`Please import at most ${MAX_LINES} products at once.`)
  refuseHeadings(table.headings)
  return table
}

const HEADINGS = [ID_HEADING, ...PRODUCT_COLUMNS.map(({ heading }) => heading), ...SAMPLE_HEADINGS]

const CARD_PATHS = ['compareAtPrice', 'badge']

function refuseHeadings(headings: readonly string[]) {
  const unknown = headings.find((heading) => !HEADINGS.includes(heading))
  if (unknown !== undefined) throw wrongFile(`The column "${unknown.slice(0, 40)}" is not one of a products file.`)
  if (new Set(headings).size !== headings.length) throw wrongFile('A column stands twice in this file.')
  if (!headings.includes('SKU') && !headings.includes(ID_HEADING)) throw wrongFile('The file needs a column ID or SKU.')
}

const wrongFile = (message: string) => invalid([{ path: 'file', message }])

function planLine(products: readonly Product[], cells: Cells, line: number): PlannedLine {
  const id = cells.get(ID_HEADING)?.trim() ?? ''
  const before = productNamed(products, id, cells.get('SKU') ?? '')
  const name = cells.get('Name') || before?.name || cells.get('SKU') || `Line ${line}`
  const same = { line, name, changes: [], errors: [], before, product: undefined }
  if (id && !before) return { ...same, outcome: 'refused', errors: [unknownId(id)] }
  const ofShow = SAMPLE_HEADINGS.some((heading) => cells.get(heading)?.trim()) ? CARD_PATHS : []
  const typed = PRODUCT_COLUMNS.filter(
    ({ heading, path, read }) => !ofShow.includes(path) && cells.has(heading) && !(before && cells.get(heading) === read(before)),
  )
  if (before && typed.length === 0) return { ...same, outcome: 'unchanged' }
  const rewritten = rewrittenCells(cells, typed, before, line)
  if (rewritten.length > 0) return { ...same, outcome: 'refused', errors: rewritten }
  const { data, error } = newProduct.safeParse(productOf(cells, typed, before))
  if (!data) return { ...same, outcome: 'refused', errors: error.issues.map(errorOf) }
  const changes = changesOf(data, before)
  if (before && changes.length === 0) return { ...same, outcome: 'unchanged' }
  return { ...same, outcome: before ? 'updated' : 'created', changes, product: data }
}

/** The cells that a spreadsheet reformatted; throws TableFault for a cell with lost letters. */
function rewrittenCells(cells: Cells, columns: typeof PRODUCT_COLUMNS, before: Product | undefined, line: number): FieldError[] {
  return columns.flatMap(({ heading, path, read }) => {
    const [cell, stored] = [cells.get(heading) ?? '', before && read(before)]
    if (hasLostLetters(cell, stored)) throw lostLetters(`line ${line}, ${heading}`)
    const isDay = path === 'bestBefore'
    return !isDay && isRewritten(cell, stored) ? [{ path: heading, message: rewrittenSentence(cell) }] : []
  })
}

function productOf(cells: Cells, columns: typeof PRODUCT_COLUMNS, before: Product | undefined) {
  const product = { ...(before ?? { specifications: {} }) } as Partial<NewProduct>
  for (const { heading, write } of columns) Object.assign(product, write(cells.get(heading) ?? '', product))
  return Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined))
}

/** The columns that change; 2500 for 2500.00 is not a change. */
const changesOf = (after: NewProduct, before: Product | undefined) =>
  PRODUCT_COLUMNS.map(({ heading, read }) => ({
    column: heading,
    before: before ? read(before) : '',
    after: read(after),
  })).filter((change) => change.before !== change.after)

const productNamed = (products: readonly Product[], id: string, sku: string) =>
  products.find((product) => (id ? String(product.id) === id : product.sku.toLowerCase() === sku.toLowerCase()))

const unknownId = (id: string): FieldError => ({
  path: ID_HEADING,
  message: isRewritten(id) ? rewrittenSentence(id) : `There is no product ${id.slice(0, 20)}.`,
})

function errorOf({ path, message }: { path: PropertyKey[]; message: string }): FieldError {
  const field = path.join('.')
  const column = PRODUCT_COLUMNS.find((each) => field === each.path || field.startsWith(`${each.path}.`))
  return { path: column?.heading ?? field, message }
}

function refuseSameSku(lines: readonly PlannedLine[], products: readonly Product[]) {
  const touched = new Set<number>()
  for (const line of lines) {
    if (!line.before) continue
    if (touched.has(line.before.id)) refuse(line, { path: ID_HEADING, message: 'This product stands twice in the file.' })
    touched.add(line.before.id)
  }
  const used = new Map<string, string>()
  for (const { id, sku, name } of products) if (!touched.has(id)) used.set(sku.toLowerCase(), name)
  for (const line of lines) {
    const sku = (line.product ?? line.before)?.sku.toLowerCase()
    if (sku === undefined) continue
    const other = used.get(sku)
    if (other === undefined) used.set(sku, line.name)
    else refuse(line, { path: 'SKU', message: `This SKU is in use by ${other}.` })
  }
}

function refuse(line: PlannedLine, error: FieldError) {
  line.outcome = 'refused'
  line.errors = [...line.errors, error]
}
