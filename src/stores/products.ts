import type { NewProduct, Product } from '~/schemas/products'
import { type ProductsImport, productsImport } from '~/schemas/products-csv'
import { AnswerError, call } from './client'
import { listStore } from './list'

export const { $list: $products, refresh: refreshProducts } = listStore<Product>('/api/products')

/** Where the products file is read from and sent to. */
export const PRODUCTS_FILE = '/api/products.csv'

/** Creates a product; the same key again creates no second one. Throws AnswerError or the network's error. */
export async function createProduct(product: NewProduct, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/products', { body: product, idempotencyKey })
  await refreshProducts()
}

/** Replaces a product that is still in the version seen; otherwise a 409 carries its values of now. */
export async function updateProduct(id: number, product: NewProduct, version: number): Promise<void> {
  await call('PUT', `/api/products/${id}`, { body: product, version })
  await refreshProducts()
}

/** Deletes a product; `restoreProduct` brings it back within a day. */
export async function deleteProduct(id: number): Promise<void> {
  await call('DELETE', `/api/products/${id}`, { needsSignIn: true })
  await refreshProducts()
}

export async function restoreProduct(id: number): Promise<void> {
  await call('PUT', `/api/products/${id}/restored`, { needsSignIn: true })
  await refreshProducts()
}

/** What importing a file would change, line by line. Throws AnswerError or the network's error. */
export const planImport = (content: string): Promise<ProductsImport> => sendFile(`${PRODUCTS_FILE}?dry-run`, content)

/** Imports a file over the catalogue that its plan was shown; where that has changed, the answer is a new plan. */
export async function importProducts(content: string, { state }: ProductsImport): Promise<ProductsImport> {
  try {
    const done = await sendFile(PRODUCTS_FILE, content, state)
    await refreshProducts()
    return done
  } catch (error) {
    if (error instanceof AnswerError && error.status === 409) return productsImport.parse(error.problem?.current)
    throw error
  }
}

async function sendFile(path: string, content: string, version?: string): Promise<ProductsImport> {
  const { body } = await call('PUT', path, { text: { type: 'text/csv', content }, version, needsSignIn: true })
  return productsImport.parse(body)
}
