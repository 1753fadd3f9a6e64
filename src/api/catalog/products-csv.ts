import { stringify } from 'csv-stringify/sync'
import { ID_HEADING, PRODUCT_COLUMNS } from '~/domain/catalog/product-columns'
import type { ProductLine, ProductsImport } from '~/domain/catalog/products-csv-schema'
import type { Product } from '~/domain/catalog/schema'
import { harmlessCell } from '~/domain/csv-cells'
import { requireSession } from '../auth/auth'
import { hashOf } from '../auth/tokens'
import type { Call, CallContext } from '../http/call'
import { changedMeanwhile, invalid } from '../http/problems'
import { oldestFirst } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { addProduct, putProduct } from './products'
import { type PlannedLine, planLines } from './products-csv-plan'

/** All products as CSV: RFC 4180 in UTF-8 with a byte order mark. Cells that look like formulas are made harmless. */
export async function exportProducts(_call: Call, { locals }: CallContext): Promise<Response> {
  const products = await locals.store.read((shop) => oldestFirst(shop.products.rows()))
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="products.csv"',
  }
  return new Response(productsText(products), { headers })
}

function productsText(products: readonly Product[]): string {
  const cells = (product: Product) => [String(product.id), ...PRODUCT_COLUMNS.map(({ read }) => harmlessCell(read(product)))]
  const headings = [ID_HEADING, ...PRODUCT_COLUMNS.map(({ heading }) => heading)]
  return stringify([headings, ...products.map(cells)], { bom: true, record_delimiter: '\r\n', quoted_match: /^\s|\s$|[\r\n]/ })
}

/**
 * Creates and updates the products of a file in one change; `?dry-run` only says what would change.
 * 422 where a line is refused, 409 where the catalogue is not in the `state` that the caller has seen.
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
  if (outcome === 'created') addProduct(shop, product)
  if (outcome === 'updated' && before) putProduct(shop, before, product, call)
}

const shown = ({ line, name, outcome, changes, errors }: PlannedLine): ProductLine => ({ line, name, outcome, changes, errors })

const stateOf = (shop: ShopReader): string =>
  hashOf(
    oldestFirst(shop.products.rows())
      .map(({ id, version }) => `${id}:${version}`)
      .join(' '),
  )
