import { copyCustomer } from '~/api/customers/customer-copy'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(copyCustomer)
