import { CsvError, parse } from 'csv-parse/sync'
import { ID_HEADING, PRODUCT_COLUMNS } from '~/domain/catalog/product-columns'
import type { ProductLine } from '~/domain/catalog/products-csv-schema'
import { type NewProduct, newProduct, type Product } from '~/domain/catalog/schema'
import { cellText } from '~/domain/csv-cells'
import type { FieldError } from '~/domain/problems'
import { invalid } from '../http/problems'
import type { ShopReader } from '../store/store'

const MAX_LINES = 2000

export interface PlannedLine extends ProductLine {
  before: Product | undefined
  product: NewProduct | undefined
}

type Cells = ReadonlyMap<string, string>

/** Compares each line of a products file with the shop; 422 for a file of another form. */
export function planLines(shop: ShopReader, text: string): PlannedLine[] {
  const [headings = [], ...rows] = parseTable(text)
  refuseHeadings(headings)
  const products = [...shop.products.rows()]
  const lines = rows.map((row, index) =>
    planLine(products, new Map(headings.map((name, at) => [name, row[at] ?? ''])), index + 2),
  )
  refuseSameSku(lines, products)
  return lines
}

function parseTable(text: string): string[][] {
  if (text.includes('\uFFFD')) throw wrongFile('Please save the file as CSV UTF-8: it has characters that cannot be read.')
  const rows = parseRows(text)
  if (rows.length < 2) throw wrongFile('This file has no products.')
  if (rows.length > MAX_LINES + 1) throw wrongFile(`Please import at most ${MAX_LINES} products at once.`)
  return rows.map((row, index) => (index === 0 ? row.map((cell) => headingNamed(cell)) : row.map(cellText)))
}

function parseRows(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count_less: true, skip_empty_lines: true, skip_records_with_empty_values: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw wrongFile(`This is not a readable CSV file: see line ${error['lines'] ?? 1}.`)
  }
}

const HEADINGS = [ID_HEADING, ...PRODUCT_COLUMNS.map(({ heading }) => heading)]

const headingNamed = (cell: string) => HEADINGS.find((each) => each.toLowerCase() === cell.trim().toLowerCase()) ?? cell

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
  const typed = PRODUCT_COLUMNS.filter(
    ({ heading, read }) => cells.has(heading) && !(before && cells.get(heading) === read(before)),
  )
  if (before && typed.length === 0) return { ...same, outcome: 'unchanged' }
  const { data, error } = newProduct.safeParse(productOf(cells, typed, before))
  if (!data) return { ...same, outcome: 'refused', errors: error.issues.map(errorOf) }
  const changes = changesOf(data, before)
  if (before && changes.length === 0) return { ...same, outcome: 'unchanged' }
  return { ...same, outcome: before ? 'updated' : 'created', changes, product: data }
}

function productOf(cells: Cells, columns: typeof PRODUCT_COLUMNS, before: Product | undefined) {
  const product = { ...(before ?? { specifications: {} }) } as Partial<NewProduct>
  for (const { heading, write } of columns) Object.assign(product, write(cells.get(heading) ?? '', product))
  return product
}

/** The columns that change; 2500 in place of 2500.00 is no change. */
const changesOf = (after: NewProduct, before: Product | undefined) =>
  PRODUCT_COLUMNS.map(({ heading, read }) => ({
    column: heading,
    before: before ? read(before) : '',
    after: read(after),
  })).filter((change) => change.before !== change.after)

const productNamed = (products: readonly Product[], id: string, sku: string) =>
  products.find((product) => (id ? String(product.id) === id : product.sku.toLowerCase() === sku.toLowerCase()))

const unknownId = (id: string): FieldError => ({ path: ID_HEADING, message: `There is no product ${id.slice(0, 20)}.` })

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
