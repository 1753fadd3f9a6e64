import { billPages } from '~/api/bill-pages'
import { listBills } from '~/api/bills'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.list(listBills, billPages)
