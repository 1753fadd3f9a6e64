import { type ProductsImport, productsImport } from '~/domain/catalog/products-csv-schema'
import { AnswerError, call } from '../client'
import { refreshProducts } from './products'

export const PRODUCTS_FILE = '/api/products.csv'

/** What importing a file would change, line by line. Throws AnswerError or the network's error. */
export const planImport = (content: string): Promise<ProductsImport> => sendFile(`${PRODUCTS_FILE}?dry-run`, content)

/** Imports a file by a plan that was shown. If the products have changed since, the answer is a new plan. */
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
