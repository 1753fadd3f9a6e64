import { ratingsIn } from '~/domain/catalog/ratings'
import type { NewProduct, Product } from '~/domain/catalog/schema'
import { withOldNoted } from '~/domain/translations'
import type { Caller } from '../auth/auth'
import type { Call } from '../http/call'
import { conflict } from '../http/problems'
import { namedRow, nextVersion, oldestFirst, refuseUnseen } from '../http/rows'
import { restore, softDelete } from '../http/soft-delete'
import { ringForStock } from '../notifications/notifications'
import type { Shop, ShopReader } from '../store/store'
import { noteStockMove } from './stock-moves'

export function listProducts(shop: ShopReader, { caller }: { caller: Pick<Caller, 'isOperator'> }): Product[] {
  return oldestFirst(shop.products.rows()).filter((product) => product.isActive || caller.isOperator)
}

export function createProduct(shop: Shop, { input }: Call<NewProduct>): Product {
  refuseUsedSku(shop, input.sku)
  return addProduct(shop, input)
}

/** Replaces a product; 404, or 409 if another product has the SKU or the caller has seen an older version. */
export function updateProduct(shop: Shop, call: Call<NewProduct>): Product {
  const before = namedRow(shop.products, call, 'product')
  refuseUnseen(before, call)
  refuseUsedSku(shop, call.input.sku, before.id)
  return putProduct(shop, before, call.input, call)
}

/** Changes some fields of a product; 404, or 409 if the caller has seen an older version. */
export function changeProduct(shop: Shop, call: Call<Partial<NewProduct>>): Product {
  const before = namedRow(shop.products, call, 'product')
  refuseUnseen(before, call)
  return putProduct(shop, before, { ...before, ...call.input }, call)
}

export const addProduct = (shop: Shop, input: NewProduct): Product => shop.products.insert({ ...input, version: 1 })

/** Replaces a product; a changed stock is noted as counted. */
export function putProduct(shop: Shop, before: Product, input: NewProduct, call: Pick<Call, 'caller' | 'now'>): Product {
  const product = withOldNoted(['name', 'description'], before, { ...input, ...nextVersion(before), ...ratingsIn(before) })
  shop.products.put(product)
  ringForStock(shop, before, product, call.now)
  if (product.stockQuantity !== before.stockQuantity) noteStockMove(shop, { before, product, reason: 'counted', note: '' }, call)
  return product
}

export function deleteProduct(shop: Shop, call: Call): void {
  softDelete(shop.products, shop.deletedProducts, namedRow(shop.products, call, 'product'), call.now)
}

/** Restores a deleted product with its id; 404 after a day, 409 if its SKU is in use. */
export function restoreProduct(shop: Shop, call: Call): Product {
  return restore(shop.products, shop.deletedProducts, call, 'product', ({ sku, id }) => refuseUsedSku(shop, sku, id))
}

function refuseUsedSku(shop: Shop, sku: string, ownId?: number) {
  for (const { id, name, sku: used } of shop.products.rows()) {
    if (used.toLowerCase() === sku.toLowerCase() && id !== ownId) throw conflict(`The SKU ${sku} is in use by ${name}.`)
  }
}
