import { exportBills } from '~/api/customers/bill-pages'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(exportBills)
