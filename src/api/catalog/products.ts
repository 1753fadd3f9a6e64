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
import { MOVES_KEPT_FOR, noteStockMove } from './stock-moves'

export function listProducts(shop: ShopReader, { caller }: { caller: Pick<Caller, 'isOperator'> }): Product[] {
  return oldestFirst(shop.products.rows()).filter((product) => product.isActive || caller.isOperator)
}

export function createProduct(shop: Shop, call: Call<NewProduct>): Product {
  refuseUsedSku(shop, call.input.sku)
  return addProduct(shop, call.input, call)
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

type Writing = Pick<Call, 'caller' | 'now'>

/** Stores a new product; its stock is noted as counted. */
export function addProduct(shop: Shop, input: NewProduct, call: Writing): Product {
  const product = shop.products.insert({ ...input, version: 1 })
  noteCounted(shop, { ...product, stockQuantity: 0 }, product, call)
  return product
}

/** Replaces a product; a changed stock is noted as counted. */
export function putProduct(shop: Shop, before: Product, input: NewProduct, call: Writing): Product {
  const product = withOldNoted(['name', 'description'], before, { ...input, ...nextVersion(before), ...ratingsIn(before) })
  shop.products.put(product)
  ringForStock(shop, before, product, call.now)
  noteCounted(shop, before, product, call)
  return product
}

function noteCounted(shop: Shop, before: Product, product: Product, call: Writing) {
  if (product.stockQuantity !== before.stockQuantity) noteStockMove(shop, { before, product, reason: 'counted', note: '' }, call)
}

/** Deletes a product. It can be restored for a day, and stays as long as its stock moves, which the books of a month name. */
export function deleteProduct(shop: Shop, call: Call): void {
  softDelete(shop.products, shop.deletedProducts, namedRow(shop.products, call, 'product'), call.now, MOVES_KEPT_FOR)
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
