import { billOrder } from '~/api/customers/bills'
import { bookkeeper } from '~/api/http/endpoint'
import { newBill } from '~/domain/customers/bills-schema'

export const prerender = false
export const POST = bookkeeper(newBill, billOrder)
