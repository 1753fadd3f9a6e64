import type { NewProduct, Product } from '~/domain/catalog/schema'
import { call } from '../client'
import { listStore } from '../list'

export const { $known: $products, refresh: refreshProducts, replace: replaceProduct } = listStore<Product>('/api/products')

/** Creates a product, idempotent by key. Throws AnswerError or the network's error. */
export async function createProduct(product: NewProduct, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/products', { body: product, idempotencyKey })
  await refreshProducts()
}

/** Replaces a product of this version. Throws a 409 with the current product if it has another. */
export async function updateProduct(id: number, product: NewProduct, version: number): Promise<void> {
  await call('PUT', `/api/products/${id}`, { body: product, version })
  await refreshProducts()
}

/** Sets the price of a product of this version; throws a 409 if it has another. */
export const setProductPrice = (id: number, price: string, version: number): Promise<Product> =>
  changeProduct(`/api/products/${id}/price`, { price }, version)

export const setProductActive = (id: number, isActive: boolean, version: number): Promise<Product> =>
  changeProduct(`/api/products/${id}/active`, { isActive }, version)

async function changeProduct(path: string, body: Partial<Product>, version: number): Promise<Product> {
  const answer = await call('PUT', path, { body, version, needsSignIn: true })
  const product = answer.body as Product
  replaceProduct(product)
  return product
}

export async function deleteProduct(id: number): Promise<void> {
  await call('DELETE', `/api/products/${id}`, { needsSignIn: true })
  await refreshProducts()
}

export async function restoreProduct(id: number): Promise<void> {
  await call('PUT', `/api/products/${id}/restored`, { needsSignIn: true })
  await refreshProducts()
}
