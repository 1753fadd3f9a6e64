import { billPages } from '~/api/customers/bill-pages'
import { listBills } from '~/api/customers/bills'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.list('bills', listBills, billPages)
