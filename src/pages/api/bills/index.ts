import { billPages } from '~/api/customers/bill-pages'
import { listBills } from '~/api/customers/bills'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.list('bills', listBills, billPages)
