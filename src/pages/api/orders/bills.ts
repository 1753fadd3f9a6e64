import { billOrders } from '~/api/customers/bills'
import { bookkeeper } from '~/api/http/endpoint'
import { newBills } from '~/domain/customers/bills-schema'

export const prerender = false
export const POST = bookkeeper(newBills, billOrders)
