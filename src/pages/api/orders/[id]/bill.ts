import { billOrder } from '~/api/customers/bills'
import { operator } from '~/api/http/endpoint'
import { newBill } from '~/domain/customers/bills-schema'

export const prerender = false
export const POST = operator(newBill, billOrder)
