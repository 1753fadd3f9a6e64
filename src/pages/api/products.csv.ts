import { exportProducts, importProducts } from '~/api/catalog/products-csv'
import { bookkeeper, operator, table } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(exportProducts)
export const PUT = operator.handler(table, importProducts)
