import { readBill } from '~/api/customers/bills'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator(readBill)
