import { exportProducts, importProducts } from '~/api/catalog/products-csv'
import { operator, table } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.task(exportProducts)
export const PUT = operator.task(table, importProducts)
