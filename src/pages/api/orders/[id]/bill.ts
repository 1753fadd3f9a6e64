import { billOrder } from '~/api/bills'
import { operator } from '~/api/http/endpoint'
import { newBill } from '~/schemas/bills'

export const prerender = false
export const POST = operator(newBill, billOrder)
