import { exportProducts, importProducts } from '~/api/catalog/products-csv'
import { operator, table } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(exportProducts)
export const PUT = operator.handler(table, importProducts)
