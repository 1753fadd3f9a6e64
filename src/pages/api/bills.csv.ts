import { exportBills } from '~/api/customers/bill-pages'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(exportBills)
