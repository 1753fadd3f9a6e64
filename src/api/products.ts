import type { NewProduct, Product } from '~/schemas/products'
import type { Caller } from './callers'
import type { Call } from './http'
import { warnOfLowStock } from './notifications'
import { conflict } from './problems'
import { namedRow, oldestFirst } from './rows'
import type { Shop, ShopReader } from './store/store'

/** Products by id: the active ones, and for the operator all. */
export function listProducts(shop: ShopReader, { caller }: { caller: Pick<Caller, 'isOperator'> }): Product[] {
  return oldestFirst(shop.products.rows()).filter((product) => product.isActive || caller.isOperator)
}

/** Adds a product; 409 where its SKU is in use. */
export function createProduct(shop: Shop, { input }: Call<NewProduct>): Product {
  refuseUsedSku(shop, input.sku)
  return shop.products.insert(input)
}

/** Replaces a product; 404, or 409 where the SKU is another's. */
export function updateProduct(shop: Shop, call: Call<NewProduct>): Product {
  const before = namedRow(shop.products, call, 'product')
  refuseUsedSku(shop, call.input.sku, before.id)
  const product = { ...call.input, id: before.id }
  shop.products.put(product)
  warnOfLowStock(shop, before, product, call.now)
  return product
}

/** Takes a product out of the catalogue; old orders keep its name and SKU. */
export function deleteProduct(shop: Shop, call: Call): void {
  shop.products.delete(namedRow(shop.products, call, 'product').id)
}

function refuseUsedSku(shop: Shop, sku: string, ownId?: number) {
  for (const { id, name, sku: used } of shop.products.rows()) {
    if (used.toLowerCase() === sku.toLowerCase() && id !== ownId) throw conflict(`The SKU ${sku} is in use by ${name}.`)
  }
}
