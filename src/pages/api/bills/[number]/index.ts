import { readBill } from '~/api/customers/bills'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper(readBill)
