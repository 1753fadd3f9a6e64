import { operator, table } from '~/api/http/endpoint'
import { exportProducts, importProducts } from '~/api/products-csv'

export const prerender = false
export const GET = operator.task(exportProducts)
export const PUT = operator.task(table, importProducts)
