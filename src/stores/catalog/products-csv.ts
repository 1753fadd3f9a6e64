import { type ProductsImport, productsImport } from '~/domain/catalog/products-csv-schema'
import { AnswerError, leaveIfSignedOut } from '../client'
import { sendFile } from '../sent-file'
import { refreshProducts } from './products'

export const PRODUCTS_FILE = '/api/products.csv'

type OnProgress = (share: number) => void

/** Returns the changes that an import would make, by line. Throws AnswerError or the network's error. */
export const planImport = (content: string, onProgress: OnProgress): Promise<ProductsImport> =>
  send(`${PRODUCTS_FILE}?dry-run`, content, onProgress)

/** Imports a file by a plan that was shown. If the products have changed since, returns a new plan. */
export async function importProducts(
  content: string,
  { state }: ProductsImport,
  onProgress: OnProgress,
): Promise<ProductsImport> {
  try {
    const done = await send(PRODUCTS_FILE, content, onProgress, state)
    await refreshProducts()
    return done
  } catch (error) {
    if (error instanceof AnswerError && error.status === 409) return productsImport.parse(error.problem?.current)
    throw error
  }
}

async function send(path: string, body: string, onProgress: OnProgress, version?: string): Promise<ProductsImport> {
  const headers = { 'Content-Type': 'text/csv', ...(version && { 'If-Match': `"${version}"` }) }
  try {
    return productsImport.parse(await sendFile(path, { method: 'PUT', body, headers, onProgress }))
  } catch (error) {
    if (error instanceof AnswerError) leaveIfSignedOut(error)
    throw error
  }
}
